import type { Language } from '@mandato/contract/words'
import { droppedRequestStatuses } from '@mandato/contract/materials/status'
import type { materialRequestCalls } from '@mandato/contract/materials/request-calls'
import type { RowOf, SortOf } from '@mandato/contract/list'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import { calledIn } from '../../platform/db/called.ts'
import type { Db } from '../../platform/db/db.ts'
import type { List } from '../../platform/db/list.ts'
import { containing, isAmong, sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesAgency, seesClient, seesGoods } from '../../registry/index.ts'

type Call = typeof materialRequestCalls.deliveredMaterials
type Filter = z.output<Call['query']>

/** Whose materials: an agency and a client, 0 for any. */
export interface Whose {
  readonly agency: number
  readonly client: number
}

const sortKeys = (language: Language): Readonly<Record<SortOf<Call>, RawBuilder<unknown>>> => ({
  product_code: sql`m.product_code`,
  name: sql`plain(${calledIn(language, 'm')})`,
  date: sql`d.date`,
})

const ofWhom = (alias: string, { agency, client }: Whose) => sql<boolean>`(
  ${agency > 0 ? sql`${sql.ref(`${alias}.agency_id`)} = ${agency}` : sql`true`}
  and ${client > 0 ? sql`${sql.ref(`${alias}.client_id`)} = ${client}` : sql`true`})`

/**
 * Lines that were asked for, with what their own client received out of them; and what clients received out of lines that
 * are not theirs, one row for each material, client and agency, without a line. So the pieces delivered add up to what the
 * ledger says of a client: a hand-over takes them from whichever line its agency holds.
 */
const rowsFor = (person: Person, whose: Whose) => sql`(
    select r.id, r.id as request_id, r.product_id, r.agency_id, r.client_id, r.requested, r.accepted, r.sent,
      coalesce((select sum(l.delivered) from material_ledger l
        where l.request_id = r.id and l.client_id = r.client_id and l.delivered <> 0), 0)::int as delivered,
      r.sent - r.delivered - r.returned - r.written_off as still_to_deliver,
      (coalesce(r.sent_at, r.requested_at) at time zone 'Europe/Rome')::date as date, r.status
    from material_requests r
    where not ${isAmong('r.status', droppedRequestStatuses)} and ${seesGoods(person, 'r')} and ${ofWhom('r', whose)}
    union all
    select * from delivered_to_others
  ) d join materials m on m.id = d.product_id`

/** What clients received out of lines that are not theirs: worked out once, however many rows of the page are among it. */
const toOthers = (person: Person, whose: Whose) => sql`delivered_to_others as materialized (
    select (-min(l.id))::int as id, null::int as request_id, l.product_id, l.agency_id, l.client_id, 0 as requested, 0 as accepted, 0 as sent,
      sum(l.delivered)::int as delivered, 0 as still_to_deliver, (max(l.at) at time zone 'Europe/Rome')::date as date,
      'delivered' as status
    from material_ledger l join material_requests r on r.id = l.request_id
    where l.delivered <> 0 and r.client_id is distinct from l.client_id and ${seesGoods(person, 'l')} and ${ofWhom('l', whose)}
    group by l.product_id, l.agency_id, l.client_id having sum(l.delivered) <> 0)`

/** The shipments a row's pieces left with: those of its line, or those of the lines they were taken from. */
const shipments = sql`coalesce((select string_agg(distinct n.number, ', ') from material_ledger v
    join shipment_numbers n on n.id = v.shipment_id
  where v.request_id = any(case when d.request_id is not null then array[d.request_id]
    else array(select o.request_id from material_ledger o where o.client_id = d.client_id and o.product_id = d.product_id
      and o.agency_id = d.agency_id and o.delivered <> 0) end)), '')`

/** Materials on their way to an agency and a client, or there already. A customer sees what is for himself. */
export const deliveredMaterials = (
  person: Person,
  whose: Whose,
  filter: Filter,
  language: Language,
): List<RowOf<Call>> => ({
  with: toOthers(person, whose),
  from: rowsFor(person, whose),
  where: [
    filter.q && sql<boolean>`m.searchable like ${containing(filter.q)}`,
    filter.product_code && sql<boolean>`m.product_code = upper(${filter.product_code})`,
    filter.family_id !== undefined && sql<boolean>`m.family_id = ${filter.family_id}`,
    filter.from && sql<boolean>`d.date >= ${filter.from}::date`,
    filter.to && sql<boolean>`d.date <= ${filter.to}::date`,
    filter.delivered === true && sql<boolean>`d.delivered > 0`,
    filter.delivered === false && sql<boolean>`d.still_to_deliver > 0`,
  ],
  id: sql`d.id`,
  sort: sortKeys(language)[filter.sort],
  order: filter.order,
  lookUp: true,
  fields: sql<
    RowOf<Call>
  >`d.request_id, d.product_id, m.product_code, ${calledIn(language, 'm')} as name, a.business_name as agency, c.business_name as client, d.requested,
    d.accepted, d.sent, d.delivered, d.still_to_deliver, d.date, d.status, ${shipments} as shipment`,
  joins: sql`join registry_agencies a on a.id = d.agency_id left join registry_clients c on c.id = d.client_id`,
})

/** Are the agency and the client, where they are named, in sight? */
export async function inSight(db: Db, person: Person, { agency, client }: Whose): Promise<boolean> {
  const { rows } = await sql<{ agency: boolean; client: boolean }>`
    select exists (select from registry_agencies a where a.id = ${agency} and ${seesAgency(person, 'a')}) as agency,
      exists (select from registry_clients c where c.id = ${client} and ${seesClient(person, 'c')}) as client`.execute(
    db,
  )
  const [found] = rows
  return (agency === 0 || found?.agency === true) && (client === 0 || found?.client === true)
}
