import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { isFurtherAttempt, transaction, type Db } from './db.ts'
import { sql } from './sql.ts'

const { db, pool, close } = await testDatabase()
afterAll(close)
await pool.query('create table notes (id int primary key, text text not null)')
beforeEach(async () => {
  await pool.query('truncate notes')
  await pool.query(`insert into notes values (1, 'one'), (2, 'two')`)
})

const write = (on: Db, id: number, text: string): Promise<unknown> =>
  sql`insert into notes values (${id}, ${text}) on conflict (id) do update set text = excluded.text`.execute(
    on,
  )

async function texts(): Promise<string[]> {
  const { rows } = await pool.query<{ text: string }>('select text from notes order by id')
  return rows.map((row) => row.text)
}

test('an act that fails leaves nothing behind', async () => {
  const act = transaction(db, async (tx) => {
    await write(tx, 3, 'three')
    throw new Error('no')
  })
  await expect(act).rejects.toThrow('no')
  expect(await texts()).toEqual(['one', 'two'])
})

test('an act inside an act joins its transaction', async () => {
  const act = transaction(db, async (tx) => {
    await transaction(tx, (inner) => write(inner, 3, 'three'))
    throw new Error('no')
  })
  await expect(act).rejects.toThrow('no')
  expect(await texts()).toEqual(['one', 'two'])
})

test('two acts that lock each other out both succeed in the end', async () => {
  // Each waits for the other once, so that the first attempts are sure to lock crosswise.
  let waiting = 0
  let open: () => void = () => undefined
  const bothInside = new Promise<void>((resolve) => {
    open = resolve
  })
  const swap = (first: number, second: number, text: string): Promise<void> =>
    transaction(db, async (tx) => {
      await write(tx, first, text)
      waiting += 1
      if (waiting === 2) open()
      await bothInside
      await write(tx, second, text)
    })
  await Promise.all([swap(1, 2, 'left'), swap(2, 1, 'right')])
  expect(waiting).toBeGreaterThan(2)
  expect(new Set(await texts()).size).toBe(1)
})

test('a refused row is not tried again', async () => {
  let attempts = 0
  const act = transaction(db, async (tx) => {
    attempts += 1
    await sql`insert into notes values (1, 'again')`.execute(tx)
  })
  await expect(act).rejects.toMatchObject({ code: '23505' })
  expect(attempts).toBe(1)
})

test('an act that took something for granted is tried again, and knows it', async () => {
  const attempts: boolean[] = []
  await transaction(db, async (tx) => {
    attempts.push(isFurtherAttempt(tx))
    await write(tx, 3, 'three')
    if (!isFurtherAttempt(tx)) await sql`select look_again()`.execute(tx)
  })
  expect(attempts).toEqual([false, true])
  expect(await texts()).toEqual(['one', 'two', 'three'])
})
