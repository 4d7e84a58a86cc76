import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
import {
  change,
  countsIn,
  isHidden,
  linesBehind,
  monthsOf,
  sees,
  seesAgency,
  until,
  whole,
} from '../../test/revenue-oracle.ts'
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

const cuts = fc.constantFrom('01-01', '02-28', '02-29', '03-01', '06-30', '11-14', '12-31')

/** A question about a subject in or out of scope, for some years. */
const questions = () => {
  const { agencies, clients } = company
  const ids = clients.map(({ id }) => id)
  return fc.record({
    person: fc.constantFrom(
      person('admin'),
      person('sales'),
      person('sales', { areas: ['IT-TV'] }),
      person('agent', { agencyId: agencies[0] ?? 0 }),
      person('customer', { clientIds: [ids[1] ?? 0, ids[3] ?? 0] }),
    ),
    agency: fc.constantFrom(undefined, undefined, 0, ...agencies),
    client: fc.constantFrom(undefined, undefined, undefined, ...ids),
    agent: fc.constantFrom(undefined, undefined, ...company.agents.map(({ id }) => id), 999_999),
    assignment: fc.constantFrom('year' as const, 'current' as const),
    years: fc.constantFrom(undefined, [2025, 2024] as const, [2024, 2023] as const, [2025, 2023] as const),
    cut: fc.option(cuts, { nil: undefined }),
    lines: linesOf(company),
  })
}
type Question = ReturnType<typeof questions> extends fc.Arbitrary<infer Q> ? Q : never

/** Writes the lines and settles what the answer is to be measured against. */
async function prepare({ lines, years, cut, ...ask }: Question) {
  await forgetRevenue(t.db)
  await bringIn(t.db, lines)
  // A client stands in the path only below an agency.
  const about = ask.agency === undefined ? { ...ask, client: undefined } : ask
  const asOf =
    lines
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '2025-11-20'
  const year = years?.[0] ?? Number(asOf.slice(0, 4))
  const prev = years?.[1] ?? year - 1
  const day = cut ?? asOf.slice(5)
  const behind = linesBehind(company, lines, about)
  const { agency, client, agent, assignment } = about
  return {
    about,
    params: { agency, client },
    query: {
      ...(years && { year: years[0], prev_year: years[1] }),
      ...(cut && { cut }),
      ...(agent && { agent }),
      assignment,
    },
    hidden: isHidden(company, lines, about, [year, prev, prev - 1]),
    behind,
    compared: behind.filter(({ date }) => [year, prev].includes(Number(date.slice(0, 4)))),
    year,
    prev,
    day,
  }
}

const figures = (lines: readonly TestLine[], year: number, prev: number, day: string) => {
  const [before, now] = [until(lines, prev, day), until(lines, year, day)]
  return {
    prev_total: whole(lines, prev),
    prev_prog: before,
    curr_ytd: now,
    delta: now - before,
    delta_pct: change(now, before),
  }
}
const read = (row: Readonly<Record<string, unknown>>) => ({
  prev_total: cents(row['prev_total']),
  prev_prog: cents(row['prev_prog']),
  curr_ytd: cents(row['curr_ytd']),
  delta: cents(row['delta']),
  delta_pct: row['delta_pct'],
})
/** Whether a line belongs to a category or code asked for, by the lists of the specification. */
function fits({ family, expo }: TestLine, { category, code }: { category?: string; code?: string }): boolean {
  if (code !== undefined) return family === code
  if (category === 'expo') return expo
  if (category === 'furniture') return family === 'NN'
  return category === undefined || !known.includes(family)
}
const known = ['NN', 'E2', 'PN', 'PK', 'PJ', 'PL', 'PS', 'PR', 'OD']
const sumOf = (rows: readonly Readonly<Record<string, unknown>>[], key: string) =>
  rows.reduce((sum, row) => sum + cents(row[key]), 0)
const always = ['furniture', 'appliances', 'worktops', 'worktops_jit', 'tables_chairs', 'premia', 'outdoor']

const property = (check: (q: Question) => Promise<unknown>, numRuns = 80) =>
  fc.assert(
    fc.asyncProperty(questions(), async (question) => {
      await check(question)
    }),
    { numRuns },
  )

describe('figures are to the cent what plain loops over the lines give', () => {
  it('by category (sales/current)', () =>
    property(async (question) => {
      const { about, params, query, hidden, compared, year, prev, day } = await prepare(question)
      const answer = await askSales(t.db, 'salesCurrent', about.person, { params, query })
      if (hidden) return expect(answer.refused).toBe('not_found')
      if (compared.length === 0) return expect(answer.rows).toEqual([])
      const of = (key: string) => compared.filter((line) => countsIn(key, line))
      const other = figures(of('other'), year, prev, day)
      const keys = [
        ...always,
        ...(other.prev_total || other.prev_prog || other.curr_ytd ? ['other'] : []),
        'expo',
        'total',
      ]
      expect(answer.rows.map((row) => [row['key'], read(row)])).toEqual(
        keys.map((key) => [key, figures(of(key), year, prev, day)]),
      )
    }))

  it('over two years (sales/prev-2-years)', () =>
    property(async (question) => {
      const { about, params, query, hidden, behind, year, prev, day } = await prepare(question)
      const answer = await askSales(t.db, 'salesTwoYears', about.person, { params, query })
      if (hidden) return expect(answer.refused).toBe('not_found')
      for (const row of answer.rows) {
        const own = behind.filter((line) => countsIn(String(row['key']), line))
        const [y0, y1, y2] = [until(own, year, day), until(own, prev, day), until(own, prev - 1, day)]
        expect(row).toMatchObject({ delta_2y_pct: change(y0, y2) })
        expect(
          [
            row['y2_total'],
            row['y2_prog'],
            row['y1_total'],
            row['y1_prog'],
            row['y0_ytd'],
            row['delta_1'],
            row['delta_2'],
          ].map(cents),
        ).toEqual([whole(own, prev - 1), y2, whole(own, prev), y1, y0, y0 - y1, y1 - y2])
      }
      expect(answer.rows.length > 0).toBe(
        behind.some(({ date }) => [year, prev, prev - 1].includes(Number(date.slice(0, 4)))),
      )
    }, 50))

  it('by year and month (sales/years)', () =>
    property(async (question) => {
      const { about, params, query, hidden, behind, day } = await prepare(question)
      const answer = await askSales(t.db, 'salesYears', about.person, { params, query })
      if (hidden) return expect(answer.refused).toBe('not_found')
      const years = [...new Set(behind.map(({ date }) => Number(date.slice(0, 4))))].sort((a, b) => b - a)
      expect(
        answer.rows.map(({ total, prog, months, ...row }) => ({
          ...row,
          total: cents(total),
          prog: cents(prog),
          months: (months as number[]).map(cents),
        })),
      ).toEqual(
        years.map((year) => ({
          year,
          total: whole(behind, year),
          prog: until(behind, year, day),
          months: monthsOf(behind, year),
          delta_pct: change(until(behind, year, day), until(behind, year - 1, day)),
        })),
      )
    }, 50))

  it('by agency, client, or month of a client (sales/current/detail)', () =>
    property(async (question) => {
      const { about, params, query, hidden, compared, year, prev, day } = await prepare(question)
      const answer = await askSales(t.db, 'salesDetail', about.person, { params, query })
      if (hidden) return expect(answer.refused).toBe('not_found')
      const own = about.person.role === 'agent' ? about.person.agencyId : about.agency
      const today = (id: number) => company.clients.find((client) => client.id === id)?.agency
      const keyOf = (line: TestLine): string => {
        if (about.client !== undefined) {
          const key = [
            'furniture',
            'appliances',
            'worktops',
            'tables_chairs',
            'premia',
            'outdoor',
            'other',
          ].find((k) => countsIn(k, line))
          return `${line.date.slice(5, 7)}-${key}`
        }
        if (about.agency !== undefined)
          return own && today(line.client) !== own ? 'moved' : String(line.client)
        const agency = about.assignment === 'year' ? line.agency : (today(line.client) ?? 0)
        return seesAgency(company, about.person, agency) ? String(agency) : 'moved'
      }
      const groups = Object.groupBy(compared, keyOf)
      const expected = Object.entries(groups)
        .map(([key, lines]) => [key, figures(lines ?? [], year, prev, day)] as const)
        .filter(([, f]) => f.prev_total || f.prev_prog || f.curr_ytd)
      expect(Object.fromEntries(answer.rows.map((row) => [row['key'], read(row)]))).toEqual(
        Object.fromEntries(expected),
      )
      for (const row of answer.rows)
        if (row['months'])
          expect((row['months'] as number[]).map(cents)).toEqual(
            monthsOf(groups[String(row['key'])] ?? [], year),
          )
    }))

  it('by code of a category, with its clients (sales/current/category)', () =>
    property(async (question) => {
      const { about, params, query, hidden, compared, year, prev, day } = await prepare(question)
      for (const id of ['appliances', 'worktops_jit', 'other', 'expo']) {
        const answer = await askSales(t.db, 'salesCategory', about.person, {
          params: { ...params, id },
          query,
        })
        if (hidden) return expect(answer.refused).toBe('not_found')
        const { rows, clients } = answer.response as {
          rows: Record<string, unknown>[]
          clients?: Record<string, unknown>[]
        }
        const lines = compared.filter((line) => countsIn(id, line))
        const groups = Object.groupBy(lines, ({ family }) => family)
        expect(
          Object.fromEntries(
            rows.map((row) => [row['key'], { ...read(row), months: (row['months'] as number[]).map(cents) }]),
          ),
        ).toEqual(
          Object.fromEntries(
            Object.entries(groups).map(([code, own = []]) => [
              code,
              { ...figures(own, year, prev, day), months: monthsOf(own, year) },
            ]),
          ),
        )
        expect(clients === undefined).toBe(about.client !== undefined)
        if (clients) expect(sumOf(clients, 'curr_ytd')).toBe(until(lines, year, day))
      }
    }, 30))

  it('line by line (sales/lines), and their total is the figure', () =>
    property(async (question) => {
      const { about, query, behind, year, day } = await prepare(question)
      const { agency, client, agent } = about
      const ask = { agency, client, ...(agent && { agent }), assignment: query.assignment, year }
      const last = day === '02-29' && year !== 2024 ? '02-28' : day
      const answer = await askSales(t.db, 'salesLines', about.person, {
        params: { page: 1 },
        query: { ...ask, to: `${year}-${last}`, per_page: 200 },
      })
      if (isHidden(company, question.lines, about, [year, year - 1, year - 2]))
        return expect(answer.refused).toBe('not_found')
      expect(cents(answer.meta['total'])).toBe(until(behind, year, day))
      expect(sumOf(answer.rows, 'amount')).toBe(until(behind, year, day))
      expect(answer.meta['lines']).toBe(answer.rows.length)
      expect(cents(answer.meta['invoiced']) + cents(answer.meta['credited'])).toBe(until(behind, year, day))
      for (const row of answer.rows)
        if (row['client_id'] !== null)
          expect(sees(company, about.person, Number(row['client_id']))).toBe(true)
        else expect([row['client'], row['client_code']]).toEqual(['Clienti passati ad altra agenzia', null])
    }, 50))

  it('page by page over any days and any filter, each once and newest first', () =>
    property(async (question) => {
      const { about, behind } = await prepare(question)
      const [first = '2024-01-01', last = '2025-06-30', ...others] = question.lines.map(({ date }) => date)
      const [from = '', to = ''] = [first, last].sort()
      const { agency, client, agent, assignment } = about
      const filters = [
        {},
        { category: 'furniture' },
        { category: 'other' },
        { category: 'expo' },
        { code: 'PJ' },
      ]
      const filter = filters[others.length % filters.length] ?? {}
      const wanted = behind.filter((line) => from <= line.date && line.date <= to && fits(line, filter))
      const query = { agency, client, ...(agent && { agent }), assignment, from, to, per_page: 3, ...filter }
      const found: Readonly<Record<string, unknown>>[] = []
      for (let page = 1; ; page += 1) {
        const { refused, rows, meta } = await askSales(t.db, 'salesLines', about.person, {
          params: { page },
          query,
        })
        // Who may not see the subject at all is the business of the test before.
        if (refused) return
        const credits = wanted.filter((line) => line.cents < 0)
        expect([meta['lines'], meta['credit_lines']]).toEqual([wanted.length, credits.length])
        expect(cents(meta['credited'])).toBe(credits.reduce((sum, line) => sum + line.cents, 0))
        found.push(...rows)
        if (rows.length === 0) break
      }
      expect(new Set(found.map((row) => row['invoice_number'])).size).toBe(wanted.length)
      const pairs = (rows: readonly (readonly [unknown, number])[]) => rows.map((row) => row.join(' ')).sort()
      expect(pairs(found.map((row) => [row['date'], cents(row['amount'])]))).toEqual(
        pairs(wanted.map((line) => [line.date, line.cents])),
      )
      const days = found.map((row) => String(row['date']))
      expect(days).toEqual([...days].sort().reverse())
    }, 60))
})

it('before any revenue was imported, every list is empty and the day of the figures is today', async () => {
  await forgetRevenue(t.db)
  for (const name of ['salesYears', 'salesCurrent', 'salesDetail', 'salesTwoYears'] as const) {
    // Half past midnight in Rome, still the day before in London.
    const answer = await askSales(t.db, name, person('admin'), {}, '2026-03-01T23:30:00Z')
    expect(answer.response).toEqual([])
    expect(answer.meta).toMatchObject({ as_of: null, year: 2026, prev_year: 2025, cut: '03-02', years: [] })
  }
})

describe('the zone of the machine', () => {
  const zone = process.env['TZ']
  afterAll(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  it.each(['UTC', 'Europe/Rome', 'America/New_York', 'Pacific/Kiritimati'])(
    '%s changes no figure',
    async (name) => {
      process.env['TZ'] = name
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(name)
      await property(async (question) => {
        const { about, params, query, hidden, compared, year, prev, day } = await prepare(question)
        const answer = await askSales(t.db, 'salesCurrent', about.person, { params, query })
        if (hidden) return expect(answer.refused).toBe('not_found')
        const total = answer.rows.at(-1)
        expect(total ? read(total) : null).toEqual(
          compared.length > 0 ? figures(compared, year, prev, day) : null,
        )
      }, 20)
    },
  )
})
