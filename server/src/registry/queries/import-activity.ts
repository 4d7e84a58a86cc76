import type { Landing } from '../../platform/bulk-load/landing.ts'
import { sql } from '../../platform/db/sql.ts'

const matched = sql`
  select l.licence, l.year, l.month, l.quotes, l.orders, o.licence is null as is_new,
    (l.quotes, l.orders) is distinct from (o.quotes, o.orders) as differs
  from landing_activity l
  left join software_activity o on o.licence = l.licence and o.year = l.year and o.month = l.month`

/** Quotes and orders per licence and month of an ERP file on their way into `software_activity`. */
export const activityLanding = {
  table: 'landing_activity',
  columns: ['licence', 'year', 'month', 'quotes', 'orders'],
  key: ['licence', 'year', 'month'],
  held: sql`
    select licence, year::text as year, month::text as month, quotes::text as quotes, orders::text as orders
    from software_activity order by licence, year, month`,

  async create(db) {
    await sql`
      create temporary table landing_activity (
        line bigint not null,
        licence text not null,
        year smallint not null,
        month smallint not null,
        quotes integer not null,
        orders integer not null
      )`.execute(db)
  },

  async compare(db) {
    const { rows } = await sql<{ created: number; updated: number; unchanged: number }>`
      select count(*) filter (where is_new) as created, count(*) filter (where not is_new and differs) as updated,
        count(*) filter (where not differs) as unchanged
      from (${matched}) m`.execute(db)
    return { ...(rows[0] ?? { created: 0, updated: 0, unchanged: 0 }), effects: [] }
  },

  async apply(tx, _given, step) {
    const { numAffectedRows } = await sql`
      insert into software_activity (licence, year, month, quotes, orders)
      select licence, year, month, quotes, orders from (${matched}) m where differs
      on conflict (licence, year, month) do update set quotes = excluded.quotes, orders = excluded.orders`.execute(
      tx,
    )
    await step(Number(numAffectedRows ?? 0))
  },
} satisfies Landing
