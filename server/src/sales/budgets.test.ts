import { workingDays } from '@mandato/contract/fields/dates'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
import { countsIn, monthsOf, until } from '../../test/revenue-oracle.ts'
import { askerOf, cents } from '../../test/sales-ask.ts'
import { salesRoutes } from './routes.ts'

const askSales = askerOf(salesRoutes)
let t: TestDatabase
let company: Company
beforeAll(async () => {
  t = await testDatabase()
  company = await foundCompany(t.db)
})
afterAll(() => t.close())
beforeEach(() => forgetRevenue(t.db))

const admin = person('admin')
const agency = (i: number) => company.agencies[i] ?? 0
const client = (i: number) => company.clients[i]?.id ?? 0
const set = (id: number, body: object, who = admin) =>
  t.db.transaction().execute((tx) => askSales(tx, 'setBudget', who, { params: { id }, body }))
const furniture = { year: 2025, category: 'furniture', amount: 1200 }

describe('setting a budget is refused', () => {
  it('for an agency that does not exist, or a client that is not the agency’s', async () => {
    expect((await set(999_999, furniture)).refused).toBe('not_found')
    expect((await set(agency(0), { ...furniture, client: client(3) })).refused).toBe('not_found')
  })

  it('outside one’s areas: the whole agency needs all its clients in sight, a client only itself', async () => {
    const clerk = person('sales', { areas: ['IT-TV'], permissions: ['budget_write'] })
    // The third agency has one client in Treviso and one in Naples.
    expect((await set(agency(2), furniture, clerk)).refused).toBe('not_found')
    expect((await set(agency(2), { ...furniture, client: client(5) }, clerk)).refused).toBe('not_found')
    expect((await set(agency(2), { ...furniture, client: client(6) }, clerk)).refused).toBeUndefined()
  })

  it('when the months do not add up to the year', async () => {
    const months = Array.from({ length: 12 }, () => 100)
    expect((await set(agency(0), { ...furniture, amount: 1200.01, months })).refused).toBe(
      'months_do_not_add_up',
    )
    expect((await set(agency(0), { ...furniture, months })).refused).toBeUndefined()
  })

  it('when somebody changed it meanwhile, or it is not there', async () => {
    expect((await set(agency(0), { ...furniture, version: 1 })).refused).toBe('changed_meanwhile')
    await set(agency(0), furniture)
    await set(agency(0), { ...furniture, amount: 2400, version: 1 })
    expect((await set(agency(0), { ...furniture, amount: 1, version: 1 })).refused).toBe('changed_meanwhile')
    const { rows } = await askSales(t.db, 'salesBudget', admin, {
      params: { id: agency(0) },
      query: { year: 2025 },
    })
    expect(rows[0]).toMatchObject({ category: 'furniture', budget_year: 2400, version: 2, source: 'year' })
  })
})

describe('a budget', () => {
  it('keeps its former values in the events, with who changed it', async () => {
    await set(agency(0), furniture)
    await set(agency(0), {
      ...furniture,
      amount: 2300,
      months: Array.from({ length: 12 }, (_, i) => (i === 11 ? 100 : 200)),
    })
    const events = await t.db
      .selectFrom('events')
      .select(['user_id', 'before', 'after'])
      .where('what', '=', 'budget.set')
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    const key = { year: 2025, agency_id: agency(0), category: 'furniture', client_id: null }
    const months = [...Array.from({ length: 11 }, () => 20_000), 10_000]
    expect(events).toEqual([
      {
        user_id: admin.id,
        before: { ...key, amount_cents: 120_000, version: 1 },
        after: { ...key, amount_cents: 230_000, months_cents: months, version: 2 },
      },
      { user_id: admin.id, before: null, after: { ...key, amount_cents: 120_000, version: 1 } },
    ])
  })

  it('set by two people at once counts both, one after the other', async () => {
    await Promise.all([set(agency(0), furniture), set(agency(0), { ...furniture, amount: 5 })])
    const events = await t.db
      .selectFrom('events')
      .select('before')
      .where('what', '=', 'budget.set')
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(events.map(({ before }) => before)).toEqual([expect.objectContaining({ version: 1 }), null])
  })

  it('seen by two people in the same version is changed by one of them only', async () => {
    await set(agency(0), furniture)
    const answers = await Promise.all(
      [1, 2, 3].map((amount) => set(agency(0), { ...furniture, amount, version: 1 })),
    )
    expect(answers.map(({ refused }) => refused ?? '').sort()).toEqual([
      '',
      'changed_meanwhile',
      'changed_meanwhile',
    ])
  })

  it('is the sum of the clients’ budgets until the agency has its own, category by category', async () => {
    await set(agency(0), { ...furniture, client: client(0), amount: 100 })
    await set(agency(0), { ...furniture, client: client(1), amount: 200 })
    await set(agency(0), { ...furniture, category: 'outdoor', client: client(1), amount: 70 })
    const read = async () => {
      const { rows } = await askSales(t.db, 'salesBudget', admin, {
        params: { id: agency(0) },
        query: { year: 2025 },
      })
      return rows
        .filter((row) => row['budget_year'] !== 0)
        .map((row) => [row['category'], row['budget_year'], row['source']])
    }
    expect(await read()).toEqual([
      ['furniture', 300, 'clients'],
      ['outdoor', 70, 'clients'],
      ['total', 370, 'clients'],
    ])
    await set(agency(0), { ...furniture, amount: 1000 })
    const below = await askSales(t.db, 'salesDetail', admin, { query: { year: 2025 } })
    expect(below.rows).toMatchObject([{ id: agency(0), budget_year: 1070 }])
    const clients = await askSales(t.db, 'salesDetail', admin, {
      params: { agency: agency(0) },
      query: { year: 2025 },
    })
    expect(clients.rows.map((row) => [row['id'], row['budget_year']])).toEqual([
      [client(0), 100],
      [client(1), 270],
    ])
    expect((await read()).slice(0, 2)).toEqual([
      ['furniture', 1000, 'year'],
      ['outdoor', 70, 'clients'],
    ])
  })

  it('of one category only, asked by GET or by POST, gives one row and no total', async () => {
    await set(agency(0), furniture)
    const question = { year: 2025, category: 'furniture' }
    const got = await askSales(t.db, 'salesBudget', admin, { params: { id: 0 }, query: question })
    const posted = await askSales(t.db, 'salesBudgetAsked', admin, { params: { id: 0 }, body: question })
    expect(got.rows.map((row) => row['category'])).toEqual(['furniture'])
    expect(posted.text).toBe(got.text)
  })
})

describe('who sees a budget', () => {
  beforeEach(async () => {
    const line: TestLine = {
      date: '2025-11-14',
      agency: agency(0),
      client: client(0),
      family: 'NN',
      expo: false,
      cents: 100,
    }
    await bringIn(t.db, [line, { ...line, agency: agency(2), client: client(6) }])
    for (const i of [0, 2]) await set(agency(i), furniture)
    await set(agency(2), { ...furniture, client: client(6), amount: 50 })
  })
  const yearBudgets = async (who: ReturnType<typeof person>) => {
    const { rows } = await askSales(t.db, 'salesDetail', who)
    return rows.map((row) => [row['id'], row['budget_year']])
  }

  it('customers do not: no answer to them has such a field, at any depth', async () => {
    const customer = person('customer', { clientIds: [client(0)] })
    for (const name of ['salesCurrent', 'salesDetail', 'salesYears', 'salesTwoYears'] as const) {
      const { text, rows } = await askSales(t.db, name, customer)
      expect(rows.length).toBeGreaterThan(0)
      const own = text.slice(text.indexOf('"args"'))
      expect(own).not.toContain('budget')
    }
  })

  it('is an agent for the own agency', async () => {
    expect(await yearBudgets(person('agent', { agencyId: agency(0) }))).toEqual([[agency(0), 1200]])
    const foreign = await askSales(t.db, 'salesBudget', person('agent', { agencyId: agency(0) }), {
      params: { id: agency(2) },
    })
    expect(foreign.refused).toBe('not_found')
  })

  it('with areas sees an agency’s own only when all its clients are in sight, else those of the clients in sight', async () => {
    expect(await yearBudgets(person('sales', { areas: ['IT-TV'] }))).toEqual([
      [agency(0), null],
      [agency(2), 50],
    ])
    expect(await yearBudgets(person('sales', { areas: ['IT-TV', 'IT-NA'] }))).toEqual([
      [agency(0), 1200],
      [agency(2), 1200],
    ])
  })
})

/** Budget due by a day, by plain loops in BigInt; `given` are typed months. */
function dueByHand(
  amount: number,
  given: number[] | undefined,
  lastYear: number[],
  year: number,
  cut: string,
) {
  const sold = lastYear.reduce((sum, month) => sum + BigInt(month), 0n)
  const shares = sold > 0n && lastYear.every((month) => month >= 0)
  const months: bigint[] = []
  for (let m = 0; m < 12; m += 1) {
    const weight = shares ? BigInt(lastYear[m] ?? 0) : m === 7 ? 1n : 2n
    months.push(given ? BigInt(given[m] ?? 0) : (BigInt(amount) * weight) / (shares ? sold : 23n))
  }
  months[11] = BigInt(amount) - months.slice(0, 11).reduce((sum, month) => sum + month, 0n)
  const [month, day] = cut.split('-').map(Number) as [number, number]
  let due = months.slice(0, month - 1).reduce((sum, m) => sum + m, 0n)
  const [done, all] = [BigInt(workingDays(year, month, day)), BigInt(workingDays(year, month))]
  const part = (months[month - 1] ?? 0n) * done
  due += (part * 2n + (part < 0n ? -all : all)) / (all * 2n)
  return Number(due)
}

describe('the budget due so far', () => {
  it('is last year’s shares of the same agency or client, also of revenue that came in later; agencies add up to the network', async () => {
    const budgets = fc.uniqueArray(
      fc.record({
        agency: fc.nat(2),
        category: fc.constantFrom('furniture', 'worktops', 'other'),
        client: fc.option(fc.nat(6), { nil: undefined }),
        amount: fc.integer({ min: -500, max: 90_000_000 }),
        months: fc.option(
          fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 12, maxLength: 12 }),
          { nil: undefined },
        ),
        early: fc.boolean(),
      }),
      { selector: (b) => [b.agency, b.category, b.client].join(), maxLength: 8 },
    )
    const cut = fc.constantFrom('01-01', '02-28', '05-30', '08-14', '11-14', '12-31')
    await fc.assert(
      fc.asyncProperty(linesOf(company), budgets, cut, async (lines, drawn, day) => {
        await forgetRevenue(t.db)
        const typed = drawn
          .map((b) => ({ ...b, amount: b.months ? b.months.reduce((sum, m) => sum + m, 0) : b.amount }))
          .filter((b) => b.client === undefined || company.clients[b.client]?.agency === agency(b.agency))
        const euros = (amount: number) => amount / 100
        const write = async (early: boolean) => {
          for (const b of typed.filter((one) => one.early === early)) {
            const body = { year: 2025, category: b.category, amount: euros(b.amount) }
            const more = {
              ...(b.months && { months: b.months.map(euros) }),
              ...(b.client !== undefined && { client: client(b.client) }),
            }
            expect((await set(agency(b.agency), { ...body, ...more })).refused).toBeUndefined()
          }
        }
        await write(true)
        await bringIn(t.db, lines)
        await write(false)
        const due = (i: number, category: string) => {
          const of = typed.filter((b) => b.agency === i && b.category === category)
          const own = of.filter((b) => b.client === undefined)
          return (own.length > 0 ? own : of).map((b) => {
            const behind = lines.filter(
              (line) =>
                line.agency === agency(i) &&
                countsIn(category, line) &&
                (b.client === undefined || line.client === client(b.client)),
            )
            return dueByHand(b.amount, b.months, monthsOf(behind, 2024), 2025, day)
          })
        }
        for (const category of ['furniture', 'worktops', 'other']) {
          const read = async (id: number) => {
            const query = { year: 2025, cut: day, category }
            const { rows } = await askSales(t.db, 'salesBudget', admin, { params: { id }, query })
            return rows.map((row) => [cents(row['budget_prog']), cents(row['curr_ytd']), cents(row['gap'])])
          }
          const expected = [0, 1, 2].map((i) => {
            const actual = until(
              lines.filter((line) => line.agency === agency(i) && countsIn(category, line)),
              2025,
              day,
            )
            const planned = due(i, category)
            const any = typed.length > 0 || lines.some(({ date }) => date.startsWith('2025'))
            const sum = planned.reduce((total, one) => total + one, 0)
            return any ? [sum, actual, actual - sum] : undefined
          })
          const network = await read(0)
          const parts = [0, 1, 2].map((i) =>
            [0, 1, 2].map((n) => expected[n]?.[i] ?? 0).reduce((sum, one) => sum + one, 0),
          )
          if (network.length > 0) expect(network).toEqual([parts])
          for (const i of [0, 1, 2]) {
            const [row] = await read(agency(i))
            if (row) expect(row).toEqual(expected[i])
            else expect(due(i, category)).toEqual([])
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})
