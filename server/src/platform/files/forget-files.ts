import type { Db } from '../db/db.ts'
import type { FileStore } from './files.ts'
import type { Job, Jobs } from '../jobs.ts'
import { removeFile } from './stored-files.ts'

const forgetFilesJob = 'forget-files'

/** Files whose last row goes with this transaction: their bytes go after it, so that a rollback loses none. */
export async function forgetFiles(
  { db, jobs }: { readonly db: Db; readonly jobs: Jobs },
  files: readonly number[],
): Promise<void> {
  if (files.length > 0) await jobs.send(db, forgetFilesJob, { files })
}

export const forgetFilesJobs = ({ db, files }: { readonly db: Db; readonly files: FileStore }): Job[] => [
  {
    name: forgetFilesJob,
    retries: 5,
    run: async ({ files: ids }) => {
      for (const id of Array.isArray(ids) ? ids : []) await removeFile(db, files, Number(id))
    },
  },
]
