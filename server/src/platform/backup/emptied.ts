import type pg from 'pg'
import { readMigrations } from '../db/migrate.ts'
import { BackupError } from './error.ts'
import type { Manifest } from './manifest.ts'
import { quoted } from './tables.ts'

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Locks the tables, makes sure that nobody has used them yet and takes their foreign keys away until they
 * are filled: checked once at the end they cost a tenth, and the order of the tables does not matter.
 */
export async function emptied(
  client: pg.ClientBase,
  { tables }: Pick<Manifest, 'tables'>,
): Promise<{ close(): Promise<void> }> {
  const names = tables.map(({ name }) => quoted(name)).join(', ')
  // Before the locks: a portal at work in this place must not be held up, nor end in a deadlock, for a refusal.
  await refuseUsed(client, tables)
  await client.query(`lock table ${names} in access exclusive mode`)
  await refuseUsed(client, tables)
  const keys = await foreignKeys(client)
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  await client.query(`truncate ${names}`)
  return {
    async close() {
      for (const { table, name, definition } of keys)
        await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
    },
  }
}

async function refuseUsed(client: pg.ClientBase, tables: Manifest['tables']): Promise<void> {
  const filled = await filledByMigrations()
  for (const { name } of tables)
    if (await isUsed(client, name, filled.has(name)))
      throw new BackupError(
        `This place is not empty (${name}): restore only into a new DATA_DIR or database.`,
      )
}

/** Tables in which a new place already has rows. */
async function filledByMigrations(): Promise<ReadonlySet<string>> {
  const texts = (await readMigrations()).map(({ text }) => text)
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/\binsert\s+into\s+(\w+)/gi)].map(([, name = '']) => name)),
  )
}

/** A row as a migration put it there carries the transaction in which that migration was written down. */
async function isUsed(client: pg.ClientBase, name: string, filled: boolean): Promise<boolean> {
  const own = filled ? 'where xmin::text not in (select xmin::text from schema_migrations)' : ''
  const { rowCount } = await client.query(`select from ${quoted(name)} ${own} limit 1`)
  return rowCount !== 0
}

async function foreignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
     order by 1, 2`,
  )
  return rows
}
