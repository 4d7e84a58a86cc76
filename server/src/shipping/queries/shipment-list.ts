import type { RowOf, SortOf } from '@mandato/contract/list'
import type { shipmentCalls } from '@mandato/contract/shipping/shipment-calls'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { List } from '../../platform/db/list.ts'
import { containing, sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { goodsInSight, isUnlimited } from '../../registry/index.ts'

type Call = typeof shipmentCalls.shipments
type ShipmentRow = RowOf<Call>
export type ShipmentsQuery = z.output<Call['query']>

const name = sql`coalesce(c.business_name, a.business_name)`
const sortKeys: Readonly<Record<SortOf<Call>, RawBuilder<unknown>>> = {
  number: sql`s.number`,
  date: sql`s.created_at`,
  status: sql`array_position(array['to_confirm', 'to_send', 'ready', 'shipped'], s.status)`,
  letter: sql`(select n.year * 1000000 + n.number from letter_numbers n where n.shipment_id = s.id and n.void_because is null)`,
  recipient: sql`plain(${name})`,
  city: sql`plain(s.place ->> 'city')`,
  agency: sql`plain(a.business_name)`,
  shipped_on: sql`s.shipped_on`,
}

const names = sql`join registry_agencies a on a.id = s.agency_id left join registry_clients c on c.id = s.client_id`
/** Agencies and clients are read with all shipments only where those are narrowed or sorted by them. */
const readsNames = ({ q, sort }: Pick<ShipmentsQuery, 'q'> & { sort?: ShipmentsQuery['sort'] }): boolean =>
  Boolean(q) || sort === 'recipient' || sort === 'agency'

/** Everything a list of shipments is narrowed by but the status and who asks: the counts of the board stand beside it. */
const narrowed = (asked: ShipmentsQuery, today: string) => [
  sql<boolean>`s.status <> 'deleted'`,
  asked.agency !== undefined && sql<boolean>`s.agency_id = ${asked.agency}`,
  asked.client !== undefined && sql<boolean>`s.client_id = ${asked.client}`,
  asked.days !== undefined &&
    sql<boolean>`(s.status <> 'shipped' or s.shipped_on > ${today}::date - ${asked.days}::int)`,
  asked.q &&
    sql<boolean>`plain(s.number || ' ' || ${name} || ' ' || coalesce(s.place ->> 'city', '') || ' ' || s.tracking)
      like ${containing(asked.q)}`,
]

/** Shipments in sight. */
export const shipments = (person: Person, asked: ShipmentsQuery, today: string): List<ShipmentRow> => {
  const { from, of, inSight } = goodsInSight(person, 'shipments', 's')
  return {
    ...(readsNames(asked)
      ? { from: sql`${from} ${names}`, of: sql`${of} ${names}`, joins: around }
      : { from, of, joins: sql`${names} ${around}` }),
    where: [
      inSight,
      ...narrowed(asked, today),
      asked.status && sql<boolean>`s.status = any(${[...asked.status]})`,
    ],
    id: sql`s.id`,
    lookUp: true,
    sort: sortKeys[asked.sort],
    order: asked.order,
    fields: sql<ShipmentRow>`s.id, s.number, (s.created_at at time zone 'Europe/Rome')::date as date, s.status, s.since, s.version,
    s.agency_id, a.business_name as agency, s.client_id, c.business_name as customer, ${name} as recipient,
    s.place ->> 'city' as city, s.place ->> 'province' as province, s.place ->> 'country' as country,
    l.pieces, p.parcels, p.weight, n.letter, s.carrier, s.tracking, s.shipped_on`,
    byIndex: isUnlimited(person) && asked.sort === 'number' && !asked.q && !asked.status,
    allSorted: asked.sort === 'number',
  }
}
const around = sql`left join lateral (
      select n.year || '/' || lpad(n.number::text, 5, '0') as letter from letter_numbers n
      where n.shipment_id = s.id and n.void_because is null) n on true
    cross join lateral (
      select count(*)::int as parcels, case when count(*) = count(p.weight_g) then sum(p.weight_g)::int end as weight
      from shipment_parcels p where p.shipment_id = s.id) p
    cross join lateral (
      select coalesce(sum(l.quantity), 0)::int as pieces from shipment_lines l where l.shipment_id = s.id) l`

export interface StatusCounts {
  readonly to_confirm: number
  readonly to_send: number
  readonly ready: number
  readonly shipped: number
}

/** How many shipments stand under each status, narrowed as the list is. */
export async function shipmentCounts(
  db: Db,
  person: Person,
  asked: ShipmentsQuery,
  today: string,
): Promise<StatusCounts> {
  const { from, inSight } = goodsInSight(person, 'shipments', 's')
  const filters = [inSight, ...narrowed(asked, today)].filter((one) => typeof one === 'object')
  const count = (status: string) => sql`(count(*) filter (where s.status = ${status}))::int`
  const { rows } = await sql<StatusCounts>`
    select ${count('to_confirm')} as to_confirm, ${count('to_send')} as to_send, ${count('ready')} as ready,
      ${count('shipped')} as shipped
    from ${from} ${readsNames({ q: asked.q }) ? names : sql``} where ${sql.join(filters, sql` and `)}`.execute(
    db,
  )
  return rows[0] ?? { to_confirm: 0, to_send: 0, ready: 0, shipped: 0 }
}

/** Shipments in sight that are packed, and those that left in the last thirty days: as many as the list then shows. */
export async function shipmentCounters(
  db: Db,
  person: Person,
  today: string,
): Promise<{ readonly ready: number; readonly shipped_last_30d: number }> {
  const asked = { days: 30, sort: 'number', order: 'desc', per_page: 1 } as const
  const { ready, shipped } = await shipmentCounts(db, person, asked, today)
  return { ready, shipped_last_30d: shipped }
}
