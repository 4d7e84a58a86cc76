import { moveByErp, ordersLanding } from '../../src/orders/index.ts'
import type { Db } from '../../src/platform/db/db.ts'
import { sql } from '../../src/platform/db/sql.ts'

interface Told {
  readonly number: string
  readonly event: string
  readonly date: string
  readonly reference: string
}

/** A file of the ERP as the import takes it: what it says of orders, each with its day. */
export async function tellByErp(db: Db, rows: readonly Told[]): Promise<void> {
  await ordersLanding.create(db)
  await sql`insert into landing_orders (line, order_id, event, date, reference)
    select r.line, n.id, r.event, r.date, r.reference
    from jsonb_to_recordset(${JSON.stringify(rows.map((row, i) => ({ ...row, line: i + 1 })))}::jsonb)
      as r (line bigint, number text, event text, date date, reference text)
    join order_numbers n on n.number = r.number`.execute(db)
  await ordersLanding.apply(db, new Set(['reference']), async () => undefined)
  await moveByErp(db)
  await sql`drop table landing_orders`.execute(db)
}
