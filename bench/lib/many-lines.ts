import { sql } from 'kysely'
import type { Db } from '../../server/src/platform/db/db.ts'
import { rebuildRevenue } from '../../server/src/sales/index.ts'

interface Index {
  readonly name: string
  readonly definition: string
}

/**
 * Copies every invoice line of the demonstration company until there are so many times as many: shifted by weeks
 * within its year and not beyond the day the figures stand at, to another client of its agency, and sums up anew. The indexes are made again at the end.
 * @returns how many lines there are
 */
export async function manyLines(db: Db, scale: number): Promise<number> {
  const { rows: indexes } = await sql<Index>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'invoice_lines' and indexname <> 'invoice_lines_pkey'`.execute(db)
  for (const { name } of indexes) await sql`drop index ${sql.table(name)}`.execute(db)
  for (let copy = 1; copy < scale; copy += 1)
    await sql`
      with of_agency as (
        select agency_id, array_agg(id order by id) as clients from clients where status <> 'deleted' group by agency_id
      )
      insert into invoice_lines
      select year, invoice_number || '-' || ${copy}::text, line,
        make_date(year, 1, 1) + (extract(doy from date)::integer - 1 + 7 * ${copy}::integer) % case year when 2025 then 318 else 364 end,
        coalesce(o.clients[1 + (client_id + 7 * ${copy}::integer) % cardinality(o.clients)], client_id), agency_id,
        product_code, family_code, description, quantity, amount_cents + ${copy}::integer, expo
      from invoice_lines left join of_agency o using (agency_id) where invoice_number not like '%-%'`.execute(
      db,
    )
  for (const { definition } of indexes) await sql.raw(definition).execute(db)
  await db.transaction().execute(rebuildRevenue)
  const { n } = await db
    .selectFrom('invoice_lines')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}
