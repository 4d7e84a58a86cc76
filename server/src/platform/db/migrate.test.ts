import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
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
  const results = await Promise.all([run(), run(), run()])
  expect(results.flat().sort()).toEqual(['0001-one.sql', '0002-two.sql'])
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

test('a migration that has run may not be changed', async () => {
  await run()
  await put('0001-one.sql', 'create table trial.one (id bigint);')
  await expect(run()).rejects.toThrow('0001-one.sql was changed after it had run')
})
