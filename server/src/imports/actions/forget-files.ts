import { keepingTimes } from '../../audit/index.ts'
import type { Parts } from '../../platform/parts.ts'
import { removeFile } from '../../platform/files/stored-files.ts'
import { filesEndedBefore, forgetErrors } from '../queries/imports.ts'

/** So long a file is kept after its import ended: time to apply a trial, or to look what was in it. */
const fileDays = 14

export async function forgetOldFiles({
  db,
  files,
  clock,
}: Pick<Parts, 'db' | 'files' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000)
  for (const id of await filesEndedBefore(db, daysAgo(fileDays))) await removeFile(db, files, id)
  // What was wrong with its rows; the import itself stays in the list.
  await forgetErrors(db, daysAgo((await keepingTimes(db)).import_days))
}
