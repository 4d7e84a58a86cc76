import type { RowOf, SortOf } from '@mandato/contract/list'
import type { DoubtfulField } from '@mandato/contract/registry/doubtful-fields'
import type { doubtfulCalls } from '@mandato/contract/registry/doubtful-numbers'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { List } from '../../platform/db/list.ts'
import { inParts } from '../../platform/db/long-read.ts'
import { sql } from '../../platform/db/sql.ts'

type Call = typeof doubtfulCalls.doubtfulNumbers

/** A record with the numbers it has; null where it has none. */
export interface Numbers extends Readonly<Record<DoubtfulField, string | null>> {
  readonly id: number
  readonly country: string
}
export interface Doubtful {
  readonly entity: 'agency' | 'client'
  readonly id: number
  readonly field: DoubtfulField
  readonly value: string
}

/** Every live record of a kind with its numbers, part by part. */
export const numbersOf = (db: Db, entity: Doubtful['entity']): AsyncGenerator<Numbers[]> =>
  inParts(
    db,
    entity === 'client'
      ? sql<Numbers>`select id, country, phone, mobile, vat_number, tax_code, iban from clients where status <> 'deleted' order by id`
      : sql<Numbers>`select id, country, phone, null as mobile, vat_number, null as tax_code, null as iban from agencies order by id`,
  )

/** Puts what was found tonight in the place of what was found before. */
export async function replaceDoubtful(db: Db, found: readonly Doubtful[], at: Date): Promise<void> {
  await sql`delete from doubtful_numbers`.execute(db)
  await sql`insert into doubtful_numbers (entity, entity_id, field, value, found_at)
    select entity, id, field, value, ${at.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as d (entity text, id int, field text, value text)`.execute(
    db,
  )
}

const sortKeys: Readonly<Record<SortOf<Call>, RawBuilder<unknown>>> = {
  code: sql`r.code`,
  business_name: sql`plain(r.business_name)`,
  field: sql`d.field`,
}

/** The numbers found last night, but those whose record was corrected or deleted since. */
export const doubtfulList = ({
  sort,
  order,
}: {
  sort: SortOf<Call>
  order: 'asc' | 'desc'
}): List<RowOf<Call>> => ({
  from: sql`doubtful_numbers d join (
    select 'client' as entity, id, code, business_name, country, phone, mobile, vat_number, tax_code, iban
      from clients where status <> 'deleted'
    union all
    select 'agency', id, code, business_name, country, phone, null, vat_number, null, null from agencies
  ) r on r.entity = d.entity and r.id = d.entity_id`,
  where: [
    sql<boolean>`d.value = case d.field when 'phone' then r.phone when 'mobile' then r.mobile
      when 'vat_number' then r.vat_number when 'tax_code' then r.tax_code else r.iban end`,
  ],
  id: sql`d.id`,
  sort: sortKeys[sort],
  order,
  fields: sql`d.entity as type, r.id, r.code, r.business_name, r.country, d.field, d.value, d.found_at`,
})
