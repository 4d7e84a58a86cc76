import type { EnergyClass, EnergyRange } from '@mandato/contract/catalogue/energy'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesClient } from '../../registry/index.ts'

interface Shortage {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly energy_class: EnergyClass | null
  readonly energy_range: EnergyRange | null
  readonly there: number
  readonly promised: number
  readonly orders: {
    readonly id: number
    readonly number: string
    readonly client: string
    readonly quantity: number
  }[]
}

/** What the last count leaves after what was taken away since. */
const there = sql<number>`g.counted - coalesce((select sum(c.quantity) from ready_reservations c
  where c.appliance_id = g.appliance_id and c.state = 'collected' and c.ended_at >= g.counted_at), 0)::int`

/**
 * Of what less is there than orders were promised, with those of these orders that are in sight, the oldest first; an
 * article that waits for none of them is somebody else's.
 */
export async function shortagesAt(db: Db, person: Person, at: Date): Promise<Shortage[]> {
  const { rows } = await sql<Shortage>`
    select a.id, a.code, a.name, a.energy_class, a.energy_range, s.there, s.promised, s.orders
    from ready_goods g join appliance_cards a on a.id = g.appliance_id
    cross join lateral (
      select coalesce(sum(r.quantity), 0)::int as promised,
        coalesce(json_agg(json_build_object('id', o.id, 'number', o.number, 'client', o.client, 'quantity', r.quantity)
          order by o.sent_at, o.id) filter (where ${seesClient(person, 'c')}), '[]') as orders,
        coalesce(bool_or(${seesClient(person, 'c')}), false) as seen,
        ${there} as there
      from ready_reservations r join ready_orders o on o.id = r.order_id
      join price_clients c on c.id = o.client_id
      where r.appliance_id = g.appliance_id and r.state = 'open' and (r.until is null or r.until > ${at})
    ) s
    where s.promised > s.there and s.seen order by a.code`.execute(db)
  return rows
}

export interface Uncovered {
  readonly id: number
  readonly code: string
  readonly wanted: number
  /** What other confirmed orders leave. */
  readonly there: number
  readonly missing: number
}
/**
 * Of what less is there than an order wants, once the orders confirmed before it have theirs; who only waits for an answer
 * takes nothing from it. The articles are locked.
 */
export async function uncoveredOf(db: Db, order: number, at: Date): Promise<Uncovered[]> {
  const { rows } = await sql<Uncovered>`
    select a.id, a.code, r.quantity as wanted, s.there, r.quantity - s.there as missing
    from ready_reservations r join ready_goods g on g.appliance_id = r.appliance_id
    join appliance_cards a on a.id = r.appliance_id
    cross join lateral (
      select greatest(0, ${there} - coalesce(sum(o.quantity), 0)::int) as there from ready_reservations o
      where o.appliance_id = r.appliance_id and o.order_id <> r.order_id and o.state = 'open' and o.until > ${at}
    ) s
    where r.order_id = ${order} and r.state = 'open' and r.quantity > s.there order by a.code`.execute(db)
  return rows
}
