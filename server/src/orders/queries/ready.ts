import { toFetchStatuses } from '@mandato/contract/orders/names'
import type { Db } from '../../platform/db/db.ts'
import { isAmong, sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesOrder } from './scope.ts'
import type { OrderValues } from './write.ts'

interface NewReadyOrder extends OrderValues {
  readonly number: string
  readonly decide_by: Date
  readonly pickup_from: string
  readonly pickup_until: string
}

/** Writes an order of ready goods, which is sent as it is written. */
export async function insertReadyOrder(
  db: Db,
  values: NewReadyOrder,
  { at, sent, by }: { readonly at: Date; readonly sent: Date; readonly by: number },
): Promise<number> {
  const { id } = await db
    .insertInto('orders')
    .values({
      ...values,
      status: 'requested',
      since: at,
      privacy_at: sent,
      sent_at: at,
      created_at: at,
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Confirmed orders of ready goods whose pickup has begun or ended since somebody last looked. */
export async function ordersDue(db: Db, day: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o where o.type = 'ready' and ${isAmong('o.status', toFetchStatuses)}
      and (o.pickup_until < ${day}::date or o.status = 'confirmed' and o.pickup_from <= ${day}::date)
    order by o.id`.execute(db)
  return rows.map(({ id }) => id)
}

interface DueOrder {
  readonly id: number
  readonly number: string
  readonly status: 'confirmed' | 'ready_for_pickup'
  readonly client_id: number
  readonly created_by: number
  readonly pickup_from: string
  readonly pickup_until: string
}
/** One of them, locked; undefined where somebody was faster. */
export async function lockDue(db: Db, id: number): Promise<DueOrder | undefined> {
  const { rows } = await sql<DueOrder>`
    select o.id, o.number, o.status, o.client_id, o.created_by, o.pickup_from, o.pickup_until from orders o
    where o.id = ${id} and ${isAmong('o.status', toFetchStatuses)} for update`.execute(db)
  return rows[0]
}

/** How many orders of ready goods in sight head office has had for longer than half a working day. */
export async function countUndecided(db: Db, person: Person, at: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders o join registry_clients c on c.id = o.client_id
    where o.status = 'requested' and o.decide_by <= ${at} and ${seesOrder(person)}`.execute(db)
  return rows[0]?.count ?? 0
}

interface ToFetch {
  readonly client_id: number
  readonly order_id: number
  readonly number: string
  readonly since: string
}
/** Orders in sight whose goods can be fetched on a day; of one agency's clients where one is named. */
export async function readyToFetch(db: Db, person: Person, day: string, agency?: number): Promise<ToFetch[]> {
  const { rows } = await sql<ToFetch>`
    select o.client_id, o.id as order_id, o.number, o.pickup_from as since
    from orders o join registry_clients c on c.id = o.client_id
    where o.type = 'ready' and ${isAmong('o.status', toFetchStatuses)}
      and ${day}::date between o.pickup_from and o.pickup_until and ${seesOrder(person)}
      and (${agency ?? null}::int is null or c.agency_id = ${agency ?? null}::int)
    order by o.pickup_until, o.id`.execute(db)
  return rows
}
