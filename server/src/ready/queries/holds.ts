import type { EnergyClass, EnergyRange } from '@mandato/contract/catalogue/energy'
import type { Db } from '../../platform/db/db.ts'
import { prepared, sentWithNext, sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesClient } from '../../registry/index.ts'
import { readyGroup } from './settings.ts'
import { mayBeServed } from './stock.ts'

export interface Hold {
  readonly id: number
  readonly appliance_id: number
  readonly quantity: number
  readonly begun_at: string
  readonly ends_at: string
  readonly from_queue: boolean
}
const columns = sql<Hold>`h.id, h.appliance_id, h.quantity, h.begun_at, h.ends_at, h.from_queue`

/** What a person holds of an article: what it took by itself first. */
export async function holdsOf(db: Db, article: number, user: number, at: Date): Promise<Hold[]> {
  const { rows } = await sql<Hold>`
    select ${columns} from ready_holds h where h.appliance_id = ${article} and h.user_id = ${user}
      and h.ended_at is null and h.ends_at > ${at} order by h.from_queue, h.ends_at`.execute(db)
  return rows
}

/** Everything a person holds, with its article and, while in sight, the client it is for. */
export async function ownHolds(db: Db, person: Person, at: Date) {
  const { rows } = await sql<
    Hold & {
      readonly code: string
      readonly name: string
      readonly energy_class: EnergyClass | null
      readonly energy_range: EnergyRange | null
      readonly client: { readonly id: number; readonly name: string } | null
    }
  >`
    select ${columns}, a.code, a.name, a.energy_class, a.energy_range,
      (select json_build_object('id', c.id, 'name', c.business_name) from price_clients c
        where c.id = h.client_id and c.status <> 'deleted' and ${seesClient(person, 'c')}) as client
    from ready_holds h join appliance_cards a on a.id = h.appliance_id
    where h.user_id = ${person.id} and h.ended_at is null and h.ends_at > ${at} order by h.ends_at, h.id`.execute(
    db,
  )
  return rows
}

/** A hold of a person, whether it still counts or not. */
export async function holdById(db: Db, id: number, user: number): Promise<Hold | undefined> {
  const { rows } = await sql<Hold>`
    select ${columns} from ready_holds h where h.id = ${id} and h.user_id = ${user}`.execute(db)
  return rows[0]
}

/** What a hold that is about to begin needs to know. */
interface Outlook {
  /** The id it would have. */
  readonly id: number
  /** Of the company's choices, as they are kept. */
  readonly choices: object | null
  /** Nobody waits, nothing is past its end, the person holds nothing of it, and so much is free. */
  readonly plain: boolean
}
/** Looks, without a lock, for which others wait; undefined where there is no such article. */
export async function outlookOf(
  db: Db,
  { article, user, quantity }: Omit<Beginning, 'client'>,
  at: Date,
): Promise<Outlook | undefined> {
  const { rows } = await sql<Outlook>`${prepared}
    select nextval(pg_get_serial_sequence('ready_holds', 'id'))::int as id,
      (select s.value from settings s where s.key = ${readyGroup.key}) as choices,
      not ready_unsettled(g.appliance_id, ${at}) and ready_own(g.appliance_id, ${user}, ${at}) = 0
        and ready_free(g.appliance_id, ${at}) >= ${quantity} as plain
    from ready_goods g where g.appliance_id = ${article}`.execute(db)
  return rows[0]
}

/** Begins a hold, trusting that it is as plain as it looked; where it is not, the whole act is tried again. */
export async function beginHoldOrLookAgain(
  db: Db,
  { id, article, user, quantity, client }: Beginning & Pick<Hold, 'id'>,
  at: Date,
  until: Date,
): Promise<void> {
  await sql`${sentWithNext} select ready_begin_hold(${id}::int, ${article}::int, ${user}::int, ${quantity}::int,
    ${client}::int, ${at}::timestamptz, ${until}::timestamptz)`.execute(db)
}

/** Ends a hold of a person, trusting that nobody waits for it; where somebody does, the whole act is tried again. */
export async function endHoldOrLookAgain(db: Db, id: number, user: number, at: Date): Promise<void> {
  await sql`${sentWithNext} select ready_end_hold(${id}::int, ${user}::int, ${at}::timestamptz)`.execute(db)
}

interface Beginning {
  readonly article: number
  readonly user: number
  readonly quantity: number
  readonly client: number | null
}
export async function beginHold(
  db: Db,
  { article, user, quantity, client }: Beginning,
  at: Date,
  minutes: number,
): Promise<Hold> {
  const { rows } = await sql<Hold>`
    insert into ready_holds as h (appliance_id, user_id, quantity, client_id, from_queue, begun_at, ends_at)
    values (${article}, ${user}, ${quantity}, ${client}, false, ${at}, ${at}::timestamptz + make_interval(mins => ${minutes}::int))
    returning ${columns}`.execute(db)
  const [hold] = rows
  if (!hold) throw new Error('an insert gives its row')
  return hold
}

/** @param client null leaves the one it is for */
export async function changeHold(
  db: Db,
  id: number,
  { quantity, client }: { readonly quantity: number; readonly client: number | null },
): Promise<void> {
  await sql`update ready_holds set quantity = ${quantity}, client_id = coalesce(${client}::int, client_id)
    where id = ${id}`.execute(db)
}

/** Ends a hold before its time; false where it had ended. */
export async function endHold(db: Db, id: number, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ready_holds set ended_at = ${at} where id = ${id} and ended_at is null and ends_at > ${at}`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0) > 0
}

/** Ends what a person holds of articles: it became an order. */
export async function endHoldsOf(db: Db, articles: readonly number[], user: number, at: Date): Promise<void> {
  await sql`update ready_holds set ended_at = ${at}
    where appliance_id = any(${[...articles]}) and user_id = ${user} and ended_at is null`.execute(db)
}

export interface Place {
  readonly place: number
  readonly quantity: number
}
/** A person's place in the queue for an article; who is not served counts for nobody. */
export async function placeOf(db: Db, article: number, user: number): Promise<Place | null> {
  const { rows } = await sql<Place>`
    select q.quantity, (select count(*) from ready_queue o join user_cards u on u.id = o.user_id and ${mayBeServed}
      where o.appliance_id = q.appliance_id and o.left_at is null and o.id <= q.id)::int as place
    from ready_queue q where q.appliance_id = ${article} and q.user_id = ${user} and q.left_at is null`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Puts a person at the end of the queue; who stands in it already keeps its place. */
export async function joinQueue(
  db: Db,
  { article, user, quantity, client }: Beginning,
  at: Date,
): Promise<void> {
  await sql`insert into ready_queue (appliance_id, user_id, quantity, client_id, joined_at)
    values (${article}, ${user}, ${quantity}, ${client}, ${at})
    on conflict (appliance_id, user_id) where left_at is null do update set quantity = excluded.quantity,
      client_id = coalesce(excluded.client_id, ready_queue.client_id)`.execute(db)
}

export async function leaveQueue(db: Db, article: number, user: number, at: Date): Promise<void> {
  await sql`update ready_queue set left_at = ${at}
    where appliance_id = ${article} and user_id = ${user} and left_at is null`.execute(db)
}
