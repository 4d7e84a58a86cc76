import type { Db } from '../platform/db/db.ts'
import { forgetFiles } from '../platform/files/forget-files.ts'
import type { Jobs } from '../platform/jobs.ts'
import { eraseTexts } from './queries/write.ts'

/** Erases the words and files of a client’s requests; that there was one stays. */
export const eraseFreeRequests =
  ({ jobs }: { readonly jobs: Jobs }) =>
  async (db: Db, client: number): Promise<void> =>
    forgetFiles({ db, jobs }, await eraseTexts(db, client))
