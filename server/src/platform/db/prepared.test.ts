import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { prepared, sql } from './sql.ts'

const { db, close } = await testDatabase()
afterAll(close)

const inOneSession = <Result>(act: (tx: typeof db) => Promise<Result>): Promise<Result> =>
  db.connection().execute((connection) => act(connection))

test('a marked statement is prepared once and executed with other values; others are not prepared', async () => {
  const found = await inOneSession(async (on) => {
    const double = async (n: number) =>
      (await sql<{ twice: number }>`${prepared} select ${n}::integer * 2 as twice`.execute(on)).rows[0]?.twice
    expect([await double(1), await double(21)]).toEqual([2, 42])
    await sql`select ${1}::integer as once`.execute(on)
    return sql<{ statement: string; runs: number }>`
      select statement, generic_plans + custom_plans as runs from pg_prepared_statements`.execute(on)
  })
  expect(found.rows).toEqual([{ statement: '/* prepared */ select $1::integer * 2 as twice', runs: 2 }])
})

test('statements that differ in a word do not share a name', async () => {
  await inOneSession(async (on) => {
    const one = await sql<{ n: number }>`${prepared} select ${1}::integer as n`.execute(on)
    const other = await sql<{ m: number }>`${prepared} select ${1}::integer as m`.execute(on)
    expect([one.rows, other.rows]).toEqual([[{ n: 1 }], [{ m: 1 }]])
  })
})

test('a connection keeps a hundred of them; what comes after is answered all the same', async () => {
  const kept = await inOneSession(async (on) => {
    for (let n = 0; n < 120; n += 1) {
      const { rows } = await sql`${prepared} select ${n}::integer as ${sql.ref(`column_${n}`)}`.execute(on)
      expect(rows).toEqual([{ [`column_${n}`]: n }])
    }
    return sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements`.execute(on)
  })
  expect(kept.rows).toEqual([{ n: 100 }])
})
