import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../test/database.ts'
import { bringIn, type Company, foundCompany, person, type TestLine } from '../../test/revenue-company.ts'
import { askerOf, cents, type SalesCall } from '../../test/sales-ask.ts'
import { rebuildRevenue } from './index.ts'
import { salesRoutes } from './routes.ts'

const askSales = askerOf(salesRoutes)
let t: TestDatabase
let company: Company
/** The first agency's client of 2025 that was the second's in 2024, and the other way round. */
let came = 0
let left = 0

beforeAll(async () => {
  t = await testDatabase()
  company = await foundCompany(t.db)
  came = client(0)
  left = client(3)
  const line = (date: string, of: number, by: number, amount: number, family = 'NN'): TestLine => ({
    date,
    agency: agency(of),
    client: by,
    family,
    expo: false,
    cents: amount,
  })
  await bringIn(t.db, [
    line('2024-03-01', 1, came, 1_000),
    line('2025-03-01', 0, came, 1_500),
    line('2024-05-01', 0, left, 700, 'PJ'),
    line('2025-05-01', 1, left, 900, 'PL'),
    line('2024-06-01', 0, client(1), 300),
    line('2025-11-14', 0, client(1), 400, 'PR'),
    line('2025-11-14', 2, client(5), 50),
  ])
})
afterAll(() => t.close())

const agency = (i: number) => company.agencies[i] ?? 0
const client = (i: number) => company.clients[i]?.id ?? 0
const admin = person('admin')
const agent = () => person('agent', { agencyId: agency(0) })
const customer = () => person('customer', { clientIds: [came] })
const clerk = person('sales', { areas: ['IT-NA'] })
const calls: SalesCall[] = ['salesYears', 'salesCurrent', 'salesDetail', 'salesTwoYears']

describe('out of sight is not found', () => {
  it.each(calls)('%s: another agency and its client, for an agent', async (name) => {
    for (const params of [
      { agency: agency(1) },
      { agency: agency(1), client: left },
      { agency: 0, client: left },
    ])
      expect((await askSales(t.db, name, agent(), { params })).refused).toBe('not_found')
  })

  it.each(calls)('%s: a foreign client or agency, for a customer', async (name) => {
    for (const params of [
      { agency: agency(2) },
      { agency: agency(0), client: client(1) },
      { agency: 0, client: client(1) },
    ])
      expect((await askSales(t.db, name, customer(), { params })).refused).toBe('not_found')
  })

  it.each(calls)('%s: an agency without clients in one’s areas', async (name) => {
    const treviso = person('sales', { areas: ['IT-TV'] })
    const params = { agency: agency(2), client: client(5) }
    expect((await askSales(t.db, name, treviso, { params })).refused).toBe('not_found')
    expect(
      (await askSales(t.db, name, person('sales', { areas: ['IT-MI'] }), { params: { agency: agency(2) } }))
        .refused,
    ).toBe('not_found')
  })

  it('a client of an agency it never belonged to in the compared years, also for an administrator', async () => {
    const ask = (query: object, of = came) =>
      askSales(t.db, 'salesCurrent', admin, { params: { agency: agency(1), client: of }, query })
    expect((await ask({}, client(1))).refused).toBe('not_found')
    expect((await ask({})).refused).toBeUndefined()
    expect((await ask({ year: 2028 })).refused).toBe('not_found')
  })

  it('ids that do not exist', async () => {
    for (const params of [{ agency: 999_999 }, { agency: 0, client: 999_999 }])
      expect((await askSales(t.db, 'salesCurrent', admin, { params })).refused).toBe('not_found')
  })
})

const keys = (rows: readonly Readonly<Record<string, unknown>>[]) =>
  rows.map((row) => [row['key'], cents(row['prev_total']), cents(row['curr_ytd'])])

describe('the clients of one person', () => {
  const colleague = (i: number) => company.agents[i]?.id ?? 0
  const about = (who: typeof admin, of: number, name: SalesCall = 'salesCurrent') =>
    askSales(t.db, name, who, { params: { page: 1 }, query: { agent: of } })

  it.each([...calls, 'salesLines' as const])(
    '%s: never for a customer, nor for agents of others',
    async (name) => {
      expect((await about(customer(), colleague(0), name)).refused).toBe('not_found')
      expect((await about(agent(), colleague(2), name)).refused).toBe('not_found')
      expect((await about(person('sales', { areas: ['IT-MI'] }), colleague(0), name)).refused).toBe(
        'not_found',
      )
      expect((await about(admin, 999_999, name)).refused).toBe('not_found')
      expect((await about(agent(), colleague(1), name)).refused).toBeUndefined()
      expect((await about(clerk, colleague(3), name)).refused).toBeUndefined()
    },
  )

  it('are those assigned to the agent today, and the answer says so', async () => {
    const { rows, meta } = await about(agent(), colleague(1))
    expect(keys(rows).at(-1)).toEqual(['total', 300, 400])
    expect(meta['subject']).toMatchObject({ agent: { id: colleague(1), name: 'Agent 1' } })
    const lines = await about(admin, colleague(1), 'salesLines')
    expect([lines.meta['total'], lines.meta['subject']]).toMatchObject([4, { agent: { name: 'Agent 1' } }])
  })

  it('have no budget together, and one each', async () => {
    const total = await about(admin, colleague(0))
    expect([total.meta['budgets'], Object.keys(total.rows[0] ?? {})]).not.toContain('budget_year')
    expect(total.text).not.toContain('budget')
    const below = { params: { agency: agency(0) }, query: { agent: colleague(0) } }
    const clients = await askSales(t.db, 'salesDetail', admin, below)
    expect([clients.meta['budgets'], clients.rows.length]).toEqual([true, 1])
    const budget = { params: { id: agency(0) }, query: { agent: colleague(0) } }
    expect((await askSales(t.db, 'salesBudget', admin, budget)).response).toEqual([])
  })
})

describe('budget columns', () => {
  it('are not even named to a customer, nor where there is no budget', async () => {
    const { text } = await askSales(t.db, 'salesCurrent', customer())
    expect(text.toLowerCase()).not.toContain('budget')
    expect((await askSales(t.db, 'salesDetail', customer())).text.toLowerCase()).not.toContain('budget')
    const months = { params: { agency: agency(0), client: came } }
    expect((await askSales(t.db, 'salesDetail', admin, months)).text.toLowerCase()).not.toContain('budget')
    expect((await askSales(t.db, 'salesCurrent', agent())).text).toContain('Budget anno')
  })
})

describe('a client that moved', () => {
  it('is listed without name under the agency it left, and by name under the new one', async () => {
    const detail = (query: object) =>
      askSales(t.db, 'salesDetail', agent(), { params: { agency: agency(0) }, query })
    const year = await detail({})
    expect(keys(year.rows)).toEqual([
      [String(came), 0, 1_500],
      [String(client(1)), 300, 400],
      ['moved', 700, 0],
    ])
    expect(year.rows.at(-1)).toMatchObject({
      id: null,
      code: null,
      place: null,
      kind: 'moved',
      label: 'Clienti passati ad altra agenzia',
    })
    expect(year.text).not.toContain('Shop 3')
    const current = await detail({ assignment: 'current' })
    expect(keys(current.rows)).toEqual([
      [String(came), 1_000, 1_500],
      [String(client(1)), 300, 400],
    ])
  })

  it('is answered to an administrator below either agency, each with its own lines', async () => {
    const total = async (of: number, query = {}) =>
      keys(
        (await askSales(t.db, 'salesCurrent', admin, { params: { agency: of, client: came }, query })).rows,
      ).at(-1)
    expect(await total(agency(1))).toEqual(['total', 1_000, 0])
    expect(await total(agency(0))).toEqual(['total', 0, 1_500])
    expect(await total(0)).toEqual(['total', 1_000, 1_500])
    expect(await total(agency(0), { assignment: 'current' })).toEqual(['total', 1_000, 1_500])
    expect(await total(agency(1), { assignment: 'current' })).toBeUndefined()
  })

  it('counts for a customer wherever its lines lie; the agency it left has no name', async () => {
    const { rows, text } = await askSales(t.db, 'salesDetail', customer())
    expect(keys(rows)).toEqual([
      [String(agency(0)), 0, 1_500],
      ['moved', 1_000, 0],
    ])
    expect(text).not.toContain('Agency A2')
  })

  it('has lines without a name, whose total is still the figure', async () => {
    const ask = (who: typeof admin) =>
      askSales(t.db, 'salesLines', who, {
        params: { page: 1 },
        query: { agency: agency(0), year: 2024, category: 'worktops_jit' },
      })
    expect((await ask(agent())).rows).toMatchObject([
      { client_id: null, client_code: null, client: 'Clienti passati ad altra agenzia', amount: 7 },
    ])
    expect((await ask(admin)).rows).toMatchObject([{ client_id: left, client: 'Shop 3', amount: 7 }])
  })
})

describe('what is in sight', () => {
  it('is for an agent one row, the own agency', async () => {
    const { rows } = await askSales(t.db, 'salesDetail', agent())
    expect(keys(rows)).toEqual([[String(agency(0)), 1_000, 1_900]])
    expect(rows[0]).toMatchObject({ kind: 'agency', code: 'A1', clients: 3 })
  })

  it('is with areas the clients in them, by their registered office', async () => {
    const { rows } = await askSales(t.db, 'salesDetail', clerk)
    expect(keys(rows)).toEqual([[String(agency(2)), 0, 50]])
    expect(rows[0]).toMatchObject({ clients: 1 })
  })

  it('names the subject only when it was asked about', async () => {
    const subject = async (who: typeof admin, params: object) =>
      (await askSales(t.db, 'salesCurrent', who, { params })).meta['subject']
    const first = { id: agency(0), code: 'A1', business_name: 'Agency A1' }
    expect(await subject(admin, {})).toEqual({ agency: null, client: null, agent: null })
    expect(await subject(agent(), {})).toEqual({ agency: first, client: null, agent: null })
    expect(await subject(admin, { agency: agency(0), client: came })).toEqual({
      agency: first,
      client: { id: came, code: 'C00000', business_name: 'Shop 0' },
      agent: null,
    })
  })
})

describe('the years', () => {
  const meta = async (query: object, now?: string) =>
    (await askSales(t.db, 'salesCurrent', admin, { query }, now)).meta

  it('are that of the figures and the one before, never today’s', async () => {
    expect(await meta({}, '2027-01-05T00:00:00Z')).toMatchObject({
      as_of: '2025-11-14',
      year: 2025,
      prev_year: 2024,
      cut: '11-14',
      years: [2025, 2024],
      currency: 'EUR',
      assignment: 'year',
    })
    expect(await meta({ year: 2024 })).toMatchObject({ year: 2024, prev_year: 2023, cut: '11-14' })
    expect(await meta({ year: 2025, prev_year: 2023, cut: '02-29' })).toMatchObject({
      prev_year: 2023,
      cut: '02-29',
    })
  })

  it('without revenue answer an empty list', async () => {
    for (const name of ['salesCurrent', 'salesDetail', 'salesTwoYears'] as const)
      expect((await askSales(t.db, name, admin, { query: { year: 2012 } })).response).toEqual([])
    const category = { params: { id: 'outdoor', agency: 0, client: came }, query: { year: 2012 } }
    expect((await askSales(t.db, 'salesCategory', admin, category)).response).toEqual({ rows: [] })
  })
})

describe('lines', () => {
  const lines = (query: object, page = 1) => askSales(t.db, 'salesLines', admin, { params: { page }, query })

  it('are those of the current year so far unless asked otherwise', async () => {
    expect((await lines({})).meta).toMatchObject({
      from: '2025-01-01',
      to: '2025-11-14',
      total: 28.5,
      lines: 4,
    })
    expect((await lines({ year: 2024 })).meta).toMatchObject({
      from: '2024-01-01',
      to: '2024-12-31',
      total: 20,
    })
    expect((await lines({ month: 5 })).meta).toMatchObject({ from: '2025-05-01', to: '2025-05-31', total: 9 })
    expect((await lines({ year: 2024, month: 2 })).meta).toMatchObject({
      from: '2024-02-01',
      to: '2024-02-29',
      lines: 0,
    })
    expect((await lines({ from: '2024-05-01', to: '2025-03-01' })).meta).toMatchObject({ total: 25 })
    expect((await lines({ year: 2024, from: '2024-05-01', to: '2025-03-01' })).meta).toMatchObject({
      to: '2024-12-31',
      total: 10,
    })
  })

  it('come newest first, lines of one day by invoice and line', async () => {
    const row = {
      year: 2020,
      client_id: came,
      agency_id: agency(0),
      family_code: 'NN',
      quantity: 1,
      amount_cents: 0,
    }
    const entries = ['2020-01-02 B 2', '2020-01-02 B 1', '2020-01-03 C 1', '2020-01-02 A 1']
    for (const entry of entries) {
      const [date = '', invoice_number = '', line] = entry.split(' ')
      await t.db
        .insertInto('invoice_lines')
        .values({ ...row, date, invoice_number, line: Number(line) })
        .execute()
    }
    await t.db.transaction().execute(rebuildRevenue)
    const { rows } = await lines({ year: 2020, client: came, agency: agency(0) })
    expect(rows.map((found) => [found['date'], found['invoice_number'], found['line']].join(' '))).toEqual([
      '2020-01-03 C 1',
      '2020-01-02 A 1',
      '2020-01-02 B 1',
      '2020-01-02 B 2',
    ])
  })

  it('come page by page, and each once', async () => {
    const query = { from: '2024-01-01', per_page: 3 }
    const pages = await Promise.all([1, 2, 3, 4, 0].map((page) => lines(query, page)))
    expect(pages.map(({ rows }) => rows.length)).toEqual([3, 3, 1, 0, 0])
    expect(new Set(pages.flatMap(({ rows }) => rows.map((row) => row['invoice_number']))).size).toBe(7)
  })

  it('become fewer with each filter, never more', async () => {
    const all = Number((await lines({ from: '2024-01-01' })).meta['lines'])
    for (const filter of [
      { category: 'premia' },
      { code: 'PJ' },
      { category: 'expo' },
      { category: 'other' },
      { client: came },
      { agency: agency(1) },
    ])
      expect(Number((await lines({ from: '2024-01-01', ...filter })).meta['lines'])).toBeLessThan(all)
  })
})
