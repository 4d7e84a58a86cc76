import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { listed } from './archive.ts'
import { BackupError, sums } from './error.ts'

/** One entry of a backup; its content must be read to the end before the next one is asked for. */
export interface Entry {
  readonly name: string
  readonly content: AsyncIterable<Buffer>
}

/** Reads the entries of a backup in order. @throws BackupError when the file is no backup or is damaged */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const tar = extract()
  const source = createReadStream(path)
  const read = pipeline(source, createGunzip(), tar).then(
    () => null,
    (error: Error) => {
      tar.destroy(error)
      return error
    },
  )
  try {
    for await (const entry of tar as AsyncIterable<Readable & { header: { name: string } }>) {
      yield { name: entry.header.name, content: explained(path, entry as AsyncIterable<Buffer>) }
      entry.resume()
    }
    // The checksum of the compression stands after the last entry.
    const failure = await read
    if (failure) throw failure
  } catch (error) {
    throw explain(path, error)
  } finally {
    source.destroy()
    await read
  }
}

/** Damage shows while reading: at the next entry, or within one. */
async function* explained(path: string, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content
  } catch (error) {
    throw explain(path, error)
  }
}

const explain = (path: string, error: unknown): BackupError =>
  error instanceof BackupError
    ? error
    : new BackupError(`${path} cannot be read as a backup: ${(error as Error).message}.`)

export async function contentOf(entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of entry.content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * Reads a backup from beginning to end and compares every entry with the closing list.
 * @returns the content of the first entry, which must have that name
 * @throws BackupError for a file that is cut, damaged or something else
 */
export async function verifyArchive(path: string, firstName: string): Promise<Buffer> {
  const found: string[] = []
  let first: Buffer | undefined
  let list: string | undefined
  for await (const entry of readArchive(path)) {
    if (list !== undefined) throw new BackupError(`${path} has something after its end.`)
    if (entry.name === sums) list = (await contentOf(entry)).toString()
    else if (first) found.push(listed(await hashOf(entry), entry.name))
    else {
      if (entry.name !== firstName) throw new BackupError(`${path} is not a backup of Mandato.`)
      first = await contentOf(entry)
      found.push(listed(createHash('sha256').update(first).digest('hex'), entry.name))
    }
  }
  if (!first || list === undefined)
    throw new BackupError(`${path} is not a whole backup: its end is missing.`)
  if (list !== `${found.join('\n')}\n`)
    throw new BackupError(`${path} is damaged: its contents do not match its list.`)
  return first
}

async function hashOf(entry: Entry): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of entry.content) hash.update(chunk)
  return hash.digest('hex')
}
