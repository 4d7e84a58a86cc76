import type { Upload } from '@mandato/contract'
import { createReadStream } from 'node:fs'
import { crc32 } from 'node:zlib'
import type { Context } from '../platform/context.ts'
import { acceptFile, safeFileName } from '../platform/files/accept-file.ts'
import { drawSizes } from '../platform/files/pictures.ts'
import { refuseFile } from '../platform/files/refusals.ts'
import { keepBytes, keepFile } from '../platform/files/stored-files.ts'

/** Pictures of other kinds carry what they were taken with, and no browser shows them. */
const accepted = ['pdf', 'png', 'jpeg', 'webp', 'dwg', 'dxf', 'zip', 'office'] as const

/** A file as it is handed out. */
interface Kept {
  readonly stored_id: number
  readonly web_id: number | null
  readonly thumb_id: number | null
  readonly width: number | null
  readonly height: number | null
  readonly crc32: number
}

/** Read once more from the disk, a piece at a time. */
async function checksum(path: string): Promise<number> {
  let sum = 0
  for await (const part of createReadStream(path, { highWaterMark: 1024 * 1024 }))
    sum = crc32(part as Buffer, sum)
  return sum
}

/**
 * Keeps what was sent. Pictures are drawn anew in the sizes they are handed out in: where they were taken, and whatever
 * else was hidden in them, does not come along.
 */
export async function keptDownload(context: Context, file: Upload): Promise<Kept> {
  const { db, files, user } = context
  const mime = await acceptFile(file, accepted)
  const name = safeFileName(file.filename)
  if (mime.startsWith('image/') && !/dwg|dxf/.test(mime)) return keptPicture(context, file.path, name)
  const sum = await checksum(file.path)
  const { path, bytes, sha256 } = file
  const stored_id = await keepFile(db, files, { name, mime, path, bytes, sha256, by: user.id })
  return { stored_id, web_id: null, thumb_id: null, width: null, height: null, crc32: sum }
}

async function keptPicture({ db, files, user }: Context, path: string, name: string): Promise<Kept> {
  const drawn = await drawSizes(path).catch(() => {
    throw refuseFile('file_broken', {}, { fields: { file: 'file_broken' } })
  })
  const { print, web, thumb, mime, width, height } = drawn
  const stem = name.replace(/\.\w{1,5}$/, '')
  const own = { name: `${stem}.${mime === 'image/png' ? 'png' : 'jpg'}`, mime, by: user.id }
  const { id: stored_id } = await keepBytes(db, files, { ...own, data: print })
  const { id: web_id } = await keepBytes(db, files, { ...own, data: web })
  const small = { name: `${stem}.webp`, mime: 'image/webp', by: user.id }
  const { id: thumb_id } = await keepBytes(db, files, { ...small, data: thumb })
  return { stored_id, web_id, thumb_id, width, height, crc32: crc32(print) }
}
