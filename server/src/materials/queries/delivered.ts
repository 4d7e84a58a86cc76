import type { materialRequestCalls } from '@mandato/contract/materials/request-calls'
import type { RowOf, SortOf } from '@mandato/contract/list'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { List } from '../../platform/db/list.ts'
import { containing, sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesRequest } from './requests.ts'

type Call = typeof materialRequestCalls.deliveredMaterials
type Filter = z.output<Call['query']>

const day = sql`(coalesce(r.sent_at, r.requested_at) at time zone 'Europe/Rome')::date`
const sortKeys: Readonly<Record<SortOf<Call>, RawBuilder<unknown>>> = {
  product_code: sql`r.product_code`,
  name: sql`plain(r.name)`,
  date: day,
}

/** Materials on their way to an agency and a client, or there already. A customer sees what is for himself. */
export const deliveredMaterials = (
  person: Person,
  { agency, client }: { readonly agency: number; readonly client: number },
  filter: Filter,
): List<RowOf<Call>> => ({
  from: sql`material_lines r`,
  where: [
    sql<boolean>`r.status not in ('withdrawn', 'rejected', 'cancelled')`,
    person.role === 'customer'
      ? sql<boolean>`r.client_id is not null and ${seesRequest(person)}`
      : seesRequest(person),
    agency > 0 && sql<boolean>`r.agency_id = ${agency}`,
    client > 0 && sql<boolean>`r.client_id = ${client}`,
    filter.q && sql<boolean>`r.searchable like ${containing(filter.q)}`,
    filter.product_code && sql<boolean>`r.product_code = upper(${filter.product_code})`,
    filter.family_id !== undefined && sql<boolean>`r.family_id = ${filter.family_id}`,
    filter.from && sql<boolean>`${day} >= ${filter.from}::date`,
    filter.to && sql<boolean>`${day} <= ${filter.to}::date`,
    filter.delivered === true && sql<boolean>`r.delivered > 0`,
    filter.delivered === false && sql<boolean>`r.still_to_deliver > 0`,
  ],
  id: sql`r.id`,
  sort: sortKeys[filter.sort],
  order: filter.order,
  fields: sql<
    RowOf<Call>
  >`r.id as request_id, r.product_id, r.product_code, r.name, r.agency, r.client, r.requested, r.accepted,
    r.sent, r.delivered, r.still_to_deliver, ${day} as date, r.status,
    coalesce((select string_agg(distinct v.shipment_id::text, ', ') from material_movements v
      where v.request_id = r.id and v.shipment_id is not null), '') as shipment`,
})
