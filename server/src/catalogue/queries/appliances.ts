import type { RowOf, SortOf } from '@mandato/contract/list'
import type { applianceCalls } from '@mandato/contract/catalogue/appliance-calls'
import { energyClasses } from '@mandato/contract/catalogue/energy'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { Filter, List } from '../../platform/db/list.ts'
import { containing, sql } from '../../platform/db/sql.ts'

type Call = typeof applianceCalls.appliances
export type AppliancesQuery = z.output<Call['query']>
type Row = RowOf<Call>

/** An appliance with its newest picture, by the ids of its files. */
export interface StoredAppliance extends Omit<Row, 'picture' | 'price' | 'list_price' | 'available'> {
  readonly thumb_id: number | null
  readonly file_price: number | null
}

/** How appliances are sorted, by the card `a` of each. */
export const sortKeys: Readonly<Record<SortOf<Call>, RawBuilder<unknown>>> = {
  code: sql`a.code`,
  name: sql`plain(a.name)`,
  brand: sql`plain(a.brand)`,
  group: sql`a.energy_group`,
  energy_class: sql`array_position(${[...energyClasses]}::text[], a.energy_class)`,
  width: sql`a.width_mm`,
}

/** What is asked for of an appliance; a code is found without its separators, too. */
export const narrowed = ({
  q,
  group,
  brand,
  energy,
}: Pick<AppliancesQuery, 'q' | 'group' | 'brand' | 'energy'>): Filter[] => [
  q &&
    sql<boolean>`(plain(a.code || ' ' || a.name || ' ' || a.brand || ' ' || coalesce(a.ean, '')) like ${containing(q)}
      or regexp_replace(a.code, '[^A-Z0-9]', '', 'g') like
        '%' || nullif(regexp_replace(upper(${q}::text), '[^A-Z0-9]', '', 'g'), '') || '%')`,
  group !== undefined && sql<boolean>`a.energy_group = ${group}`,
  brand && sql<boolean>`plain(a.brand) = plain(${brand}::text)`,
  energy !== undefined && sql<boolean>`a.energy_class = ${energy}`,
]

/** What every list says of `appliances a` and its picture `p`. */
export const applianceFields = sql`a.id, a.code, a.name, a.brand, a.energy_group as "group", a.energy_class,
  a.energy_range, a.width_mm as width, a.height_mm as height, a.depth_mm as depth, p.thumb_id, a.price as file_price`
export const pictureJoin = sql`left join appliance_documents p
  on p.appliance_id = a.id and p.kind = 'picture' and p.replaced_at is null`

export const appliances = (query: AppliancesQuery): List<StoredAppliance> => ({
  from: sql`appliances a`,
  joins: pictureJoin,
  where: narrowed(query),
  id: sql`a.id`,
  sort: sortKeys[query.sort],
  order: query.order,
  fields: sql`${applianceFields}, a.ean`,
})

export interface OneAppliance extends StoredAppliance {
  readonly family_code: string
  readonly weight: number | null
  readonly eprel_number: string | null
  readonly compatible_models: string
}
export async function applianceBy(
  db: Db,
  by: { readonly id: number } | { readonly code: string },
): Promise<OneAppliance | undefined> {
  const { rows } = await sql<OneAppliance>`
    select ${applianceFields}, a.ean, a.family_code, (a.weight_g / 1000.0)::float8 as weight,
      a.eprel_number, a.compatible_models
    from appliances a ${pictureJoin}
    where ${'id' in by ? sql`a.id = ${by.id}` : sql`a.code = upper(${by.code}::text)`}`.execute(db)
  return rows[0]
}

/** The brands there are. */
export async function brandsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    select distinct brand from appliances where brand <> '' order by brand`.execute(db)
  return rows.map(({ brand }) => brand)
}
