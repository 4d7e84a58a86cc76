import type { EnergyClass, EnergyRange } from '@mandato/contract/catalogue/energy'
import type { Db } from '../../platform/db/db.ts'
import { given, sentWithNext, sql } from '../../platform/db/sql.ts'

/** What an order keeps of an article. */
interface Reservation {
  readonly appliance_id: number
  readonly quantity: number
  readonly price_cents: number | null
  readonly line_cents: number | null
}

export async function reserve(db: Db, order: number, items: readonly Reservation[]): Promise<void> {
  const types = { appliance_id: 'int', quantity: 'int', price_cents: 'bigint', line_cents: 'bigint' } as const
  await sql`insert into ready_reservations (order_id, appliance_id, quantity, price_cents, line_cents)
    select ${order}::int, i.appliance_id, i.quantity, i.price_cents, i.line_cents from ${given(items, types)} i`.execute(
    db,
  )
}

/**
 * The same, trusting that so much is there; where it is not, or somebody waits, the whole act is tried again. What the
 * person held of them ends. Travels with the COMMIT where it comes last: nobody waits longer for the articles.
 */
export async function reserveOrLookAgain(
  db: Db,
  order: number,
  items: readonly Reservation[],
  user: number,
  at: Date,
): Promise<void> {
  const of = <K extends keyof Reservation>(key: K) => items.map((item) => item[key])
  await sql`${sentWithNext} select ready_reserve(${order}::int, ${of('appliance_id')}::int[], ${of('quantity')}::int[],
    ${of('price_cents')}::bigint[], ${of('line_cents')}::bigint[], ${user}::int, ${at}::timestamptz)`.execute(
    db,
  )
}

/** The articles an order has reserved. */
export async function articlesOf(db: Db, order: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select appliance_id as id from ready_reservations where order_id = ${order} order by appliance_id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Ends what an order keeps, once; the articles are locked. */
export async function endReservations(
  db: Db,
  order: number,
  state: 'freed' | 'collected',
  at: Date,
): Promise<void> {
  await sql`update ready_reservations set state = ${state}, ended_at = ${at}
    where order_id = ${order} and state = 'open'`.execute(db)
}

/** Locks what an order keeps and ends it, trusting that nobody waits for it; else the whole act is tried again. */
export async function endReservationsOrLookAgain(
  db: Db,
  order: number,
  state: 'freed' | 'collected',
  at: Date,
): Promise<void> {
  await sql`${sentWithNext} select ready_end_reservations(${order}::int, ${state}::text, ${at}::timestamptz)`.execute(
    db,
  )
}

/** Until when an order keeps its goods. */
export async function reserveUntil(db: Db, order: number, until: Date): Promise<void> {
  await sql`update ready_reservations set until = ${until} where order_id = ${order} and state = 'open'`.execute(
    db,
  )
}

interface ReservedItem extends Omit<Reservation, 'appliance_id'> {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly energy_class: EnergyClass | null
  readonly energy_range: EnergyRange | null
}
/** What an order is made of. */
export async function itemsOf(db: Db, order: number): Promise<ReservedItem[]> {
  const { rows } = await sql<ReservedItem>`
    select a.id, a.code, a.name, a.energy_class, a.energy_range, r.quantity, r.price_cents, r.line_cents
    from ready_reservations r join appliance_cards a on a.id = r.appliance_id
    where r.order_id = ${order} order by a.code`.execute(db)
  return rows
}
