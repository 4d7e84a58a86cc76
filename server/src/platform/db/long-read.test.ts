import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { inParts } from './long-read.ts'
import { sql } from './sql.ts'

const { db, close } = await testDatabase()
afterAll(close)

/** Open transactions: a reader that stopped must not leave one. */
const openReads = async (): Promise<number> => {
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(db)
  return rows[0]?.open ?? -1
}

beforeEach(async () => {
  await sql`drop table if exists shelf; create table shelf as select generate_series(1, 1234) as n`.execute(
    db,
  )
})

test('every row comes once, in order, in parts, and all of them from the moment of the first', async () => {
  const parts: number[][] = []
  for await (const part of inParts(
    db,
    sql<{ n: number }>`select n from shelf where n <> ${7} order by n desc`,
  )) {
    if (parts.length === 0) await sql`delete from shelf`.execute(db)
    parts.push(part.map(({ n }) => n))
  }
  const wanted = Array.from({ length: 1234 }, (_, i) => 1234 - i).filter((n) => n !== 7)
  expect(parts.flat()).toEqual(wanted)
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(wanted.length)
  expect(await openReads()).toBe(0)
})

test('a list that fills its parts exactly ends, and an empty one has a part too', async () => {
  const parts = await Array.fromAsync(inParts(db, sql`select n from shelf where n <= 500`))
  expect(parts.map((part) => part.length)).toEqual([250, 250])
  expect(await Array.fromAsync(inParts(db, sql`select n from shelf where n < 0`))).toEqual([[]])
})

test('a reader that leaves, and a list that breaks, give the connection back', async () => {
  for await (const part of inParts(db, sql`select n from shelf`)) {
    expect(part.length).toBeGreaterThan(0)
    break
  }
  expect(await openReads()).toBe(0)
  const broken = Array.fromAsync(
    inParts(db, sql`select 1 / (600 - n) from (select n from shelf order by n) s`),
  )
  await expect(broken).rejects.toThrow('division by zero')
  expect(await openReads()).toBe(0)
})
