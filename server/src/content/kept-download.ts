import type { Upload } from '@mandato/contract'
import { open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { Context } from '../platform/context.ts'
import { acceptFile, safeFileName } from '../platform/files/accept-file.ts'
import { keepFile } from '../platform/files/stored-files.ts'
import { isPicture, keepSizes } from './drawn-pictures.ts'

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

/**
 * Read once more from the disk, each piece into the place of the one before: with new pieces 500 MB took 90 MiB of memory
 * until the garbage collector came.
 */
async function checksum(path: string): Promise<number> {
  const file = await open(path, 'r')
  try {
    const piece = Buffer.allocUnsafe(1024 * 1024)
    let sum = 0
    for (;;) {
      const { bytesRead } = await file.read(piece)
      if (bytesRead === 0) return sum
      sum = crc32(piece.subarray(0, bytesRead), sum)
    }
  } finally {
    await file.close()
  }
}

/**
 * Keeps what was sent; pictures in the sizes they are handed out in.
 */
export async function keptDownload(context: Context, file: Upload): Promise<Kept> {
  const { db, files, user } = context
  const mime = await acceptFile(file, accepted)
  const name = safeFileName(file.filename)
  const { path, bytes, sha256 } = file
  if (isPicture(mime)) return keepSizes(context, { path, name, by: user.id })
  const sum = await checksum(path)
  const stored_id = await keepFile(db, files, { name, mime, path, bytes, sha256, by: user.id })
  return { stored_id, web_id: null, thumb_id: null, width: null, height: null, crc32: sum }
}
