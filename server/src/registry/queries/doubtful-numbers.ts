import type { RowOf, SortOf } from '@mandato/contract/list'
import type { DoubtfulField } from '@mandato/contract/registry/doubtful-fields'
import type { doubtfulCalls } from '@mandato/contract/registry/doubtful-numbers'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { List } from '../../platform/db/list.ts'
import { inParts } from '../../platform/db/long-read.ts'
import { sql } from '../../platform/db/sql.ts'

type Call = typeof doubtfulCalls.doubtfulNumbers

/** A number of a record, with the country by which it is judged. */
export interface StoredNumber {
  readonly id: number
  readonly country: string
  readonly field: DoubtfulField
  readonly value: string
}
export interface Doubtful {
  readonly entity: 'agency' | 'client'
  readonly id: number
  readonly field: DoubtfulField
  readonly value: string
}

const numbers = {
  client: sql<StoredNumber>`select c.id, c.country, n.field, n.value from clients c cross join lateral (
      values ('phone', c.phone), ('mobile', c.mobile), ('vat_number', c.vat_number), ('tax_code', c.tax_code), ('iban', c.iban)
    ) n (field, value) where c.status <> 'deleted' and n.value <> ''`,
  agency: sql<StoredNumber>`select a.id, a.country, n.field, n.value from agencies a cross join lateral (
      values ('phone', a.phone), ('vat_number', a.vat_number)
      union select 'contact_phone', one ->> 'phone' from jsonb_array_elements(a.contacts) one
      union select 'agent_phone', p.phone from user_cards p where p.agency_id = a.id and p.active
    ) n (field, value) where n.value <> ''`,
}

/** Every number of every live record of a kind, part by part; those of its people count as an agency's. */
export const numbersOf = (db: Db, entity: Doubtful['entity']): AsyncGenerator<StoredNumber[]> =>
  inParts(db, sql<StoredNumber>`select * from (${numbers[entity]}) n order by id, field, value`)

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

/** Whether the number found is the one that is stored now. */
const isStill = (entity: Doubtful['entity']) =>
  sql<boolean>`exists (select from (${numbers[entity]}) n where n.id = d.entity_id and n.field = d.field and n.value = d.value)`

/** The numbers found last night, but those whose record was corrected or deleted since. */
export const doubtfulList = ({
  sort,
  order,
}: {
  sort: SortOf<Call>
  order: 'asc' | 'desc'
}): List<RowOf<Call>> => ({
  // Each looked up by its own: the two tables in one were read whole.
  from: sql`doubtful_numbers d cross join lateral (
    select id, code, business_name, country from clients
      where d.entity = 'client' and id = d.entity_id and status <> 'deleted'
    union all select id, code, business_name, country from agencies where d.entity = 'agency' and id = d.entity_id
  ) r`,
  where: [sql<boolean>`case d.entity when 'client' then ${isStill('client')} else ${isStill('agency')} end`],
  id: sql`d.id`,
  sort: sortKeys[sort],
  order,
  fields: sql`d.entity as type, r.id, r.code, r.business_name, r.country, d.field, d.value, d.found_at`,
})
