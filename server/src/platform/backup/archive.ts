import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { BackupError, sums } from './error.ts'

/** A backup being written. */
export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>
  /** Streams a file of that many bytes; gives its SHA-256. */
  addFile(name: string, path: string, bytes: number): Promise<string>
  /** Writes the closing list of hashes, brings everything to the disk and gives the file its name. */
  close(): Promise<void>
  abandon(): Promise<void>
}

/** Fast rather than small: the backup should end soon, and the disk is the cheaper half. */
const compression = { level: 2 }

/** Writes a gzipped tar beside its final name, so that a file of that name is always a whole backup. */
export function writeArchive(path: string): ArchiveWriter {
  const temporary = `${path}.part`
  const tar = pack()
  const written = pipeline(tar, createGzip(compression), createWriteStream(temporary, { mode: 0o600 }))
  written.catch(() => undefined)
  const hashes: string[] = []
  // A full disk ends the pipeline; the tar would wait for ever, and only the disk's error explains it.
  const orBroken = async (work: () => Promise<void>): Promise<void> => {
    try {
      await Promise.race([work(), written])
    } catch (error) {
      tar.destroy(error as Error)
      await written
      throw error
    }
  }
  const entry = (name: string, bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      tar.entry({ ...header(name), size: bytes.length }, bytes, (error) =>
        error ? reject(error) : resolve(),
      )
    })
  return {
    async add(name, bytes) {
      hashes.push(listed(createHash('sha256').update(bytes).digest('hex'), name))
      await orBroken(() => entry(name, bytes))
    },
    async addFile(name, from, bytes) {
      const hash = createHash('sha256')
      const count = async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          hash.update(chunk)
          yield chunk
        }
      }
      await orBroken(() =>
        pipeline(
          createReadStream(from, bytes > 0 ? { end: bytes - 1 } : {}),
          count,
          tar.entry({ ...header(name), size: bytes }),
        ),
      )
      const sha256 = hash.digest('hex')
      hashes.push(listed(sha256, name))
      return sha256
    },
    async close() {
      await orBroken(() => entry(sums, Buffer.from(`${hashes.join('\n')}\n`)))
      tar.finalize()
      await written
      await toDisk(temporary)
      await rename(temporary, path)
      await toDisk(dirname(path))
    },
    async abandon() {
      tar.destroy()
      await written.catch(() => undefined)
      await rm(temporary, { force: true })
    },
  }
}

/** Nothing of the moment or the machine: equal contents give equal bytes. */
const header = (name: string) => ({ name, mtime: new Date(0), mode: 0o600 })

export const listed = (sha256: string, name: string): string => `${sha256}  ${name}`

async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** What the disk said, in words for the operator. */
export function explainDisk(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupError(`No space left for ${path}: nothing was kept.`)
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR' || code === 'ENOTDIR')
    return new BackupError(`${path} cannot be written: ${(error as Error).message}.`)
  return error
}
