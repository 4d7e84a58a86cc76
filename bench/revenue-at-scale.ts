import { sql } from 'kysely'
import type { Db } from '../server/src/platform/db/db.ts'
import type { Person } from '../server/src/platform/person.ts'
import { salesRoutes } from '../server/src/sales/routes.ts'
import { askerOf, cents, type SalesCall } from '../server/test/sales-ask.ts'
import { buffersOf } from './lib/buffers.ts'
import { benchServer } from './lib/database.ts'
import { manyClients } from './lib/many-clients.ts'
import { manyLines } from './lib/many-lines.ts'
import { admin, agentOf } from './lib/person.ts'
import { inTurns, median, ratio, type RoundsOptions } from './lib/rounds.ts'
import { type Finding, ms, times } from './lib/table.ts'

interface Question {
  readonly what: string
  readonly name: SalesCall
  readonly params?: object
  readonly query?: object
}

const year = { year: 2025 }
const everyDay = { from: '2023-01-01', to: '2025-12-31', per_page: 25 }

/** Every read of revenue; agents ask all of them about their own agency. */
const questions: readonly Question[] = [
  { what: 'years', name: 'salesYears' },
  { what: 'current', name: 'salesCurrent' },
  { what: 'two years', name: 'salesTwoYears' },
  { what: 'detail', name: 'salesDetail' },
  { what: 'category', name: 'salesCategory', params: { id: 'furniture' } },
  { what: 'budget', name: 'salesBudget', params: { id: 0 } },
  { what: 'lines of a year', name: 'salesLines', params: { page: 1 }, query: year },
  { what: 'lines, page 100', name: 'salesLines', params: { page: 100 }, query: everyDay },
  {
    what: 'lines of a category',
    name: 'salesLines',
    params: { page: 1 },
    query: { ...year, category: 'worktops' },
  },
  { what: 'lines of a code', name: 'salesLines', params: { page: 1 }, query: { ...year, code: 'OD' } },
  { what: 'lines of others', name: 'salesLines', params: { page: 1 }, query: { ...year, category: 'other' } },
  {
    what: 'lines for display',
    name: 'salesLines',
    params: { page: 1 },
    query: { ...year, category: 'expo' },
  },
]
const ofTheNetwork: readonly Question[] = [
  { what: 'lines, page 2,000', name: 'salesLines', params: { page: 2_000 }, query: everyDay },
]

const askSales = askerOf(salesRoutes)
const asking =
  (db: Db, person: Person, { name, params, query }: Question) =>
  async () => {
    const answer = await askSales(
      db,
      name,
      person,
      { params: params ?? {}, query: query ?? {} },
      '2025-11-17T08:00:00Z',
    )
    if (answer.refused !== undefined) throw new Error(`${name}: ${answer.refused}`)
    return answer
  }

/** P4: every read of revenue over many times the lines, against its own time over the 100,000; and exact to the cent. */
export async function revenueAtScale({
  scale,
  ...options
}: RoundsOptions & { scale: number }): Promise<Finding[]> {
  const server = await benchServer()
  try {
    const small = await server.demo()
    const large = await server.demo()
    // The clients grow too; a handful of lines needs no more of them.
    if (scale >= 10) await manyClients(large.pool)
    const lines = await manyLines(large.db, scale)
    await large.pool.query('vacuum analyze')
    const { id } = await small.db
      .selectFrom('agencies')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const findings: Finding[] = []
    for (const [who, person, asked] of [
      ['administrator', admin, [...questions, ...ofTheNetwork]],
      ['agent', agentOf(id), questions],
    ] as const)
      for (const question of asked)
        findings.push(
          ...(await atBothSizes(`${question.what}, ${who}, over ${lines} lines`, options, {
            few: { db: small.db, ask: (db) => asking(db, person, question)() },
            many: { db: large.db, ask: (db) => asking(db, person, question)() },
          })),
        )
    return [...findings, await centsOff(large.db)]
  } finally {
    await server.close()
  }
}

async function atBothSizes(
  what: string,
  { rounds = 10, seconds = 4 }: RoundsOptions,
  { few, many }: Readonly<Record<'few' | 'many', { db: Db; ask: (db: Db) => Promise<unknown> }>>,
): Promise<Finding[]> {
  // Fifty measurements in all: one second each holds hundreds of turns, and the tests need no more than one.
  const [short, long] = await inTurns(
    [
      { name: 'few', run: () => few.ask(few.db) },
      { name: 'many', run: () => many.ask(many.db) },
    ],
    { rounds, seconds: seconds < 1 ? 0.01 : 1 },
  )
  if (!short || !long) throw new Error('measured nothing')
  const found = ratio(long, short)
  const pages = [await buffersOf(many.db, many.ask), await buffersOf(few.db, few.ask)]
  return [
    {
      goal: 'P4',
      what: `${what} (${ms(long)}), against 100,000 (${ms(short)})`,
      found: `${times(found)}, ${pages[0]} pages against ${pages[1]}`,
      target: '≤ 1.5×, ≤ 200 ms',
      reached: found.median <= 1.5 && median(long.rounds) <= 200,
    },
  ]
}

/** How far the answers are from sums of the lines: the figures of two years, and the totals of the list. */
async function centsOff(db: Db): Promise<Finding> {
  const { rows } = await sql<{ year: number; total: string; prog: string; n: string; credited: string }>`
    select year, sum(amount_cents)::text as total,
      (sum(amount_cents) filter (where to_char(date, 'MM-DD') <= '11-14'))::text as prog,
      count(*)::text as n, sum(least(amount_cents, 0))::text as credited
    from invoice_lines where year in (2024, 2025) group by year order by year`.execute(db)
  const [before, now] = rows
  const current = await asking(db, admin, { what: '', name: 'salesCurrent' })()
  const { meta } = await asking(db, admin, {
    what: '',
    name: 'salesLines',
    params: { page: 1 },
    query: { year: 2024 },
  })()
  const total = current.rows.at(-1)
  const pairs = [
    [before?.total, cents(total?.['prev_total'])],
    [before?.prog, cents(total?.['prev_prog'])],
    [now?.prog, cents(total?.['curr_ytd'])],
    [before?.total, cents(meta['total'])],
    [before?.credited, cents(meta['credited'])],
    [before?.n, Number(meta['lines'])],
  ] as const
  const off = pairs.reduce((sum, [lines, figure]) => sum + Math.abs(Number(lines) - figure), 0)
  return {
    goal: 'P4',
    what: 'cents and lines between answers and sums of the lines',
    found: String(off),
    mayBeZero: true,
    target: '0',
    reached: off === 0,
  }
}
