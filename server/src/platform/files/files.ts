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
  /** All of it, or the bytes from one to another, both included. */
  read(storedAs: string, part?: { readonly start: number; readonly end: number }): ReadStream
  /** The path on this machine, for workers that read by themselves. */
  pathOf(storedAs: string): string
  remove(storedAs: string): Promise<void>
}

/** Bytes of a part that are read ahead. */
const ahead = 256 * 1024

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
    read: (storedAs, part) => createReadStream(pathOf(storedAs), part && { ...part, highWaterMark: ahead }),
    remove: (storedAs) => rm(pathOf(storedAs), { force: true }),
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
