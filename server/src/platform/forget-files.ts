import type { Db } from '../../platform/db.ts'
import type { FileStore } from '../../platform/files.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { removeFile } from '../../platform/stored-files.ts'

export const forgetFilesJob = 'forget-sheet-files'

/** Files whose last row goes with this transaction: their bytes go after it, so that a rollback loses none. */
export async function forgetFiles(
  { db, jobs }: { readonly db: Db; readonly jobs: Jobs },
  files: readonly number[],
) {
  if (files.length > 0) await jobs.send(db, forgetFilesJob, { files })
}

export async function removeFiles(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  ids: unknown,
): Promise<void> {
  for (const id of Array.isArray(ids) ? ids : []) await removeFile(db, files, Number(id))
}
