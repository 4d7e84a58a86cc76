import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { FileStore } from './files.ts'
import type { Job, Jobs } from '../jobs.ts'
import { removeFile } from './stored-files.ts'
import { unnamedFiles } from './unnamed-files.ts'

const forgetFilesJob = 'forget-files'

/** Files whose last row goes with this transaction: their bytes go after it, so that a rollback loses none. */
export async function forgetFiles(
  { db, jobs }: { readonly db: Db; readonly jobs: Pick<Jobs, 'send'> },
  files: readonly number[],
): Promise<void> {
  if (files.length > 0) await jobs.send(db, forgetFilesJob, { files })
}

interface Parts {
  readonly db: Db
  readonly files: FileStore
  readonly clock: Clock
}
export const forgetFilesJobs = ({ db, files, clock }: Parts): Job[] => [
  {
    name: 'forget-unnamed-files',
    cron: '57 3 * * *',
    expireInSeconds: 3600,
    run: async () => {
      for await (const id of unnamedFiles(db, clock.now()))
        await removeFile(db, files, id).catch((error: unknown) => {
          // Somebody names it since.
          if ((error as { code?: unknown }).code !== '23503') throw error
        })
    },
  },
  {
    name: forgetFilesJob,
    retries: 5,
    run: async ({ files: ids }) => {
      for (const id of Array.isArray(ids) ? ids : []) await removeFile(db, files, Number(id))
    },
  },
]
