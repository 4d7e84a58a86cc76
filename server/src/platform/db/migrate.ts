import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { connectionSettings } from './connection-settings.ts'
import { isOutside, runOutside } from './migrate-outside.ts'
import { withShortLocks } from './short-locks.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url))
// Any fixed number: two servers that start together on one database migrate one after the other.
const lockKey = 4_100_001

/** The schema cannot be brought to this server's version; the message is one line for the operator. */
export class MigrationError extends Error {}

export type Migration = { name: string; text: string; checksum: string }

/**
 * Brings the database forward with the plain SQL files of a folder, each in a transaction of its own unless it says
 * `-- outside a transaction` in its first line.
 * @param only the names of those that may run, for a backup of an older version; all unless said
 * @returns the names of the files that ran now
 */
export async function migrate(
  connection: pg.PoolConfig,
  folder = migrationsFolder,
  only?: readonly string[],
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new pg.Client(connectionSettings(connection, 0))
  // A broken connection shows in the statement that uses it; unheard, the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await itsTurn(client)
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const waiting = (await missing(client, migrations)).filter(({ name }) => !only || only.includes(name))
    for (const migration of waiting) await apply(client, migration)
    return waiting.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

/**
 * Waits until no other server migrates. It asks again and again: whoever waits inside a statement is waited for by an index
 * that is made `concurrently`, and the two would wait for each other.
 */
async function itsTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [lockKey])
    if (rows[0]?.got) return
    await pause(100)
  }
}

/** How many migrations wait for a server that runs them; a newer schema counts as none. */
export async function openMigrations(pool: pg.Pool, folder = migrationsFolder): Promise<number> {
  const { rows } = await pool.query<{ name: string }>('select name from schema_migrations')
  const applied = new Set(rows.map((row) => row.name))
  return (await namesAtFirst(folder)).filter((name) => !applied.has(name)).length
}

const known = new Map<string, Promise<string[]>>()

/** As it was when this process first looked: the files of a newer version, laid beside it, are not this server's. */
function namesAtFirst(folder: string): Promise<string[]> {
  const names = known.get(folder) ?? namesIn(folder)
  known.set(folder, names)
  return names
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort()

/** The migrations this server brings, in the order in which they run. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = await namesIn(folder)
  const texts = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')))
  return names.map((name, i) => {
    const text = texts[i] ?? ''
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
  })
}

async function missing(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of rows) {
    const file = known.get(name)
    if (!file)
      throw new MigrationError(`The database is newer than this server (${name}): start the newer one.`)
    if (file.checksum !== checksum)
      throw new MigrationError(`Migration ${name} was changed after it had run.`)
  }
  const applied = new Set(rows.map((row) => row.name))
  return migrations.filter((migration) => !applied.has(migration.name))
}

async function apply(client: pg.Client, { name, text, checksum }: Migration): Promise<void> {
  const note = () =>
    client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
  try {
    if (isOutside(text)) {
      await runOutside(client, text)
      await note()
    } else
      await withShortLocks(client, async () => {
        await client.query(text)
        await note()
      })
  } catch (error) {
    throw new MigrationError(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
