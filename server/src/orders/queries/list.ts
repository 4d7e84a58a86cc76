import type { RowOf, SortOf } from '@mandato/contract/list'
import type { orderCalls } from '@mandato/contract/orders/calls'
import { type OrderStatus, orderStatuses, toFetchStatuses } from '@mandato/contract/orders/names'
import { pieceUnits } from '@mandato/contract/orders/units'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { List } from '../../platform/db/list.ts'
import { containing, isAmong, sql } from '../../platform/db/sql.ts'
import { isStaff, type Person } from '../../platform/person.ts'
import { isUnlimited } from '../../registry/index.ts'
import { seesOrder, seesOrderAlone } from './scope.ts'

type Call = typeof orderCalls.orders
type OrderRow = RowOf<Call>
export type OrdersQuery = z.output<Call['query']>

const inOrder = (column: RawBuilder<unknown>, values: readonly string[]) =>
  sql`array_position(${[...values]}::text[], ${column})`
const sortKeys: Readonly<Record<Exclude<SortOf<Call>, 'status'>, RawBuilder<unknown>>> = {
  number: sql`o.number`,
  order_date: sql`o.order_date`,
  type: sql`o.type`,
  client_code: sql`c.code`,
  client: sql`plain(c.business_name)`,
  agency: sql`plain(a.business_name)`,
  reference: sql`plain(o.reference)`,
  delivery_request_date: sql`o.delivery_request_date`,
}

/** Where an order stands on a day: of ready goods the time of the pickup begins and ends by itself. */
export const statusOn = (day: string) =>
  sql<OrderStatus>`order_status(o.status, o.pickup_from, o.pickup_until, ${day}::date)`
const byTime: readonly OrderStatus[] = [...toFetchStatuses, 'not_collected']
const inStatus = (status: OrderStatus, day: string) =>
  byTime.includes(status) ? sql<boolean>`${statusOn(day)} = ${status}` : sql<boolean>`o.status = ${status}`

/** The client and its agency of today. */
const namesOfOrders = sql`join registry_clients c on c.id = o.client_id
  join registry_agencies a on a.id = c.agency_id`
export const orderTables = sql`orders o ${namesOfOrders}`

/**
 * Whether clients and agencies are read with all orders, and not with those of a page alone: where the list is narrowed by
 * them, and for people outside, whose orders are few.
 */
const readsNames = (person: Person, asked: OrdersQuery): boolean =>
  !isStaff(person) ||
  asked.agency !== undefined ||
  Boolean(asked.q) ||
  ['client', 'client_code', 'agency'].includes(asked.sort)

/** Everything the list is narrowed by but the status: its counts stand beside it. */
const narrowed = (person: Person, asked: OrdersQuery) => [
  readsNames(person, asked) ? seesOrder(person) : seesOrderAlone(person),
  asked.type && sql<boolean>`o.type = ${asked.type}`,
  asked.agency !== undefined && sql<boolean>`c.agency_id = ${asked.agency}`,
  asked.client !== undefined && sql<boolean>`o.client_id = ${asked.client}`,
  asked.q &&
    sql<boolean>`plain(coalesce(o.number, '') || ' ' || c.code || ' ' || c.business_name || ' ' || o.reference)
      like ${containing(asked.q)}`,
]

/** What a row of the list says; the first columns of an order on its page too. */
const fieldsWith = (
  status: RawBuilder<OrderStatus>,
) => sql<OrderRow>`o.id, o.number, o.type, ${status} as status, o.since, o.revision, o.version, o.client_id,
  c.code as client_code, c.business_name as client, c.agency_id, a.business_name as agency, o.reference, o.order_date,
  o.delivery_request_date, u.name as author, o.sent_at, l.lines_count, l.pieces, l.total, l.unpriced, l.currency`
export const orderFields = fieldsWith(sql<OrderStatus>`o.status`)
export const orderJoins = sql`left join user_cards u on u.id = o.created_by
  cross join lateral (select count(*)::int as lines_count,
    coalesce(sum(l.quantity) filter (where lower(l.unit) = any(${[...pieceUnits]})), 0)::int as pieces,
    case when bool_and(l.line_cents is not null) then sum(l.line_cents)::bigint end as total,
    count(*) filter (where l.line_cents is null and o.type <> 'missing')::int as unpriced, max(l.currency) as currency
    from order_lines l where l.order_id = o.id) l`

/** Orders in sight. */
export const orders = (person: Person, asked: OrdersQuery, day: string): List<OrderRow> => ({
  ...(readsNames(person, asked)
    ? { from: orderTables, joins: orderJoins }
    : { from: sql`orders o`, joins: sql`${namesOfOrders} ${orderJoins}` }),
  where: [...narrowed(person, asked), asked.status && inStatus(asked.status, day)],
  id: sql`o.id`,
  sort: asked.sort === 'status' ? inOrder(statusOn(day), orderStatuses) : sortKeys[asked.sort],
  order: asked.order,
  fields: fieldsWith(statusOn(day)),
  byIndex: isUnlimited(person) && !readsNames(person, asked) && asked.sort === 'order_date',
  allSorted: asked.sort === 'order_date',
})

/** How many orders stand under each status, narrowed as the list is. */
export async function orderCounts(
  db: Db,
  person: Person,
  asked: OrdersQuery,
  day: string,
): Promise<Record<OrderStatus, number>> {
  const filters = narrowed(person, asked).filter((one) => typeof one === 'object')
  const seen = sql`from ${readsNames(person, asked) ? orderTables : sql`orders o`} where ${sql.join(filters, sql` and `)}`
  // What time changes is read order by order; the others are many and are counted in an index.
  const changing = isAmong('o.status', toFetchStatuses)
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    select o.status, count(*)::int as count ${seen} and not ${changing} group by 1
    union all select ${statusOn(day)} as status, count(*)::int as count ${seen} and ${changing} group by 1`.execute(
    db,
  )
  const counted = new Map<OrderStatus, number>()
  for (const { status, count } of rows) counted.set(status, (counted.get(status) ?? 0) + count)
  return Object.fromEntries(orderStatuses.map((status) => [status, counted.get(status) ?? 0])) as Record<
    OrderStatus,
    number
  >
}

/** How many orders in sight stand under a status. */
export async function countWithStatus(db: Db, person: Person, status: OrderStatus): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders o join registry_clients c on c.id = o.client_id
    where o.status = ${status} and ${seesOrder(person)}`.execute(db)
  return rows[0]?.count ?? 0
}

interface OrderToComplete {
  readonly client_id: number
  readonly order_id: number
  readonly number: string
  readonly since: string
}

/** Orders of an agency's clients that head office gave back for completion. */
export async function ordersToComplete(db: Db, person: Person, agency: number): Promise<OrderToComplete[]> {
  const { rows } = await sql<OrderToComplete>`
    select o.client_id, o.id as order_id, o.number, (o.since at time zone 'Europe/Rome')::date as since
    from ${orderTables} where ${seesOrder(person)} and c.agency_id = ${agency} and o.status = 'to_complete'
    order by o.since`.execute(db)
  return rows
}
