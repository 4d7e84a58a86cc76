import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { type Db, transaction } from './db.ts'
import { given, prepared, sentWithNext, sql } from './sql.ts'

const { db, pool, close } = await testDatabase()
afterAll(close)
await pool.query('create table steps (n int primary key check (n > 0))')
beforeEach(() => pool.query('truncate steps'))

const step = (on: Db, n: number) => sql`${sentWithNext} insert into steps values (${n}::int)`.execute(on)
async function steps(): Promise<number[]> {
  const { rows } = await pool.query<{ n: number }>('select n from steps order by n')
  return rows.map(({ n }) => n)
}

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

test('the mark may stand on the line after the beginning, as in a statement of several lines', async () => {
  const found = await inOneSession(async (on) => {
    await sql`
      ${prepared} select ${1}::integer as of_two_lines`.execute(on)
    return sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements
      where statement like ${'%of_two_lines'}`.execute(on)
  })
  expect(found.rows).toEqual([{ n: 1 }])
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

test('a write that travels with the next statement is done before it, and with the act', async () => {
  const counted = await transaction(db, async (tx) => {
    await step(tx, 1)
    await step(tx, 2)
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from steps`.execute(tx)
    await step(tx, 3)
    return rows[0]?.n
  })
  expect(counted).toBe(2)
  expect(await steps()).toEqual([1, 2, 3])
})

test('what it is refused for is the error of the statement after it, or of the act', async () => {
  const asked = transaction(db, async (tx) => {
    await step(tx, 0)
    await sql`select 1`.execute(tx)
  })
  await expect(asked).rejects.toMatchObject({ code: '23514' })
  const atItsEnd = transaction(db, async (tx) => {
    await step(tx, 1)
    await step(tx, 1)
  })
  await expect(atItsEnd).rejects.toMatchObject({ code: '23505' })
  expect(await steps()).toEqual([])
})

test('an act that fails sends nothing that still waits', async () => {
  const failed = transaction(db, async (tx) => {
    await step(tx, 1)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await transaction(db, (tx) => step(tx, 2))
  expect(await steps()).toEqual([2])
})

test('outside an act it waits for nothing, and an act without a statement is one', async () => {
  await step(db, 1)
  await transaction(db, () => Promise.resolve())
  expect(await steps()).toEqual([1])
})

test('rows given with a statement are the same whether one or many', async () => {
  const rows = [
    { id: 1, text: null, about: { a: [1, 'x'] } },
    { id: 2, text: '', about: {} },
  ]
  const read = async (some: typeof rows) =>
    (await sql`select g.* from ${given(some, { id: 'int', text: 'text', about: 'jsonb' })} g`.execute(db))
      .rows
  expect(await read(rows)).toEqual(rows)
  expect((await Promise.all(rows.map((row) => read([row])))).flat()).toEqual(rows)
})
