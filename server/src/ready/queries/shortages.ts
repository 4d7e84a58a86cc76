import type { EnergyClass, EnergyRange } from '@mandato/contract/catalogue/energy'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

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

/** Of what less is there than orders were promised, with these orders, the oldest first. */
export async function shortagesAt(db: Db, at: Date): Promise<Shortage[]> {
  const { rows } = await sql<Shortage>`
    select a.id, a.code, a.name, a.energy_class, a.energy_range, s.there, s.promised, s.orders
    from ready_goods g join appliance_cards a on a.id = g.appliance_id
    cross join lateral (
      select coalesce(sum(r.quantity), 0)::int as promised,
        coalesce(json_agg(json_build_object('id', o.id, 'number', o.number, 'client', o.client, 'quantity', r.quantity)
          order by o.sent_at, o.id), '[]') as orders,
        g.counted - coalesce((select sum(c.quantity) from ready_reservations c where c.appliance_id = g.appliance_id
          and c.state = 'collected' and c.ended_at >= g.counted_at), 0)::int as there
      from ready_reservations r join ready_orders o on o.id = r.order_id
      where r.appliance_id = g.appliance_id and r.state = 'open' and (r.until is null or r.until > ${at})
    ) s
    where s.promised > s.there order by a.code`.execute(db)
  return rows
}
