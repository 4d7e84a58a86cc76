import { type ErpEvent, erpEvents, type OrderStatus } from '@mandato/contract/orders/names'
import { withErp } from '../rules.ts'
import type { Landing } from '../../platform/bulk-load/landing.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { recordEvents } from '../../platform/events.ts'

/** An order the ERP may say something of. */
interface NumberedOrder {
  readonly id: number
  readonly number: string
  readonly status: OrderStatus
  /** Nothing happens to an order before it. */
  readonly order_date: string
}

/** Every order that has a number and a client who is still there: of a deleted one nothing more is taken. */
export async function numberedOrders(db: Db): Promise<NumberedOrder[]> {
  const { rows } = await sql<NumberedOrder>`
    select o.id, o.number, o.status, o.order_date from orders o join order_clients c on c.id = o.client_id
    where o.number is not null and o.type <> 'ready' and c.status <> 'deleted'`.execute(db)
  return rows
}

/** The rows as they will be: a file without references leaves them as they are. */
const matched = (given: ReadonlySet<string>) => sql`
  select r.*, o.order_id is null as is_new, (r.date, r.reference) is distinct from (o.date, o.reference) as differs
  from landing_orders l left join order_events o on o.order_id = l.order_id and o.event = l.event
  cross join lateral (select l.order_id, l.event, l.date,
    coalesce(${sql.ref(given.has('reference') ? 'l.reference' : 'o.reference')}, '') as reference) r`

/** What the ERP says of orders, on its way into `order_events`. */
export const ordersLanding = {
  table: 'landing_orders',
  columns: ['order_id', 'event', 'date', 'reference'],
  key: ['order_id', 'event'],
  held: sql`
    select o.number as order_number, e.event, e.date::text as date, nullif(e.reference, '') as reference
    from order_events e join orders o on o.id = e.order_id order by o.number, e.date, e.event`,

  async create(db) {
    await sql`
      create temporary table landing_orders (
        line bigint not null,
        order_id integer not null,
        event text not null,
        date date not null,
        reference text
      )`.execute(db)
  },

  async compare(db, given) {
    const { rows } = await sql<{ created: number; updated: number; unchanged: number }>`
      select count(*) filter (where is_new) as created, count(*) filter (where not is_new and differs) as updated,
        count(*) filter (where not differs) as unchanged
      from (${matched(given)}) m`.execute(db)
    return { ...(rows[0] ?? { created: 0, updated: 0, unchanged: 0 }), effects: [] }
  },

  async apply(tx, given, step) {
    const { numAffectedRows } = await sql`
      insert into order_events (order_id, event, date, reference)
      select order_id, event, date, reference from (${matched(given)}) m where differs
      on conflict (order_id, event) do update set date = excluded.date, reference = excluded.reference`.execute(
      tx,
    )
    await step(Number(numAffectedRows ?? 0))
  },
} satisfies Landing

/** What becomes known to agency and client without a person who did it. */
const told: readonly string[] = ['ready', 'shipped', 'delivered'] satisfies ErpEvent[]

/**
 * Moves the orders of the file at hand to the furthest thing the ERP says of them, as of the day it says, and writes each
 * move into the history. A client that was deleted since the file was read gets nothing more.
 */
export async function moveByErp(tx: Db): Promise<void> {
  const { rows } = await sql<Moved>`
    with furthest as (
      select distinct on (order_id) order_id, event, date, reference from order_events
      where order_id in (select order_id from landing_orders)
      order by order_id, array_position(${[...erpEvents]}::text[], event) desc
    ), before as (
      select o.id, o.status from orders o join furthest e on e.order_id = o.id
        join order_clients c on c.id = o.client_id
      where o.status <> e.event and o.status = any(${[...withErp]}::text[]) and c.status <> 'deleted' for update of o
    )
    update orders o set status = e.event, since = e.date::timestamp at time zone 'Europe/Rome', version = o.version + 1
    from furthest e, before b where o.id = e.order_id and b.id = o.id
    returning o.id, o.client_id, o.number, b.status as before, e.event, e.date, e.reference`.execute(tx)
  await recordEvents(
    { db: tx },
    rows.map(({ id, client_id, number, before, event, date, reference }) => ({
      what: `order.${event}`,
      entity: 'order',
      id,
      client: client_id,
      notice: told.includes(event),
      before: { status: before },
      after: { status: event, number, date, ...(reference && { reference }) },
    })),
  )
}

interface Moved {
  readonly id: number
  readonly client_id: number
  readonly number: string
  readonly before: OrderStatus
  readonly event: ErpEvent
  readonly date: string
  readonly reference: string
}

/** What the ERP says of an order, in the order of its way. */
export async function progressOf(
  db: Db,
  order: number,
): Promise<{ readonly event: ErpEvent; readonly date: string; readonly reference: string }[]> {
  const { rows } = await sql<{ event: ErpEvent; date: string; reference: string }>`
    select event, date, reference from order_events where order_id = ${order}
    order by array_position(${[...erpEvents]}::text[], event)`.execute(db)
  return rows
}
