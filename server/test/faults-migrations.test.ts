import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connectionSettings } from '../src/platform/db/connection-settings.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { isOutside } from '../src/platform/db/migrate-outside.ts'
import { databaseOn } from './database.ts'

/* A migration that is killed at any of its statements is whole or not there, and the next start goes on. */
const database = `mandato_test_migrations_${process.pid}`
const server = inject('server')
const connection = databaseOn(server.connection, database)
let admin: pg.Client
let watcher: pg.Client
beforeAll(async () => {
  admin = await open(server.connection)
  await admin.query(`create database ${database} template template0`)
  watcher = await open(connection)
  await watcher.query(tripwire)
})
afterAll(async () => {
  await watcher.end()
  await admin.query(`drop database if exists ${database} with (force)`)
  await admin.end()
})

async function open(to: pg.PoolConfig): Promise<pg.Client> {
  const client = new pg.Client(connectionSettings(to, 0))
  await client.connect()
  return client
}

/** Counts the statements of each transaction, and kills the session at the wanted one. */
const tripwire = `
  create schema faults;
  create table faults.wanted (migrations integer, statement integer);
  insert into faults.wanted values (0, 0);
  create function faults.trip() returns event_trigger language plpgsql as $$
  declare
    n integer := coalesce(nullif(current_setting('faults.statement', true), '')::integer, 0) + 1;
  begin
    perform set_config('faults.statement', n::text, true);
    if to_regclass('schema_migrations') is null then return; end if;
    if exists (select from faults.wanted w
      where w.statement = n and w.migrations = (select count(*) from schema_migrations)) then
      perform pg_terminate_backend(pg_backend_pid());
    end if;
  end $$;
  create event trigger trip on ddl_command_end execute function faults.trip()`

const thingsThere = async (): Promise<unknown[]> =>
  (
    await watcher.query(`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relname not like 'schema_migrations%'
      union all select proname from pg_proc where pronamespace = 'public'::regnamespace order by 1`)
  ).rows

/** Runs the migrations up to one; the session is killed at a statement. Gives whether it came so far. */
async function killedAt(done: number, statement: number, upTo: readonly string[]): Promise<boolean> {
  await watcher.query('update faults.wanted set migrations = $1, statement = $2', [done, statement])
  try {
    await migrate(connection, undefined, upTo)
    return false
  } catch (error) {
    const { cause = error } = error as Error
    expect(cause).toMatchObject({ code: '57P01' })
    return true
  }
}

test('killed at each of its statements, a migration leaves nothing of itself', async () => {
  let kills = 0
  const migrations = await readMigrations()
  const names = migrations.map((migration) => migration.name)
  for (const [done, { name, text }] of migrations.entries()) {
    const upTo = names.slice(0, done + 1)
    if (isOutside(text)) {
      // What such a one made stays, and is not made twice: migrate.test.ts.
      await killedAt(done, 0, upTo)
      continue
    }
    const before = await thingsThere()
    for (let statement = 1; await killedAt(done, statement, upTo); statement += 1) {
      kills += 1
      expect(await thingsThere(), `${name}, statement ${statement}`).toEqual(before)
    }
  }
  expect(kills).toBeGreaterThan(50)
  const { rows } = await watcher.query<{ name: string }>('select name from schema_migrations order by name')
  expect(rows.map((row) => row.name)).toEqual(names)
}, 300_000)
