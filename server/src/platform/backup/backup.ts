import { stat } from 'node:fs/promises'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { FileStore } from '../files/files.ts'
import { type ArchiveWriter, explainDisk, writeArchive } from './archive.ts'
import { type Manifest, manifestName } from './manifest.ts'
import { columnList, ownTables, quoted, sequences, speakPlainly, type Table } from './tables.ts'

export interface BackupReport {
  readonly tables: number
  readonly rows: number
  readonly files: number
  /** What the operator should know: files that are missing or are not what they were. */
  readonly warnings: readonly string[]
}

/** Bytes of a table in one entry: an entry's length stands before it, so it is gathered in memory first. */
const partBytes = 4 * 1024 * 1024

/**
 * Writes everything the portal knows into one file: every table from one snapshot and every stored file.
 * The server may run meanwhile; what it writes after the snapshot is in the next backup.
 * @param client a connection of its own, without a statement timeout
 */
export async function backUp(
  client: pg.Client,
  files: FileStore,
  path: string,
  now: Date,
  say: (line: string) => void,
): Promise<BackupReport> {
  const archive = writeArchive(path)
  try {
    await speakPlainly(client)
    await client.query('begin isolation level repeatable read read only')
    const tables = await ownTables(client)
    const manifest = await manifestOf(client, tables, now)
    await archive.add(manifestName, Buffer.from(JSON.stringify(manifest)))
    for (const [i, table] of tables.entries())
      await copyTable(client, table, archive, manifest.tables[i]?.rows ?? 0, say)
    const warnings = await addFiles(files, manifest.files, archive, say)
    await client.query('commit')
    await archive.close()
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return { tables: tables.length, rows, files: manifest.files.length, warnings }
  } catch (error) {
    await archive.abandon()
    throw explainDisk(error, path)
  }
}

async function manifestOf(client: pg.Client, tables: readonly Table[], now: Date): Promise<Manifest> {
  const counts: Manifest['tables'] = []
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ n: number }>(`select count(*) as n from ${quoted(name)}`)
    counts.push({ name, columns: [...columns], rows: rows[0]?.n ?? 0 })
  }
  const migrations = await client.query<Manifest['migrations'][number]>(
    'select name, checksum from schema_migrations order by name collate "C"',
  )
  const files = await client.query<Manifest['files'][number]>(
    'select stored_as, sha256, bytes from files order by id',
  )
  return {
    format: 'mandato-backup',
    version: 1,
    taken_at: now.toISOString(),
    migrations: migrations.rows,
    tables: counts,
    sequences: await sequences(client),
    files: files.rows,
  }
}

/** A table in parts of a few megabytes, so that memory stays flat however long it is. */
async function copyTable(
  client: pg.Client,
  table: Table,
  archive: ArchiveWriter,
  rows: number,
  say: (line: string) => void,
): Promise<void> {
  const stream = client.query(
    copyTo(`copy (select ${columnList(table)} from ${quoted(table.name)} order by ${table.order}) to stdout`),
  )
  let parts = 0
  for await (const part of inParts(stream as AsyncIterable<Buffer>)) {
    await archive.add(`tables/${table.name}/${String(parts).padStart(6, '0')}`, part)
    parts += 1
    if (parts % 25 === 0) say(`${table.name}: ${(parts * partBytes) / 1024 ** 2} MiB so far`)
  }
  if (rows > 0) say(`${table.name}: ${rows.toLocaleString('en')} rows`)
}

/** Cut at fixed lengths, wherever the rows end: where the network cuts must not show in the file. */
async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.length
    while (size >= partBytes) {
      const all = Buffer.concat(chunks)
      yield all.subarray(0, partBytes)
      chunks = [all.subarray(partBytes)]
      size -= partBytes
    }
  }
  if (size > 0) yield Buffer.concat(chunks)
}

async function addFiles(
  files: FileStore,
  wanted: Manifest['files'],
  archive: ArchiveWriter,
  say: (line: string) => void,
): Promise<string[]> {
  const warnings: string[] = []
  for (const [i, { stored_as, sha256 }] of wanted.entries()) {
    const size = await sizeOf(files.pathOf(stored_as))
    if (size === null) warnings.push(`file ${stored_as} is not there: it is not in the backup`)
    else if ((await archive.addFile(`files/${stored_as}`, files.pathOf(stored_as), size)) !== sha256)
      warnings.push(`file ${stored_as} is not what was received: it is in the backup as it is`)
    if ((i + 1) % 100 === 0 || i + 1 === wanted.length) say(`files: ${i + 1} of ${wanted.length}`)
  }
  return warnings
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    // Removed between the snapshot and now, or lost.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
