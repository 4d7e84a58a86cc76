import { workingDays } from '@mandato/contract/fields/dates'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { passwordFits } from '../src/accounts/secrets.ts'
import { testDatabase } from './database.ts'

const { pool, close } = await testDatabase({ seed: 'demo' })
afterAll(() => close())

const rowsOf = async <Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> =>
  (await pool.query<Row>(statement)).rows
const one = async <Value>(expression: string): Promise<Value | undefined> =>
  (await rowsOf<{ value: Value }>(`select ${expression} as value`))[0]?.value

test('the seven who sign in can, with the one password', async () => {
  const people = await rowsOf<{ email: string; password_hash: string }>(
    `select email, password_hash from users where password_hash is not null order by split_part(email, '@', 1) collate "C"`,
  )
  const who = people.map(({ email }) => email.replace('@mandato.example', ''))
  expect(who.join(' ')).toBe('admin agent agent2 customer press reseller sales')
  expect(await passwordFits(people[0]?.password_hash, 'Mandato-2025')).toBe(true)
  expect(new Set(people.map(({ password_hash }) => password_hash)).size).toBe(1)
})

test('agencies 1 and 2 share nothing, although others hand clients over', async () => {
  expect(
    await rowsOf(
      `select email, agency_id from users where email like 'agent%@mandato.example' order by email`,
    ),
  ).toEqual([
    { email: 'agent2@mandato.example', agency_id: 2 },
    { email: 'agent@mandato.example', agency_id: 1 },
  ])
  const common = `(select count(*)::int from (
    select client_id from (select client_id, agency_id from invoice_lines union select id, agency_id from clients) b
    where agency_id in (1, 2) group by client_id having count(distinct agency_id) = 2) c)`
  expect(await one(common)).toBe(0)
  const moved = `(select count(distinct l.client_id)::int from invoice_lines l join clients c on c.id = l.client_id where c.agency_id <> l.agency_id)`
  expect(await one(moved)).toBe(12)
  expect(
    await one(
      `(select count(*)::int from clients c join users u on u.id = c.agent_id where u.agency_id <> c.agency_id)`,
    ),
  ).toBe(0)
})

test('the customer of the sign-in buys from agency 1 in every month', async () => {
  const months = await rowsOf(`select distinct date_trunc('month', l.date) from invoice_lines l
    join user_clients uc on uc.client_id = l.client_id join users u on u.id = uc.user_id
    where u.email = 'customer@mandato.example' and l.agency_id = 1 and l.amount_cents > 0`)
  expect(months).toHaveLength(35)
})

test('there are new clients, one that fell silent, displays and credit notes, and nothing is invoiced on holidays', async () => {
  const sold = `(select c.status, sum(cents) filter (where year = 2024) y24, sum(cents) filter (where year = 2025) y25
    from (select client_id, year, sum(amount_cents) cents from invoice_lines group by 1, 2) s join clients c on c.id = client_id group by client_id, c.status)`
  expect(
    await one<number>(`(select count(*)::int from ${sold} s where y24 is null and y25 > 0)`),
  ).toBeGreaterThan(10)
  expect(
    await one(`(select count(*)::int from ${sold} s where y24 > 0 and y25 is null and status = 'active')`),
  ).toBe(1)
  expect(await one(`(select count(*)::int from invoice_lines where amount_cents < 0)`)).toBe(1500)
  expect(await one<number>(`(select count(*)::int from invoice_lines where expo)`)).toBeGreaterThan(4000)
  const days = await rowsOf<{ date: string }>('select distinct date from invoice_lines')
  const free = days.filter(({ date }) => {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
    return workingDays(year, month, day) === workingDays(year, month, day - 1)
  })
  expect(free).toEqual([])
})

test('each agency has reached between 85 and 108 percent of its budget', async () => {
  const due =
    'months_cents[1] + months_cents[2] + months_cents[3] + months_cents[4] + months_cents[5] + months_cents[6] + months_cents[7] + months_cents[8] + months_cents[9] + months_cents[10] + months_cents[11] / 2'
  const reached = await rowsOf<{ pct: number }>(`
    select agency_id, (select sum(amount_cents) from invoice_lines l where l.agency_id = b.agency_id and year = 2025 and family_code in ('NN', 'E2', 'PN', 'PK', 'PJ', 'PL', 'PS', 'PR', 'OD'))
      * 100.0 / sum(${due}) as pct from budgets b
    where year = 2025 and (client_id is null or not exists (select from budgets o where o.agency_id = b.agency_id and o.year = 2025 and o.client_id is null))
    group by agency_id`)
  expect(reached).toHaveLength(24)
  expect(reached.map(({ pct }) => Number(pct)).filter((pct) => pct < 85 || pct > 108)).toEqual([])
  const kinds = await rowsOf<{ phasing: string }>(
    'select distinct phasing from budgets where year = 2025 order by phasing',
  )
  expect(kinds.map(({ phasing }) => phasing)).toEqual(['calendar', 'given', 'last_year'])
})
