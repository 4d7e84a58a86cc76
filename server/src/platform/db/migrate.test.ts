import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { migrate, MigrationError } from './migrate.ts'

const { pool, connection, close } = await testDatabase()
let folder = ''
beforeEach(async () => {
  await pool.query('drop schema if exists trial cascade')
  await pool.query('create schema trial')
  await pool.query('delete from schema_migrations')
  folder = await mkdtemp(join(tmpdir(), 'mandato-migrations-'))
  await put('0001-one.sql', 'create table trial.one (id int);')
  await put('0002-two.sql', 'create table trial.two (id int); insert into trial.one values (1);')
  await put('notes.txt', 'not a migration')
})
afterEach(() => rm(folder, { recursive: true }))
afterAll(close)

const put = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text)
const run = (): Promise<string[]> => migrate(connection, folder)
const rowsOfOne = async (): Promise<number | null> => (await pool.query('select from trial.one')).rowCount

test('files run once, in the order of their names', async () => {
  expect(await run()).toEqual(['0001-one.sql', '0002-two.sql'])
  expect(await run()).toEqual([])
  await put('0003-three.sql', 'insert into trial.one values (2);')
  expect(await run()).toEqual(['0003-three.sql'])
  expect(await rowsOfOne()).toBe(2)
})

test('servers that start together migrate one after the other', async () => {
  await put(
    '0003-index.sql',
    '-- outside a transaction\ncreate index concurrently if not exists one_by_id on trial.one (id);',
  )
  const results = await Promise.all([run(), run(), run()])
  expect(results.flat().sort()).toEqual(['0001-one.sql', '0002-two.sql', '0003-index.sql'])
  expect(await rowsOfOne()).toBe(1)
})

test('a migration that fails leaves nothing of itself, and all of those before it', async () => {
  await put('0003-three.sql', 'insert into trial.one values (2); insert into trial.nowhere values (1);')
  await expect(run()).rejects.toThrow(/^Migration 0003-three.sql failed: .*nowhere/)
  expect(await rowsOfOne()).toBe(1)
  await put('0003-three.sql', 'insert into trial.one values (2);')
  expect(await run()).toEqual(['0003-three.sql'])
})

test('an old server refuses a newer schema', async () => {
  await put('0003-three.sql', 'insert into trial.one values (2);')
  await run()
  await rm(join(folder, '0003-three.sql'))
  await expect(run()).rejects.toThrow(MigrationError)
  await expect(run()).rejects.toThrow('newer than this server (0003-three.sql)')
})

test('an index is made beside those who write, and again where its making was broken off', async () => {
  await put(
    '0003-index.sql',
    '-- outside a transaction\ncreate unique index concurrently if not exists one_by_id on trial.one (id);',
  )
  await pool.query('create table trial.one (id int); insert into trial.one values (1), (1)')
  await put('0001-one.sql', 'select 1;')
  await expect(run()).rejects.toThrow(/^Migration 0003-index.sql failed: .*(duplicate|unique)/)
  const broken = async () =>
    (await pool.query(`select indisvalid from pg_index where indexrelid = to_regclass('trial.one_by_id')`))
      .rows
  expect(await broken()).toEqual([{ indisvalid: false }])
  await pool.query('truncate trial.one')
  const writer = await pool.connect()
  try {
    await writer.query('begin; insert into trial.one values (7)')
    const running = run()
    // It waits for whoever writes already, and nobody waits for it.
    await pool.query(`set statement_timeout = '5s'; insert into trial.one values (8)`)
    await writer.query('commit')
    expect(await running).toEqual(['0003-index.sql'])
  } finally {
    writer.release(true)
  }
  expect(await broken()).toEqual([{ indisvalid: true }])
  await put('0004-more.sql', '-- outside a transaction\nalter table trial.one add b int;')
  await expect(run()).rejects.toThrow('only “create index concurrently')
})

test('a change of a table that is in use lets the others go first, and comes in between', async () => {
  await run()
  await put('0003-three.sql', 'insert into trial.one values (2); alter table trial.one add b int;')
  const reader = await pool.connect()
  try {
    await reader.query('begin; select from trial.one')
    const running = run()
    // Behind a lock that is waited for everybody would wait who comes later: he is let through.
    const waited = async () =>
      (await pool.query(`select from pg_locks where relation = 'trial.one'::regclass and not granted`))
        .rowCount
    await vi.waitFor(async () => expect(await waited()).toBe(1), { timeout: 20_000, interval: 5 })
    await vi.waitFor(async () => expect(await waited()).toBe(0), { timeout: 20_000, interval: 5 })
    await reader.query('commit')
    expect(await running).toEqual(['0003-three.sql'])
  } finally {
    reader.release(true)
  }
  expect(await rowsOfOne()).toBe(2)
})

test('a migration that has run may not be changed', async () => {
  await run()
  await put('0001-one.sql', 'create table trial.one (id bigint);')
  await expect(run()).rejects.toThrow('0001-one.sql was changed after it had run')
})
