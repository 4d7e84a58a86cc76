import { silence } from '../../server/src/sales/queries/rhythms.ts'
import { rebuildRevenue, rhythms } from '../../server/src/sales/index.ts'
import { sentOrderDays } from '../../server/src/orders/index.ts'
import type { Person } from '../../server/src/platform/person.ts'
import { benchServer, closeBenchServer } from '../lib/database.ts'
import { amountCents, clientCode, familyOf } from './rules.ts'
import { sourceLines } from './source.ts'

/**
 * How right the day's "silent" is on a year of real trade: `node bench/uci/backtest.ts <online_retail.csv.gz>`.
 * Every second week from day 180 the portal's own statement says who is silent; then it is looked up whether the client
 * ordered within the sixty days after. Beside it stand two plain rules that name clients by the same five order days: no
 * order for ninety days, and as many names as the portal's, of those whose last order is the longest ago.
 * Precision: of those named, how many did not order. Recall: of those who did not order, how many were named.
 */
const ahead = 60
const dayMs = 86_400_000
const dayOf = (n: number): string => new Date(n * dayMs).toISOString().slice(0, 10)

interface Rule {
  readonly name: string
  named: number
  right: number
}
const share = (part: number, of: number): string => (of === 0 ? '–' : (part / of).toFixed(2))

async function backtest(path: string): Promise<void> {
  const server = await benchServer()
  const { db, pool } = await server.demo()
  const days = await load(pool, path)
  await rebuildRevenue(db)
  const person = await administrator(pool)
  const all = [...days.values()].flat()
  const first = Math.min(...all)
  const last = Math.max(...all)
  const rules: Rule[] = ['as the day says', 'no order for 90 days', 'longest silent, as many'].map(
    (name) => ({
      name,
      named: 0,
      right: 0,
    }),
  )
  let looked = 0
  let quiet = 0
  for (let day = first + 180; day + ahead <= last; day += 14) {
    await pool.query('update revenue_state set as_of = $1', [dayOf(day)])
    const all = await rhythms(db, person, agency, sentOrderDays)
    const isQuiet = ({ client_id }: { client_id: number }) =>
      !(days.get(client_id) ?? []).some((ordered) => ordered > day && ordered <= day + ahead)
    const silent = all.filter((one) => one.silent)
    const byRecency = all.toSorted((a, b) => b.silent_days - a.silent_days).slice(0, silent.length)
    const long = all.filter(({ last_day }) => day - Date.parse(last_day) / dayMs > 90)
    for (const [n, named] of [silent, long, byRecency].entries()) {
      const rule = rules[n]
      if (!rule) continue
      rule.named += named.length
      rule.right += named.filter(isQuiet).length
    }
    looked += all.length
    quiet += all.filter(isQuiet).length
  }
  console.log(
    `${looked} looks at clients with ${silence.leastOrders} order days; ${share(quiet, looked)} of them did not order in ${ahead} days`,
  )
  for (const { name, named, right } of rules)
    console.log(
      `${name.padEnd(24)} precision ${share(right, named)}  recall ${share(right, quiet)}  ${named} named`,
    )
  await server.close()
}

const agency = 1

/** The trade of the file as that of one agency's clients. @returns the order days of each client, as numbers of days */
async function load(pool: Pool, path: string): Promise<Map<number, number[]>> {
  const { rows: kept } = await pool.query<{ id: number }>(
    `update clients set agency_id = 2 where agency_id = ${agency} returning id`,
  )
  if (kept.length === 0) throw new Error('the demonstration company has an agency 1')
  await pool.query('truncate invoice_lines')
  await pool.query(`update orders set status = 'withdrawn' where sent_at is not null`)
  const ids = new Map<string, number>()
  const days = new Map<number, Set<number>>()
  const rows: unknown[][] = []
  let line = 0
  for await (const { CustomerID, StockCode, Quantity, InvoiceDate, UnitPrice } of sourceLines(path)) {
    if (CustomerID === '') continue
    const code = `U${clientCode(CustomerID).slice(1)}`
    let id = ids.get(code)
    if (id === undefined) {
      const { rows: made } = await pool.query<{ id: number }>(
        `insert into clients (code, agency_id, business_name, status) values ($1, ${agency}, $1, 'active') returning id`,
        [code],
      )
      id = made[0]?.id ?? 0
      ids.set(code, id)
    }
    const date = InvoiceDate.slice(0, 10)
    const cents = amountCents(Quantity, UnitPrice)
    if (cents >= 0n) {
      const own = days.get(id) ?? new Set()
      days.set(id, own.add(Date.parse(date) / dayMs))
    }
    rows.push([date, id, familyOf(StockCode), Quantity, String(cents), (line += 1)])
    if (rows.length === 5000) await insert(pool, rows.splice(0))
  }
  await insert(pool, rows)
  await pool.query('vacuum analyze')
  return new Map([...days].map(([id, own]) => [id, [...own]]))
}

const insert = (pool: Pool, rows: readonly unknown[][]): Promise<unknown> =>
  pool.query(
    `insert into invoice_lines (year, invoice_number, line, date, client_id, agency_id, family_code, quantity, amount_cents)
     select extract(year from d), 'B' || n, 1, d, c, ${agency}, f, q, a
     from unnest($1::date[], $2::int[], $3::text[], $4::numeric[], $5::bigint[], $6::int[]) x (d, c, f, q, a, n)`,
    [0, 1, 2, 3, 4, 5].map((column) => rows.map((row) => row[column])),
  )

type Pool = Awaited<ReturnType<Awaited<ReturnType<typeof benchServer>>['demo']>>['pool']

async function administrator(pool: Pool): Promise<Person> {
  const { rows } = await pool.query<{ id: number }>(`select id from users where email like 'admin@%'`)
  const nobody = { sessionId: 0, userType: 1, name: '', language: 'en', agencyId: null } as const
  return { ...nobody, id: rows[0]?.id ?? 0, role: 'admin', clientIds: [], areas: [], permissions: [] }
}

const [path] = process.argv.slice(2)
if (!path) {
  console.error('usage: node bench/uci/backtest.ts <online_retail.csv.gz>')
  process.exitCode = 2
} else {
  try {
    await backtest(path)
  } finally {
    await closeBenchServer()
  }
}
