import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from './database.ts'

/* What the demonstration company has to show of invoices and requests, whatever day it was loaded. */
const { pool, close } = await testDatabase({ seed: 'demo' })
afterAll(() => close())
const rowsOf = async <Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> =>
  (await pool.query<Row>(statement)).rows

test('invoices name the order they were made for: one as agreed, one with a line above', async () => {
  const found = await rowsOf<{ agrees: number; above: number }>(`
    select count(*) filter (where k.state = 'agrees')::int as agrees,
      count(*) filter (where k.state = 'differs' and k.difference_cents > 0)::int as above
    from invoice_lines l join orders o on o.number = l.order_number and o.client_id = l.client_id
    join invoice_checks k on k.year = l.year and k.invoice_number = l.invoice_number and k.line = l.line
    join order_lines p on p.order_id = o.id and p.product_code = l.product_code and p.net_cents is not null
    group by l.year, l.invoice_number order by above`)
  expect(found).toEqual([
    { agrees: expect.any(Number), above: 0 },
    { agrees: expect.any(Number), above: 1 },
  ])
  expect(found.every(({ agrees }) => agrees > 0)).toBe(true)
})

test('whoever may ask head office has asked, was answered, and a picture and a paper hang on it', async () => {
  const asked = await rowsOf<{ who: string; state: string }>(`
    select distinct case when u.user_type = 2 then 'agent' else split_part(u.email, '@', 1) end as who, r.status as state
    from free_requests r join users u on u.id = r.created_by`)
  for (const who of ['agent', 'customer', 'reseller', 'press'])
    expect(
      asked.some((one) => one.who === who && (who === 'agent' || one.state !== 'closed')),
      who,
    ).toBe(true)
  expect(new Set(asked.map(({ state }) => state))).toEqual(new Set(['open', 'answered', 'closed']))
})
