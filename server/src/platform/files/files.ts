import { randomBytes } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { copyFile, link, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where files lie: a folder now, an object store can follow behind the same four functions. */
export interface FileStore {
  /**
   * Takes over a finished temporary file and gives the name it is stored under: 128 random bits. The file stays
   * where it was as well, and the caller removes it: the act it belongs to may be tried again.
   * A restore says the name it had.
   */
  keep(temporaryPath: string, storedAs?: string): Promise<string>
  read(storedAs: string): ReadStream
  /** The bytes from one to another, both included. Each piece holds until the next is asked for. */
  part(storedAs: string, from: number, to: number): AsyncIterable<Uint8Array>
  /** The path on this machine, for workers that read by themselves. */
  pathOf(storedAs: string): string
  remove(storedAs: string): Promise<void>
}

/** Bytes of a piece: so many are sent while as many are read ahead. */
const piece = 256 * 1024

/** A file store in a folder, two levels deep so that no folder grows too long. */
export function folderStore(folder: string): FileStore {
  const pathOf = (storedAs: string) => {
    if (!/^[0-9a-f]{32}$/.test(storedAs)) throw new Error('not a stored name')
    return join(folder, storedAs.slice(0, 2), storedAs)
  }
  return {
    pathOf,
    async keep(temporaryPath, storedAs = randomBytes(16).toString('hex')) {
      const path = pathOf(storedAs)
      await mkdir(join(folder, storedAs.slice(0, 2)), { recursive: true, mode: 0o700 })
      await place(temporaryPath, path)
      return storedAs
    },
    read: (storedAs) => createReadStream(pathOf(storedAs)),
    part: (storedAs, from, to) => partOf(pathOf(storedAs), from, to),
    remove: (storedAs) => rm(pathOf(storedAs), { force: true }),
  }
}

/**
 * Two buffers take turns, whatever the length: with a new one for each piece 500 MB left a hundred behind them until
 * they were collected.
 */
async function* partOf(path: string, from: number, to: number): AsyncGenerator<Uint8Array> {
  const file = await open(path)
  const buffers: Buffer[] = []
  const fill = (turn: number, at: number): Promise<Buffer> => {
    const buffer = (buffers[turn % 2] ??= Buffer.allocUnsafeSlow(Math.min(piece, to + 1 - from)))
    const read = file.read(buffer, 0, Math.min(buffer.length, to + 1 - at), at)
    return read.then(({ bytesRead }) => buffer.subarray(0, bytesRead))
  }
  let ahead: Promise<Buffer> | undefined
  try {
    for (let turn = 0, at = from; at <= to; turn += 1) {
      const next = await (ahead ?? fill(turn, at))
      if (next.length === 0) throw new Error('a stored file is shorter than its entry says')
      at += next.length
      ahead = at <= to ? fill(turn + 1, at) : undefined
      // Awaited on the next turn; until then nobody would hear that it failed.
      ahead?.catch(() => undefined)
      yield next
    }
  } finally {
    // Closed in the middle of it, a read would still write to its buffer.
    await ahead?.catch(() => undefined)
    await file.close()
  }
}

/**
 * Gives the bytes a second name, or copies them where the disk is another or knows no such thing; on the disk before
 * it counts as kept.
 */
async function place(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch {
    await rm(to, { force: true })
    await copyFile(from, to)
  }
  const file = await open(to, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** All bytes of a stored file; for papers and mails, which are small. */
export async function bytesOf(store: FileStore, storedAs: string): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of store.read(storedAs)) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
