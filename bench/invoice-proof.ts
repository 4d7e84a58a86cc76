import { checkedLines } from '../server/src/invoices/queries/check-lines.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { benchServer } from './lib/database.ts'
import { inTurns, isTiny, median, type RoundsOptions } from './lib/rounds.ts'
import type { Finding } from './lib/table.ts'

/** P15: what the price rule says of ten thousand invoiced lines, each by the rows and discounts of its day. */
export async function proofOfLines(options: RoundsOptions): Promise<Finding[]> {
  const server = await benchServer()
  try {
    const { db } = await server.demo()
    const count = isTiny(options) ? 100 : 10_000
    const lines = sql`select year, invoice_number, line, client_id, date, product_code, quantity, amount_cents, expo,
      order_number, order_date from sold_lines order by date desc, invoice_number, line limit ${count}`
    const prove = () =>
      sql<{ state: string; lines: number }>`
        select state, count(*)::int as lines from (${checkedLines(lines)}) c group by state`.execute(db)
    const { rows } = await prove()
    const proved = rows.reduce((sum, row) => sum + (row.state === 'unknown' ? 0 : row.lines), 0)
    if (proved < count / 2) throw new Error(`of ${count} lines only ${proved} have a price to compare with`)
    const [timed] = await inTurns([{ name: 'proof', run: prove }], options)
    const found = median(timed?.rounds ?? [])
    const most = 1000
    return [
      {
        goal: 'P15',
        what: `proof of ${count} invoiced lines`,
        found: `${found.toFixed(0)} ms`,
        target: `< ${most} ms`,
        reached: found < most,
      },
    ]
  } finally {
    await server.close()
  }
}
