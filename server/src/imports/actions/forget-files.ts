import type { Parts } from '../../platform/parts.ts'
import { removeFile } from '../../platform/stored-files.ts'
import { filesEndedBefore } from '../queries/imports.ts'

/** So long a file is kept after its import ended: time to apply a trial, or to look what was in it. */
const keptDays = 14

export async function forgetOldFiles({ db, files, clock }: Pick<Parts, 'db' | 'files' | 'clock'>): Promise<void> {
  const moment = new Date(clock.now().getTime() - keptDays * 86_400_000)
  for (const id of await filesEndedBefore(db, moment)) await removeFile(db, files, id)
}
