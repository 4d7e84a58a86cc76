import type { Parts } from '../../platform/parts.ts'
import { removeFile } from '../../platform/files/stored-files.ts'
import { filesEndedBefore, forgetErrors } from '../queries/imports.ts'

/** So long a file is kept after its import ended: time to apply a trial, or to look what was in it. */
const fileDays = 14
/** And so long what was wrong with its rows; the import itself stays in the list. */
const errorDays = 90

export async function forgetOldFiles({
  db,
  files,
  clock,
}: Pick<Parts, 'db' | 'files' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000)
  for (const id of await filesEndedBefore(db, daysAgo(fileDays))) await removeFile(db, files, id)
  await forgetErrors(db, daysAgo(errorDays))
}
