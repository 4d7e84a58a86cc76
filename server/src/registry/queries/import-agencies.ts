import type { Db } from '../../platform/db/db.ts'
import { upsertLanding, type Written } from '../../platform/bulk-load/landing-upsert.ts'
import { sql } from '../../platform/db/sql.ts'

const plain = [
  'business_name',
  'vat_number',
  'email',
  'phone',
  'address',
  'postal_code',
  'city',
  'province',
  'warehouse_address',
  'warehouse_postal_code',
  'warehouse_city',
  'warehouse_province',
  'warehouse_country',
] as const

/** Agencies of an ERP file; the code is the natural key and its case does not count. */
export const agencyLanding = upsertLanding({
  landing: {
    table: 'landing_agencies',
    columns: ['code', ...plain, 'country', 'region'],
    key: ['code'],
    held: sql`
      select code, ${sql.join(plain.map((column) => sql.ref(column)))}, country, region
      from agencies order by code`,
  },
  shape: sql`
    code text not null, business_name text not null, vat_number text, email text, phone text, address text,
    postal_code text, city text, province text, warehouse_address text, warehouse_postal_code text, warehouse_city text,
    warehouse_province text, warehouse_country text, country text, region text`,
  target: 'agencies',
  same: sql`upper(t.code) = l.code`,
  written: [
    { column: 'code', from: [] },
    ...plain.map((column): Written => ({ column, from: [column] })),
    {
      column: 'country',
      from: ['country'],
      update: () => sql`coalesce(l.country, 'IT')`,
      insert: sql`coalesce(l.country, 'IT')`,
    },
    // The region of an Italian province is known; a file that has neither column leaves it alone.
    { column: 'region', from: ['region', 'province'], update: () => sql`coalesce(l.region, t.region)` },
  ],
})

/** The ids of all agencies by their code in capitals. */
export async function agencyIdsByCode(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{
    code: string
    id: number
  }>`select upper(code) as code, id from agencies`.execute(db)
  return new Map(rows.map(({ code, id }) => [code, id]))
}
