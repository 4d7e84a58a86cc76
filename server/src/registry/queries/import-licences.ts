import type { Db } from '../../platform/db/db.ts'
import type { Landing } from '../../platform/bulk-load/landing.ts'
import { sql } from '../../platform/db/sql.ts'

/** The rows as they will be: what the file has no column for stays as it is. */
const matched = (given: ReadonlySet<string>) => {
  const of = (column: 'activation_date' | 'expiry') =>
    sql.ref(given.has(column) ? `l.${column}` : `o.${column}`)
  return sql`
    select l.licence, l.client_id, l.product, ${of('activation_date')} as activation_date, ${of('expiry')} as expiry,
      o.licence is null as is_new,
      (l.client_id, l.product, ${of('activation_date')}, ${of('expiry')})
        is distinct from (o.client_id, o.product, o.activation_date, o.expiry) as differs
    from landing_licences l left join licences o on o.licence = l.licence`
}

/** Design-software licences of an ERP file on their way into `licences`. */
export const licenceLanding = {
  table: 'landing_licences',
  columns: ['licence', 'client_id', 'product', 'activation_date', 'expiry'],
  key: ['licence'],
  held: sql`
    select o.licence, c.code as client_code, o.product, o.activation_date::text as activation_date, o.expiry::text as expiry
    from licences o join clients c on c.id = o.client_id where c.status <> 'deleted' order by o.licence`,

  async create(db) {
    await sql`
      create temporary table landing_licences (
        line bigint not null,
        licence text not null,
        client_id integer not null,
        product text not null,
        activation_date date,
        expiry date
      )`.execute(db)
  },

  async compare(db, given) {
    const { rows } = await sql<{ created: number; updated: number; unchanged: number }>`
      select count(*) filter (where is_new) as created, count(*) filter (where not is_new and differs) as updated,
        count(*) filter (where not differs) as unchanged
      from (${matched(given)}) m`.execute(db)
    return { ...(rows[0] ?? { created: 0, updated: 0, unchanged: 0 }), effects: [] }
  },

  async apply(tx, given, step) {
    const { numAffectedRows } = await sql`
      insert into licences (licence, client_id, product, activation_date, expiry)
      select licence, client_id, product, activation_date, expiry from (${matched(given)}) m where differs
      on conflict (licence) do update set client_id = excluded.client_id, product = excluded.product,
        activation_date = excluded.activation_date, expiry = excluded.expiry`.execute(tx)
    await step(Number(numAffectedRows ?? 0))
  },
} satisfies Landing

/** The licences that a file of activity may name, as they are written. */
export async function licenceCodes(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('licences').select('licence').execute()
  return new Set(rows.map((row) => row.licence))
}
