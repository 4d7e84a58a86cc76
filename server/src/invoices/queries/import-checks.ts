import type { Effect, RowNotice } from '../../platform/bulk-load/landing.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { anyPrices } from '../../prices/index.ts'
import { linesToBe } from '../../sales/index.ts'
import { checkedLines } from './check-lines.ts'

const euro = (cents: string) => sql`(${sql.ref(cents)} / 100::numeric(3))::numeric(20, 2)::text`

/**
 * What the price rule says of the lines of a file before they are written: how many differ, for how much, and how many
 * cannot be compared. Without price lists there is nothing to say.
 */
export async function checksOfFile(db: Db): Promise<Effect[]> {
  if (!(await anyPrices(db))) return []
  await sql`create temporary table invoice_prices as select file_line, invoice_number, invoice_line, state, reason, amount_cents,
    expected, difference from (${checkedLines(linesToBe)}) c where state <> 'agrees'`.execute(db)
  const { rows } = await sql<{ lines: number; cents: number; unknown: number }>`
    select (count(*) filter (where state = 'differs'))::int as lines, coalesce(sum(difference), 0)::bigint as cents,
      (count(*) filter (where state = 'unknown'))::int as unknown from invoice_prices`.execute(db)
  const { lines, cents, unknown } = rows[0] ?? { lines: 0, cents: 0, unknown: 0 }
  return [
    { key: 'prices_differ', count: lines, cents },
    ...(unknown > 0 ? [{ key: 'prices_unknown', count: unknown }] : []),
  ]
}

/** The lines of the file that differ, after `checksOfFile`. */
export async function differingOfFile(
  db: Db,
  most: number,
): Promise<{ readonly rows: readonly RowNotice[]; readonly total: number }> {
  const { rows: made } = await sql<{ there: boolean }>`
    select to_regclass('pg_temp.invoice_prices') is not null as there`.execute(db)
  if (!made[0]?.there) return { rows: [], total: 0 }
  const { rows } = await sql<RowNotice & { total: number }>`
    select file_line as line, invoice_number || ' / ' || invoice_line as subject, 'price_differs' as reason,
      jsonb_build_object('amount', ${euro('amount_cents')}, 'expected', ${euro('expected')}, 'difference',
        case when difference > 0 then '+' else '' end || ${euro('difference')}) as values,
      jsonb_build_array() as details, count(*) over ()::int as total
    from invoice_prices where state = 'differs' order by file_line limit ${most}`.execute(db)
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}
