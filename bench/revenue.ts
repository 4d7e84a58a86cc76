import { sql } from 'kysely'
import { fakeClock } from '../server/src/platform/clock.ts'
import type { Context } from '../server/src/platform/context.ts'
import type { Db } from '../server/src/platform/db/db.ts'
import type { Person } from '../server/src/platform/person.ts'
import { revenueSummary } from '../server/src/sales/index.ts'
import { benchServer } from './lib/database.ts'
import { admin, agentOf } from './lib/person.ts'
import { inTurns, ratio, type RoundsOptions } from './lib/rounds.ts'
import { type Finding, ms, times } from './lib/table.ts'

/** The dashboard's figures as the portal computes them, without HTTP. */
export const summaryFor = (db: Db, user: Person) => {
  const context = { db, user, clock: fakeClock('2025-11-17T08:00:00Z'), language: 'it' } as unknown as Context
  return () => revenueSummary(context)
}

/** The same figures from the lines: by family and month of the two years, and each year up to the cut. */
export const scanOf = (db: Db) => () =>
  sql`
  select family_code, expo, extract(year from date) as year, extract(month from date) as month,
    sum(amount_cents) as total,
    sum(amount_cents) filter (where date <= '2024-11-14' or date between '2025-01-01' and '2025-11-14') as to_cut
  from invoice_lines where date between '2024-01-01' and '2025-12-31'
  group by 1, 2, 3, 4`.execute(db)

/** The least a scan can do: three sums by family. */
export const shortScanOf = (db: Db) => () =>
  sql`
  select family_code,
    sum(amount_cents) filter (where date between '2024-01-01' and '2024-12-31') as prev_total,
    sum(amount_cents) filter (where date between '2024-01-01' and '2024-11-14') as prev_prog,
    sum(amount_cents) filter (where date between '2025-01-01' and '2025-11-14') as curr_ytd
  from invoice_lines group by 1`.execute(db)

/** P3: how many times faster the dashboard's figures are than the raw scan of the same 100,000 lines. */
export async function dashboardAgainstScan(options: RoundsOptions): Promise<Finding[]> {
  const server = await benchServer()
  try {
    const { db } = await server.demo()
    const { id } = await db
      .selectFrom('agencies')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { n } = await db
      .selectFrom('invoice_lines')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    const [scan, short, network, agency] = await inTurns(
      [
        { name: 'scan', run: scanOf(db) },
        { name: 'short scan', run: shortScanOf(db) },
        { name: 'network', run: summaryFor(db, admin) },
        { name: 'agency', run: summaryFor(db, agentOf(id)) },
      ],
      options,
    )
    if (!scan || !short || !network || !agency) throw new Error('measured nothing')
    const finding = (what: string, found: string, target = '', reached: boolean | null = null): Finding => ({
      goal: 'P3',
      what,
      found,
      target,
      reached,
    })
    const against = (who: string, fast: typeof scan) => {
      const r = ratio(scan, fast)
      return finding(
        `dashboard figures, ${who} (${ms(fast)}), faster than the scan`,
        times(r),
        '≥ 60×',
        r.low >= 60,
      )
    }
    return [
      finding(`raw scan of ${n} lines for the same figures`, ms(scan)),
      against('administrator', network),
      against('agent', agency),
      finding(
        'the same against a scan for three sums only',
        `${times(ratio(short, network))}, agent ${times(ratio(short, agency))}`,
      ),
    ]
  } finally {
    await server.close()
  }
}
