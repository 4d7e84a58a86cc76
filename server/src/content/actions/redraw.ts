import type { Parts } from '../../platform/parts.ts'
import { Refusal } from '../../platform/errors.ts'
import { transaction } from '../../platform/db/db.ts'
import { forgetFiles } from '../../platform/files/forget-files.ts'
import { storedFile } from '../../platform/files/stored-files.ts'
import { keepAttachedPicture, keepSizes } from '../drawn-pictures.ts'
import { nextOldPicture, noteDrawnAttachment, noteDrawnVersion, type OldPicture } from '../queries/redraw.ts'

type Work = Pick<Parts, 'db' | 'files' | 'jobs' | 'log'>

/**
 * Draws the pictures anew that were kept with what their camera wrote. One at a time, each in a transaction of its own:
 * a process that dies leaves the rest to the next. The bytes of before go from the disk. One that cannot be drawn is
 * named in the log and tried again the next night.
 */
export async function redrawPictures(work: Work): Promise<void> {
  const after = { download: 0, attachment: 0 }
  for (;;) {
    const done = await transaction(work.db, async (db) => {
      const old = await nextOldPicture(db, after)
      return old && { ...old, drawn: await drawOne({ ...work, db }, old) }
    })
    if (!done) return
    if (!done.drawn) work.log.warn({ of: done.of, id: done.id }, 'an old picture cannot be drawn anew')
    after[done.of] = done.id
  }
}

/** @returns whether it could be drawn */
async function drawOne(work: Work, { of, id, stored }: OldPicture): Promise<boolean> {
  const { db, files } = work
  const [largest] = stored
  const before = largest === undefined ? undefined : await storedFile(db, largest)
  if (!before) return false
  const picture = { path: files.pathOf(before.stored_as), name: before.name, by: before.created_by }
  try {
    if (of === 'download') await noteDrawnVersion(db, id, await keepSizes(work, picture))
    else await noteDrawnAttachment(db, id, (await keepAttachedPicture(work, picture)).file_id)
  } catch (err) {
    if (err instanceof Refusal) return false
    throw err
  }
  await forgetFiles(work, stored)
  return true
}
