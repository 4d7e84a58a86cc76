import type { CompositionKey, OrderFileKind } from '@mandato/contract/orders/limits'
import type { orderCalls } from '@mandato/contract/orders/calls'
import type { RowOf } from '@mandato/contract/list'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { orderFields, orderJoins, orderTables } from './list.ts'
import { seesOrder } from './scope.ts'

/** An order as it is kept, with what the list says of it. */
export interface StoredOrder
  extends RowOf<typeof orderCalls.orders>,
    Readonly<Record<CompositionKey, string>> {
  readonly created_by: number
  readonly order_reference: string
  readonly payment: string
  readonly notes: string
  readonly carrier_note: string
  readonly user_name: string
  readonly vat_number: string
  readonly email: string | null
  readonly privacy_at: string | null
  readonly decision_reason: string
  readonly decided_at: string | null
  readonly decided_by: string | null
  readonly confirmed_date: string | null
  /** Of ready goods. */
  readonly decide_by: string | null
  readonly pickup_from: string | null
  readonly pickup_until: string | null
  readonly extended_at: string | null
}

const columns = sql<StoredOrder>`${orderFields}, o.created_by, o.order_reference, o.payment, o.notes, o.carrier_note,
  o.user_name, o.vat_number, o.email, o.privacy_at, o.decision_reason, o.decided_at, o.confirmed_date,
  o.decide_by, o.pickup_from, o.pickup_until, o.extended_at,
  (select d.name from user_cards d where d.id = o.decided_by) as decided_by,
  o.model, o.finish, o.handle, o.groove, o.worktop, o.carcass, o.plinth, o.feet`

/** An order in sight. */
export async function orderSeenBy(db: Db, person: Person, id: number): Promise<StoredOrder | undefined> {
  const { rows } = await sql<StoredOrder>`
    select ${columns} from ${orderTables} ${orderJoins} where o.id = ${id} and ${seesOrder(person)}`.execute(
    db,
  )
  return rows[0]
}

/** The same, locked until the act ends: two acts on one order come one after the other. */
export async function lockOrder(db: Db, person: Person, id: number): Promise<StoredOrder | undefined> {
  await sql`select from orders o where o.id = ${id} for update`.execute(db)
  return orderSeenBy(db, person, id)
}

export interface StoredFile {
  readonly id: number
  readonly file_id: number
  readonly kind: OrderFileKind
  readonly name: string
  readonly mime: string
  readonly size: number
}
export async function filesOf(db: Db, order: number): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select t.id, t.file_id, t.kind, f.name, f.mime, f.bytes as size
    from order_files t join files f on f.id = t.file_id where t.order_id = ${order} order by t.id`.execute(db)
  return rows
}

/** The PDF of each revision, the newest first. */
export async function papersOf(
  db: Db,
  order: number,
): Promise<
  { readonly revision: number; readonly name: string; readonly made_at: string; readonly file_id: number }[]
> {
  const { rows } = await sql<{ revision: number; name: string; made_at: string; file_id: number }>`
    select p.revision, f.name, p.made_at, p.file_id from order_papers p join files f on f.id = p.file_id
    where p.order_id = ${order} order by p.revision desc`.execute(db)
  return rows
}

/** The PDF of the present revision; none before the first saving. */
export async function paperOf(
  db: Db,
  { id, revision }: { readonly id: number; readonly revision: number },
): Promise<{ readonly file_id: number; readonly name: string } | undefined> {
  const { rows } = await sql<{ file_id: number; name: string }>`
    select p.file_id, f.name from order_papers p join files f on f.id = p.file_id
    where p.order_id = ${id} and p.revision = ${revision}`.execute(db)
  return rows[0]
}

export interface HistoryEntry {
  readonly at: string
  readonly what: string
  readonly by: string | null
  readonly reason: string | null
}
/** What happened to an order, newest first. What was said about it stands in its conversation, notes of staff for staff alone. */
export async function historyOf(db: Db, order: number): Promise<HistoryEntry[]> {
  const { rows } = await sql<HistoryEntry>`
    select e.at, e.what, u.name as by, nullif(e.after ->> 'reason', '') as reason
    from events e left join user_cards u on u.id = e.user_id
    where e.entity = 'order' and e.entity_id = ${String(order)}
      and e.what not in ('order.note', 'order.reply', 'order.answer', 'order.assign') order by e.id desc limit 100`.execute(
    db,
  )
  return rows
}
