import type { RowOf } from '@mandato/contract/list'
import type { OrderFields } from '@mandato/contract/orders/form'
import type { orderCalls } from '@mandato/contract/orders/calls'
import type { EnergyClass, EnergyRange } from '@mandato/contract/catalogue/energy'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { List } from '../../platform/db/list.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Captured } from '../captured.ts'

export interface StoredLine extends Captured {
  readonly quantity: number | null
  readonly description: string
  readonly product_code: string
  /** Of an appliance with a label: it stands wherever the line does. */
  readonly energy_class: EnergyClass | null
  readonly energy_range: EnergyRange | null
}

const energy = sql`left join energy_labels e on e.code = upper(l.product_code)`

export async function linesOf(db: Db, order: number): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select l.quantity, l.description, l.product_code, l.captured_on, l.captured_at, l.unit, l.list, l.currency, l.list_cents, l.list_from,
      l.list_load, l.chain, l.discount_source, l.discount_from, l.net_cents, l.line_cents, l.now_cents, l.changed,
      e.energy_class, e.energy_range
    from order_lines l ${energy} where l.order_id = ${order} order by l.n`.execute(db)
  return rows
}

/** Replaces the lines of an order. */
export async function writeLines(
  db: Db,
  order: number,
  lines: OrderFields['lines'],
  prices: readonly Captured[],
): Promise<void> {
  await db.deleteFrom('order_lines').where('order_id', '=', order).execute()
  if (lines.length === 0) return
  // What is written comes after its price: one that was kept before brings the words it was kept with.
  const numbered = lines.map(({ quantity, description, product_code }, i) => ({
    ...prices[i],
    quantity,
    description,
    product_code,
    n: i + 1,
  }))
  await sql`insert into order_lines (order_id, n, quantity, description, product_code, captured_on, captured_at, unit, list, currency,
      list_cents, list_from, list_load, chain, discount_source, discount_from, net_cents, line_cents, now_cents, changed)
    select ${order}, l.* from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb)
      as l (n int, quantity int, description text, product_code text, captured_on date, captured_at timestamptz, unit text, list text, currency text,
        list_cents bigint, list_from date, list_load int, chain text, discount_source text, discount_from date,
        net_cents bigint, line_cents bigint, now_cents bigint, changed text)`.execute(db)
}

/** The class of articles by their codes in capitals; those without a label are left out. */
export async function energyOf(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, Pick<StoredLine, 'energy_class' | 'energy_range'>>> {
  const { rows } = await sql<Pick<StoredLine, 'energy_class' | 'energy_range'> & { code: string }>`
    select code, energy_class, energy_range from energy_labels where code = any(${codes.map((code) => code.toUpperCase())})`.execute(
    db,
  )
  return new Map(rows.map(({ code, ...label }) => [code, label]))
}

type Call = typeof orderCalls.orderLines
/** The lines of an order for its files. */
export const orderLines = (
  order: number,
  { order: direction }: Pick<z.output<Call['query']>, 'order'>,
  priced: boolean,
): List<RowOf<Call>> => ({
  // The number of a line is unique within its order alone.
  from: sql`(select * from order_lines where order_id = ${order}) l`,
  joins: energy,
  where: [],
  id: sql`l.n`,
  sort: sql`l.n`,
  order: direction,
  fields: sql`l.n, l.quantity, l.unit, l.description, l.product_code, e.energy_class, e.energy_range ${
    priced
      ? sql`, l.list, l.list_cents as list_price, l.list_from as valid_from, l.chain, l.net_cents as net_price,
        l.line_cents as line_net, l.captured_on as price_as_of, l.now_cents as price_now, l.changed as price_reason`
      : sql``
  }`,
})
