import type { Db } from '../../platform/db/db.ts'
import { forgetFiles } from '../../platform/files/forget-files.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { eraseClientIn } from '../queries/erase.ts'

/**
 * What the deletion of a client means for the files it came in; the registry calls it in the transaction that deletes
 * the client.
 */
export const eraseImports =
  ({ jobs }: { readonly jobs: Jobs }) =>
  async (db: Db, clientId: number): Promise<void> =>
    forgetFiles({ db, jobs }, await eraseClientIn(db, clientId))
