import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { FileFault } from './file-fault.ts'

const chunkBytes = 64 * 1024
/** A gzip of 1 GiB can hold a thousand times as much: what no ERP writes is an attack on the disk. */
const maxExpandedBytes = 8 * 1024 ** 3

/** A file to be read from its start, as often as needed. */
export interface Source {
  readonly gzip: boolean
  readonly bytes: number
  /** How many bytes of the stored file the latest reading has taken. */
  consumed(): number
  chunks(): AsyncGenerator<Buffer>
}

export async function openSource(path: string, limit = maxExpandedBytes): Promise<Source> {
  const { size } = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new FileFault('file_gone') : error
  })
  const gzip = await startsLikeGzip(path)
  let consumed = 0
  async function* chunks(): AsyncGenerator<Buffer> {
    consumed = 0
    let expanded = 0
    const stored = createReadStream(path, { highWaterMark: chunkBytes })
    stored.on('data', (chunk) => {
      consumed += chunk.length
    })
    const plain = gzip ? unzip(stored) : stored
    let onlyReturns: boolean | undefined
    try {
      for await (const chunk of plain as AsyncIterable<Buffer>) {
        expanded += chunk.length
        if (expanded > limit) throw new FileFault('too_large_expanded', { limit: `${limit / 1024 ** 3} GiB` })
        onlyReturns ??= endsLinesByReturn(chunk)
        yield onlyReturns ? withNewlines(chunk) : chunk
      }
    } catch (error) {
      throw gzipFault(error) ?? error
    } finally {
      stored.destroy()
    }
  }
  return { gzip, bytes: size, consumed: () => consumed, chunks }
}

const lineFeed = 0x0a
const carriageReturn = 0x0d

/** Old systems end lines by a carriage return alone: then the first chunk has some, and no line feed. */
const endsLinesByReturn = (chunk: Buffer): boolean =>
  chunk.includes(carriageReturn) && !chunk.includes(lineFeed)

/** Changes the chunk itself, which nobody else reads. */
function withNewlines(chunk: Buffer): Buffer {
  for (let at = chunk.indexOf(carriageReturn); at !== -1; at = chunk.indexOf(carriageReturn, at + 1))
    chunk[at] = lineFeed
  return chunk
}

function unzip(stored: Readable): Readable {
  const gunzip = createGunzip({ chunkSize: chunkBytes })
  stored.on('error', (error) => gunzip.destroy(error))
  return stored.pipe(gunzip)
}

function gzipFault(error: unknown): FileFault | undefined {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'Z_BUF_ERROR') return new FileFault('gzip_cut')
  return code?.startsWith('Z_') ? new FileFault('gzip_damaged') : undefined
}

async function startsLikeGzip(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer.readUInt16BE(0) === 0x1f8b
  } finally {
    await file.close()
  }
}
