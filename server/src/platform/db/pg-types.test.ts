import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'

const { pool, close } = await testDatabase()
afterAll(close)

async function value(expression: string): Promise<unknown> {
  const { rows } = await pool.query<{ value: unknown }>(`select ${expression} as value`)
  return rows[0]?.value
}

test.each([
  [`date '2026-03-29'`, '2026-03-29'],
  [`array[date '2026-03-29', null]`, ['2026-03-29', null]],
  [`timestamptz '2026-03-29 02:30:00+01'`, '2026-03-29T01:30:00.000Z'],
  [`timestamptz '2026-03-29 02:30:00.123987+01'`, '2026-03-29T01:30:00.123Z'],
  [`array[timestamptz '2026-03-29 02:30:00.5Z']`, ['2026-03-29T02:30:00.500Z']],
  [`timestamp '2026-03-29 02:30:00'`, '2026-03-29 02:30:00'],
  [`9007199254740991::int8`, Number.MAX_SAFE_INTEGER],
  [`array[1, 2]::int8[]`, [1, 2]],
  [`'{}'::int8[]`, []],
  [`12345678901234567890.12::numeric`, '12345678901234567890.12'],
  [`array[0.10]::numeric[]`, ['0.10']],
  [`null::date`, null],
])('%s arrives as chosen', async (expression, expected) => {
  expect(await value(expression)).toEqual(expected)
})

test('a number that JavaScript would round is an error', async () => {
  await expect(value('9007199254740992::int8')).rejects.toThrow(RangeError)
})

test('a long statement is ended', async () => {
  const client = await pool.connect()
  await client.query(`set statement_timeout = '20ms'`)
  await expect(client.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' })
  client.release(true)
})
