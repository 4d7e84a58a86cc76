import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../test/database.ts'
import {
  bringIn,
  type Company,
  forgetRevenue,
  foundCompany,
  person,
  type TestLine,
} from '../../test/revenue-company.ts'
import { linesOf } from '../../test/revenue-lines.ts'
import { askerOf, cents, type SalesCall } from '../../test/sales-ask.ts'
import { salesRoutes } from './routes.ts'

// The revenue invariants, on answers alone: each answer must fit the others.

const askSales = askerOf(salesRoutes)
let t: TestDatabase
let company: Company
beforeAll(async () => {
  t = await testDatabase()
  company = await foundCompany(t.db)
})
afterAll(() => t.close())

type Row = Readonly<Record<string, unknown>>
const figures = ['prev_total', 'prev_prog', 'curr_ytd', 'delta'] as const
const people = () => [
  person('admin'),
  person('sales', { areas: ['IT-TV'] }),
  person('agent', { agencyId: company.agencies[0] ?? 0 }),
  person('customer', { clientIds: [company.clients[0]?.id ?? 0, company.clients[4]?.id ?? 0] }),
]
const sums = (rows: readonly Row[]) =>
  figures.map((key) => rows.reduce((sum, row) => sum + cents(row[key]), 0))
const of = (rows: readonly Row[], key: string) => sums(rows.filter((row) => row['key'] === key))
const partition = (rows: readonly Row[]) => rows.filter((row) => row['kind'] === 'partition')

const holds = (check: (ask: Ask, lines: readonly TestLine[]) => Promise<void>, numRuns = 30) =>
  fc.assert(
    fc.asyncProperty(
      linesOf(company),
      fc.nat(3),
      fc.constantFrom('year', 'current'),
      fc.constantFrom(undefined, '02-29', '06-30', '12-31'),
      async (lines, who, assignment, cut) => {
        await forgetRevenue(t.db)
        await bringIn(t.db, lines)
        const asker = people()[who] ?? person('admin')
        await check(
          (name, params = {}, query = {}) =>
            askSales(t.db, name, asker, { params, query: { assignment, ...(cut && { cut }), ...query } }),
          lines,
        )
      },
    ),
    { numRuns },
  )
type Ask = (name: SalesCall, params?: object, query?: object) => ReturnType<typeof askSales>

it('16: the rows of the partition add up to the total', () =>
  holds(async (ask) => {
    const { rows } = await ask('salesCurrent')
    expect(sums(partition(rows))).toEqual(of(rows, 'total'))
  }))

it('17: the just-in-time row is the PJ part of the worktops, and expo is part of the total', () =>
  holds(async (ask) => {
    const { rows } = await ask('salesCurrent')
    const worktops = ((await ask('salesCategory', { id: 'worktops' })).response as { rows: Row[] }).rows
    expect(of(worktops, 'PJ')).toEqual(of(rows, 'worktops_jit'))
    const expo = await ask(
      'salesLines',
      { page: 1 },
      { from: '2023-01-01', to: '2025-12-31', category: 'expo', per_page: 200 },
    )
    const all = await ask('salesLines', { page: 1 }, { from: '2023-01-01', to: '2025-12-31', per_page: 200 })
    const numbers = new Set(all.rows.map((row) => row['invoice_number']))
    expect(expo.rows.every((row) => numbers.has(row['invoice_number']))).toBe(true)
  }))

it('18: a year up to 31 December is the whole previous year, seen from the next', () =>
  holds(async (ask) => {
    const now = await ask('salesCurrent', {}, { year: 2024, cut: '12-31' })
    const later = await ask('salesCurrent', {}, { year: 2025, cut: '06-30' })
    const value = (rows: readonly Row[], key: string) =>
      cents(rows.find((row) => row['key'] === 'total')?.[key] ?? 0)
    expect(value(now.rows, 'curr_ytd')).toBe(value(later.rows, 'prev_total'))
  }))

it('19: agencies add up to the network, clients to their agency, months to the year', () =>
  holds(async (ask) => {
    const network = of((await ask('salesCurrent')).rows, 'total')
    const agencies = (await ask('salesDetail')).rows
    expect(sums(agencies)).toEqual(network)
    for (const row of agencies.filter(({ id }) => id !== null)) {
      const clients = (await ask('salesDetail', { agency: row['id'] })).rows
      expect(sums(clients)).toEqual(sums([row]))
      const [first] = clients.filter(({ id }) => id !== null)
      if (first)
        expect(sums((await ask('salesDetail', { agency: row['id'], client: first['id'] })).rows)).toEqual(
          sums([first]),
        )
    }
    for (const year of (await ask('salesYears')).rows)
      expect((year['months'] as number[]).reduce((sum, month) => sum + cents(month), 0)).toBe(
        cents(year['total']),
      )
  }))

it('20: the change is “new” exactly when there was nothing before and there is something now', () =>
  holds(async (ask) => {
    for (const row of [...(await ask('salesCurrent')).rows, ...(await ask('salesDetail')).rows])
      expect(row['delta_pct'] === null).toBe(row['prev_prog'] === 0 && row['curr_ytd'] !== 0)
  }))

it('24: a filter never adds lines', () =>
  holds(async (ask) => {
    const span = { from: '2023-01-01', to: '2025-12-31', per_page: 200 }
    const numbers = async (query: object) =>
      new Set(
        (await ask('salesLines', { page: 1 }, { ...span, ...query })).rows.map(
          (row) => row['invoice_number'],
        ),
      )
    const all = await numbers({})
    const filters = [
      { category: 'furniture' },
      { category: 'other' },
      { category: 'expo' },
      { code: 'PJ' },
      { month: 3 },
      { year: 2024 },
    ]
    for (const filter of filters) expect((await numbers(filter)).isSubsetOf(all)).toBe(true)
    for (const agency of company.agencies) expect((await numbers({ agency })).isSubsetOf(all)).toBe(true)
  }, 20))
