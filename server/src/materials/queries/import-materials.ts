import type { RawBuilder } from 'kysely'
import type { Landing } from '../../platform/bulk-load/landing.ts'
import { upsertLanding, type Written } from '../../platform/bulk-load/landing-upsert.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** The family of a landed row; -1 for one that the file names first, which differs from any that is there. */
const familyOfRow = sql<number>`coalesce((select f.id from material_families f where plain(f.name) = plain(l.family)),
  case when l.family is not null then -1 end)`
const familyName = (value: RawBuilder<unknown>) => sql`coalesce(
  (select f.name from material_families f where f.id = ${value}), case when ${value} = -1 then l.family end)`
const euros = (value: RawBuilder<unknown>) => sql`(${value} / 100::numeric(3))::numeric(20, 2)`

/** A column that an empty cell sets to a value of its own. */
const orElse = (column: string, from: string, otherwise: RawBuilder<unknown>): Written => {
  const value = sql`coalesce(${sql.ref(`l.${column}`)}, ${otherwise})`
  return { column, from: [from], update: () => value, insert: value }
}

const rows = upsertLanding({
  landing: {
    table: 'landing_materials',
    columns: [
      'product_code',
      'name',
      'family',
      'ean',
      'pack',
      'price',
      'cost',
      'first_edition',
      'manager',
      'name_en',
      'name_fr',
      'name_es',
    ],
    key: ['product_code'],
    held: sql`
      select m.product_code, m.name, f.name as family, m.ean, m.pack::text as conf,
        ${euros(sql`m.price`)}::text as price, ${euros(sql`m.cost`)}::text as cost, m.first_edition::text as dpe,
        nullif(m.manager, '') as manager, m.name_en, m.name_fr, m.name_es
      from materials m left join material_families f on f.id = m.family_id order by m.product_code`,
  },
  shape: sql`
    product_code text not null, name text not null, family text, ean text, pack integer, price bigint, cost bigint,
    first_edition date, manager text, name_en text, name_fr text, name_es text`,
  target: 'materials',
  same: sql`t.product_code = l.product_code`,
  written: [
    { column: 'product_code', from: [] },
    { column: 'name', from: ['name'] },
    {
      column: 'family_id',
      from: ['family'],
      update: () => familyOfRow,
      insert: familyOfRow,
      shown: familyName,
    },
    { column: 'ean', from: ['ean'] },
    orElse('pack', 'conf', sql`1`),
    { column: 'price', from: ['price'], shown: euros },
    { column: 'cost', from: ['cost'], shown: euros },
    { column: 'first_edition', from: ['dpe'] },
    orElse('manager', 'manager', sql`''`),
    { column: 'name_en', from: ['name_en'] },
    { column: 'name_fr', from: ['name_fr'] },
    { column: 'name_es', from: ['name_es'] },
  ],
  async effects(db) {
    const { rows: found } = await sql<{ count: number }>`
      select count(distinct plain(l.family))::int as count from landing_materials l
      where l.family is not null and not exists (
        select from material_families f where plain(f.name) = plain(l.family))`.execute(db)
    const count = found[0]?.count ?? 0
    return count > 0 ? [{ key: 'new_families', count }] : []
  },
})

/** Materials of a file; families it names first come into being with them, counters at zero. Stock is no part of it. */
export const materialLanding: Landing = {
  ...rows,
  async apply(tx, given, step) {
    await sql`
      insert into material_families (name)
      select distinct on (plain(l.family)) l.family from landing_materials l
      where l.family is not null order by plain(l.family), l.line
      on conflict (plain(name)) do nothing`.execute(tx)
    await rows.apply(tx, given, step)
    await sql`
      insert into material_stock (product_id) select m.id from landing_materials l
      join materials m on m.product_code = l.product_code
      on conflict (product_id) do nothing`.execute(tx)
  },
}

/** Which material has an EAN, by its code: two cannot share one. */
export async function codesByEan(db: Db): Promise<Map<string, string>> {
  const { rows: found } = await sql<{ ean: string; product_code: string }>`
    select ean, product_code from materials where ean is not null`.execute(db)
  return new Map(found.map(({ ean, product_code }) => [ean, product_code]))
}
