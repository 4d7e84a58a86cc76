import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import type { FileStore } from '../files/files.ts'
import { type Entry, readArchive } from './archive-reader.ts'
import { emptied } from './emptied.ts'
import { BackupError } from './error.ts'
import type { Manifest } from './manifest.ts'
import { columnList, quoted, speakPlainly } from './tables.ts'

export interface Restoring {
  readonly client: pg.Client
  readonly files: FileStore
  /** Where a file lies until it is whole; on the disk of the store. */
  readonly folder: string
  readonly say: (line: string) => void
}

/**
 * Brings a checked backup into an empty database that has the backup's schema; all tables in one
 * transaction, so that a broken restore leaves the place as empty as it was.
 */
export async function restoreInto(place: Restoring, path: string, manifest: Manifest): Promise<void> {
  const { client, files } = place
  await speakPlainly(client)
  await client.query('begin')
  const kept: string[] = []
  try {
    const fill = await emptied(client, manifest)
    await loadEntries(place, path, manifest, kept)
    await fill.close()
    for (const { name, value, called } of manifest.sequences)
      await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, called])
    await compareCounts(client, manifest)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    for (const storedAs of kept) await files.remove(storedAs)
    throw error
  }
  const lost = manifest.files.filter((file) => !kept.includes(file.stored_as))
  for (const { stored_as } of lost) place.say(`file ${stored_as} was not in the backup`)
}

async function loadEntries(
  { client, files, folder, say }: Restoring,
  path: string,
  manifest: Manifest,
  kept: string[],
): Promise<void> {
  const tables = tableLoader(client, manifest, say)
  for await (const entry of readArchive(path)) {
    const [kind, key = ''] = entry.name.split('/')
    if (kind === 'tables') await tables.load(key, entry.content)
    else await tables.end()
    if (kind === 'files') {
      await keep(files, join(folder, key), key, entry)
      kept.push(key)
    }
  }
}

interface OpenCopy {
  readonly name: string
  readonly stream: CopyStreamQuery
  /** Rejects when the database refuses a row, whenever that is. */
  readonly failed: Promise<never>
}

/** One COPY takes all parts of a table: a part ends anywhere, also in the middle of a row. */
function tableLoader(client: pg.Client, manifest: Manifest, say: (line: string) => void) {
  let open: OpenCopy | undefined
  const begin = (name: string): OpenCopy => {
    const stream = client.query(copyFrom(copyInto(manifest, name)))
    const failed = new Promise<never>((_, reject) => stream.once('error', reject))
    failed.catch(() => undefined)
    return { name, stream, failed }
  }
  const end = async (): Promise<void> => {
    if (!open) return
    const { name, stream, failed } = open
    open = undefined
    stream.end()
    await Promise.race([once(stream, 'finish'), failed])
    say(`${name}: loaded`)
  }
  return {
    end,
    async load(name: string, content: AsyncIterable<Buffer>): Promise<void> {
      if (open?.name !== name) await end()
      open ??= begin(name)
      const { stream, failed } = open
      for await (const chunk of content)
        if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), failed])
    },
  }
}

function copyInto(manifest: Manifest, name: string): string {
  const table = manifest.tables.find((found) => found.name === name)
  if (!table) throw new BackupError(`The backup has rows of ${name}, which its manifest does not name.`)
  return `copy ${quoted(name)} (${columnList(table)}) from stdin`
}

async function keep(files: FileStore, temporary: string, storedAs: string, entry: Entry): Promise<void> {
  // Refuses a name that is not one of the store's before anything is written.
  files.pathOf(storedAs)
  try {
    await pipeline(entry.content, createWriteStream(temporary, { mode: 0o600 }))
    await files.keep(temporary, storedAs)
  } finally {
    await rm(temporary, { force: true })
  }
}

async function compareCounts(client: pg.Client, manifest: Manifest): Promise<void> {
  for (const { name, rows } of manifest.tables) {
    const found = await client.query<{ n: number }>(`select count(*) as n from ${quoted(name)}`)
    if (found.rows[0]?.n !== rows)
      throw new BackupError(`${name} came back with ${found.rows[0]?.n ?? 0} rows instead of ${rows}.`)
  }
}
