import { crc32 } from 'node:zlib'
import type { Services } from '../platform/context.ts'
import type { Db } from '../platform/db/db.ts'
import { drawSizes } from '../platform/files/pictures.ts'
import { refuseFile } from '../platform/files/refusals.ts'
import { keepBytes } from '../platform/files/stored-files.ts'

interface Work extends Pick<Services, 'files'> {
  readonly db: Db
}
/** Where a picture lies, what it is called, and who sent it. */
interface Picture {
  readonly path: string
  readonly name: string
  readonly by: number | null
}

/** Media types that are drawn anew before they are handed out. */
export const isPicture = (mime: string): boolean => /^image\/(png|jpeg|webp)$/.test(mime)

const drawnOf = (path: string) =>
  drawSizes(path).catch(() => {
    throw refuseFile('file_broken', {}, { fields: { file: 'file_broken' } })
  })
const stemOf = (name: string) => name.replace(/\.\w{1,5}$/, '')
const asIs = ({ name, by }: Picture, mime: string) => ({
  name: `${stemOf(name)}.${mime === 'image/png' ? 'png' : 'jpg'}`,
  mime,
  by,
})

/**
 * A picture in the sizes of the download area, drawn anew: where it was taken, and whatever else was hidden in it, does
 * not come along.
 */
export async function keepSizes({ db, files }: Work, picture: Picture) {
  const { print, web, thumb, mime, width, height } = await drawnOf(picture.path)
  const own = asIs(picture, mime)
  const { id: stored_id } = await keepBytes(db, files, { ...own, data: print })
  const { id: web_id } = await keepBytes(db, files, { ...own, data: web })
  const small = { name: `${stemOf(picture.name)}.webp`, mime: 'image/webp', by: picture.by }
  const { id: thumb_id } = await keepBytes(db, files, { ...small, data: thumb })
  return { stored_id, web_id, thumb_id, width, height, crc32: crc32(print) }
}

/** A picture that is handed out as it is, with all its pixels, drawn anew. */
export async function keepAttachedPicture({ db, files }: Work, picture: Picture) {
  const { print, mime } = await drawnOf(picture.path)
  const own = asIs(picture, mime)
  const { id } = await keepBytes(db, files, { ...own, data: print })
  return { file_id: id, name: own.name, mime, bytes: print.byteLength }
}
