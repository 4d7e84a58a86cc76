import type { Upload } from '@mandato/contract'
import type { Context } from '../../platform/context.ts'
import { acceptFile, safeFileName } from '../../platform/files/accept-file.ts'
import { draw } from '../../platform/files/pictures.ts'
import { refuseFile } from '../../platform/files/refusals.ts'
import { keepBytes, keepFile } from '../../platform/files/stored-files.ts'
import { isPicture, keepAttachedPicture } from '../drawn-pictures.ts'
import { insertContentFile } from '../queries/files.ts'

const pictures = ['png', 'jpeg', 'webp'] as const
/** Pictures of other kinds carry what they were taken with, and no browser shows them. */
const documents = ['pdf', ...pictures, 'dwg', 'dxf', 'zip', 'office'] as const

/**
 * Keeps a picture or an attachment until its item is saved. Pictures are drawn anew from their pixels, attached ones, too:
 * where they were taken, and whatever else was hidden in them, does not come along.
 */
export async function addContentFile(
  context: Context,
  purpose: 'picture' | 'attachment',
  file: Upload,
): Promise<{ id: number; file_id: number; name: string; mime: string; bytes: number }> {
  const { db, files: store, clock, user } = context
  const mime = await acceptFile(file, purpose === 'picture' ? pictures : documents)
  const name = safeFileName(file.filename)
  const by = { at: clock.now(), by: user.id }
  if (purpose === 'attachment') {
    const { path, bytes, sha256 } = file
    const kept = isPicture(mime)
      ? await keepAttachedPicture(context, { path, name, by: user.id })
      : {
          file_id: await keepFile(db, store, { name, mime, path, bytes, sha256, by: user.id }),
          name,
          mime,
          bytes,
        }
    const id = await insertContentFile(db, { file_id: kept.file_id, thumb_id: null, purpose, ...by })
    return { id, ...kept }
  }
  const drawn = await draw(file.path).catch(() => {
    throw refuseFile('file_broken', {}, { fields: { file: 'file_broken' } })
  })
  const own = { name: `${name.replace(/\.\w+$/, '')}.webp`, mime: 'image/webp', by: user.id }
  const large = await keepBytes(db, store, { ...own, data: drawn.large })
  const thumb = await keepBytes(db, store, { ...own, data: drawn.thumb })
  const id = await insertContentFile(db, { file_id: large.id, thumb_id: thumb.id, purpose, ...by })
  return { id, file_id: large.id, name: own.name, mime: own.mime, bytes: drawn.large.byteLength }
}
