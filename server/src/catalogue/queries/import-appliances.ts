import type { RawBuilder } from 'kysely'
import { upsertLanding, type Written } from '../../platform/bulk-load/landing-upsert.ts'
import { sql } from '../../platform/db/sql.ts'

const euros = (value: RawBuilder<unknown>) => sql`(${value} / 100::numeric(3))::numeric(20, 2)`
const kilograms = (value: RawBuilder<unknown>) => sql`(${value} / 1000::numeric(4))::numeric(10, 3)`

/** A text that an empty cell empties. */
const words = (column: string): Written => {
  const value = sql`coalesce(${sql.ref(`l.${column}`)}, '')`
  return { column, from: [column], update: () => value, insert: value }
}

/** Of a row without a group nothing is known about the label: an empty cell takes none off what is on sale with one. */
const ofGroup = (column: 'energy_class' | 'energy_group'): Written => ({
  column,
  from: [column],
  update: () =>
    sql`case when l.energy_group is null then ${sql.ref(`t.${column}`)} else ${sql.ref(`l.${column}`)} end`,
})

/** Appliances of a file; stock and documents are no part of it. */
export const applianceLanding = upsertLanding({
  landing: {
    table: 'landing_appliances',
    columns: [
      'code',
      'name',
      'brand',
      'ean',
      'family_code',
      'energy_class',
      'energy_group',
      'eprel_number',
      'width_mm',
      'height_mm',
      'depth_mm',
      'weight_g',
      'price',
      'compatible_models',
    ],
    key: ['code'],
    held: sql`
      select a.code, a.name, nullif(a.brand, '') as brand, a.ean, nullif(a.family_code, '') as family_code,
        a.energy_class, a.energy_group, a.eprel_number, a.width_mm::text as width, a.height_mm::text as height,
        a.depth_mm::text as depth, ${kilograms(sql`a.weight_g`)}::text as weight,
        ${euros(sql`a.price`)}::text as price, nullif(a.compatible_models, '') as compatible_models
      from appliances a order by a.code`,
  },
  shape: sql`
    code text not null, name text not null, brand text, ean text, family_code text, energy_class text,
    energy_group text, eprel_number text, width_mm integer, height_mm integer, depth_mm integer, weight_g integer,
    price bigint, compatible_models text`,
  target: 'appliances',
  same: sql`t.code = l.code`,
  written: [
    { column: 'code', from: [] },
    { column: 'name', from: ['name'] },
    words('brand'),
    { column: 'ean', from: ['ean'] },
    words('family_code'),
    ofGroup('energy_class'),
    ofGroup('energy_group'),
    { column: 'eprel_number', from: ['eprel_number'] },
    { column: 'width_mm', from: ['width'] },
    { column: 'height_mm', from: ['height'] },
    { column: 'depth_mm', from: ['depth'] },
    { column: 'weight_g', from: ['weight'], shown: kilograms },
    { column: 'price', from: ['price'], shown: euros },
    words('compatible_models'),
  ],
})
