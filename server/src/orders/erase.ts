import type { Db } from '../platform/db/db.ts'
import { forgetFiles } from '../platform/files/forget-files.ts'
import type { Jobs } from '../platform/jobs.ts'
import { draftsOf, dropFilesOf, eraseWords } from './queries/client-slots.ts'
import { deleteDraft } from './queries/write.ts'

/**
 * Erases the people of a client's orders, its drafts and every file that came with an order: plans and photos show homes.
 * What was sent stays as its PDF, a business record (Civil Code, art. 2220).
 */
export const eraseOrders =
  ({ jobs }: { readonly jobs: Jobs }) =>
  async (db: Db, client: number): Promise<void> => {
    for (const id of await draftsOf(db, client)) await forgetFiles({ db, jobs }, await deleteDraft(db, id))
    await forgetFiles({ db, jobs }, await dropFilesOf(db, client))
    await eraseWords(db, client)
  }
