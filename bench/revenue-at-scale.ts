import { sql } from 'kysely'
import type { Db } from '../server/src/platform/db/db.ts'
import { rebuildRevenue, type revenueSummary } from '../server/src/sales/index.ts'
import { buffersOf } from './lib/buffers.ts'
import { benchServer } from './lib/database.ts'
import { admin, agentOf } from './lib/person.ts'
import { inTurns, ratio, type RoundsOptions } from './lib/rounds.ts'
import { type Finding, ms, times } from './lib/table.ts'
import { summaryFor } from './revenue.ts'

/** P4: the same figures over many times the lines, against their own time over the 100,000; and exact to the cent. */
export async function dashboardAtScale({
  scale,
  ...options
}: RoundsOptions & { scale: number }): Promise<Finding[]> {
  const server = await benchServer()
  try {
    const small = await server.demo()
    const large = await server.demo()
    const lines = await multiply(large.db, scale)
    await large.pool.query('vacuum analyze')
    const { id } = await small.db
      .selectFrom('agencies')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const findings: Finding[] = []
    for (const [who, person] of [
      ['administrator', admin],
      ['agent', agentOf(id)],
    ] as const) {
      const [few, many] = await inTurns(
        [
          { name: 'few', run: summaryFor(small.db, person) },
          { name: 'many', run: summaryFor(large.db, person) },
        ],
        options,
      )
      if (!few || !many) throw new Error('measured nothing')
      const r = ratio(many, few)
      findings.push({
        goal: 'P4',
        what: `dashboard figures over ${lines} lines, ${who} (${ms(many)}), against 100,000 (${ms(few)})`,
        found: times(r),
        target: '≤ 1.1×',
        reached: r.high <= 1.1,
      })
      const [pagesFew, pagesMany] = [small, large].map(({ db }) =>
        buffersOf(db, (on) => summaryFor(on, person)()),
      )
      findings.push({
        goal: 'P4',
        what: `pages touched, ${who}`,
        found: `${await pagesMany} (${await pagesFew} over 100,000 lines)`,
        target: '',
        reached: null,
      })
    }
    const wrong = await centsOff(large.db, await summaryFor(large.db, admin)())
    return [
      ...findings,
      {
        goal: 'P4',
        what: 'cents between figures and lines',
        found: String(wrong),
        mayBeZero: true,
        target: '0',
        reached: wrong === 0n,
      },
    ]
  } finally {
    await server.close()
  }
}

/** Copies every line so many times over, shifted by whole weeks within its year, and sums up anew. */
async function multiply(db: Db, scale: number): Promise<number> {
  for (let copy = 1; copy < scale; copy += 1)
    await sql`
      insert into invoice_lines
      select year, invoice_number || '-' || ${copy}::text, line,
        least(date '2025-11-14', make_date(year, 1, 1) + (extract(doy from date)::integer - 1 + 7 * ${copy}::integer) % 364),
        client_id, agency_id, product_code, family_code, description, quantity, amount_cents + ${copy}::integer, expo
      from invoice_lines where invoice_number not like '%-%'`.execute(db)
  await db.transaction().execute(rebuildRevenue)
  const { n } = await db
    .selectFrom('invoice_lines')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

async function centsOff(
  db: Db,
  { prev_total, prev_prog, curr_ytd }: Awaited<ReturnType<typeof revenueSummary>>,
): Promise<bigint> {
  const { rows } = await sql<{ year: number; total: string; prog: string }>`
    select year, sum(amount_cents)::text as total, (sum(amount_cents) filter (where to_char(date, 'MM-DD') <= '11-14'))::text as prog
    from invoice_lines where year in (2024, 2025) group by year order by year`.execute(db)
  const [before, now] = rows
  const off = [
    BigInt(before?.total ?? 0) - BigInt(prev_total),
    BigInt(before?.prog ?? 0) - BigInt(prev_prog),
    BigInt(now?.prog ?? 0) - BigInt(curr_ytd),
  ]
  return off.reduce((sum, cents) => sum + (cents < 0n ? -cents : cents), 0n)
}
