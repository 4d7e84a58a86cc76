import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { landedMigrations } from '../../scripts/landed-migrations.ts'
import { connectionSettings } from '../src/platform/db/connection-settings.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { databaseOn } from './database.ts'

/* What databases have run never changes, and a database of every earlier day becomes the one of today. */
const server = inject('server')
const database = `mandato_test_landed_${process.pid}`
const connection = databaseOn(server.connection, database)
const admin = new pg.Client(connectionSettings(server.connection, 0))
beforeAll(() => admin.connect())
afterAll(async () => {
  await admin.query(`drop database if exists ${database} with (force)`)
  await admin.end()
})

test('a migration that has landed is as it was; new ones are written down (else: npm run types)', async () => {
  const there = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]))
  const landed = await landedMigrations()
  expect(landed.filter(({ name, checksum }) => there.get(name) !== checksum)).toEqual([])
  expect([...there.keys()].filter((name) => !landed.some((one) => one.name === name))).toEqual([])
})

/** Tables with their columns, indexes, views and functions, as text. */
async function schemaOf(): Promise<readonly string[]> {
  const client = new pg.Client(connectionSettings(connection, 0))
  await client.connect()
  try {
    const { rows } = await client.query<{ line: string }>(`
      select format('%s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
        pg_get_expr(d.adbin, d.adrelid)) as line
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm')
      union all select pg_get_indexdef(indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid
        where c.relnamespace = 'public'::regnamespace
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select relname || ' ' || pg_get_viewdef(oid) from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
      union all select pg_get_triggerdef(t.oid) from pg_trigger t where not tgisinternal
      order by 1`)
    return rows.map(({ line }) => line)
  } finally {
    await client.end()
  }
}

/** The schema of a database that ran these, and then all that were missing. */
async function grownFrom(earlier: readonly string[]): Promise<readonly string[]> {
  await admin.query(`drop database if exists ${database} with (force)`)
  await admin.query(`create database ${database} template template0`)
  await migrate(connection, undefined, earlier)
  await migrate(connection)
  return schemaOf()
}

test('a database of each day before one with a lower number came grows into the same', async () => {
  const landed = (await landedMigrations()).map(({ name }) => name)
  const whole = await grownFrom([])
  // Where names came in their order the way is the one of a new database.
  const turns = landed.flatMap((name, at) => (at > 0 && name < (landed[at - 1] ?? '') ? [at] : []))
  expect(turns.length).toBeGreaterThan(0)
  for (const at of turns) expect(await grownFrom(landed.slice(0, at)), `before ${landed[at]}`).toEqual(whole)
}, 600_000)
