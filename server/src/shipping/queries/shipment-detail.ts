import type { Language } from '@mandato/contract/words'
import type { ShipmentAnswer } from '@mandato/contract/shipping/shipment-rows'
import { calledIn } from '../../platform/db/called.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type Line = ShipmentAnswer['lines'][number]

/** What travels with a shipment, line by line. */
export async function linesOfShipment(db: Db, shipment: number, language: Language = 'it'): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select l.request_id, m.product_id, m.product_code, ${calledIn(language, 'm')} as name, m.image, l.quantity, m.weight_g as weight, m.client
    from shipment_lines l join material_lines m on m.id = l.request_id
    where l.shipment_id = ${shipment} order by m.product_code, l.request_id`.execute(db)
  return rows
}

type Happened = Omit<ShipmentAnswer['history'][number], 'what'> & { readonly what: string }

/** What happened to a shipment, oldest first. */
export async function historyOf(db: Db, shipment: number): Promise<Happened[]> {
  const { rows } = await sql<Happened>`
    select e.at, e.what, u.name as by, e.after ->> 'letter' as letter from events e left join user_cards u on u.id = e.user_id
    where e.entity = 'shipment' and e.entity_id = ${String(shipment)} and e.what like 'shipment.%' and e.what <> 'shipment.note' order by e.id`.execute(
    db,
  )
  return rows
}

type Return = ShipmentAnswer['returns'][number]

/** What came back of a shipment. */
export async function returnsOf(db: Db, shipment: number): Promise<Return[]> {
  const { rows } = await sql<Return>`
    select r.id, r.date, coalesce(c.business_name, a.business_name) as from, u.name as by,
      (select sum(l.quantity)::int from material_return_lines l where l.return_id = r.id) as quantity
    from material_returns r join registry_agencies a on a.id = r.agency_id
      left join registry_clients c on c.id = r.client_id left join user_cards u on u.id = r.by_id
    where r.shipment_id = ${shipment} order by r.id`.execute(db)
  return rows
}

type Returnable = ShipmentAnswer['returnable'][number]

/** How many pieces of each material went with a shipment and did not come back with it. */
export async function returnableOf(
  db: Db,
  shipment: number,
  language: Language = 'it',
): Promise<Returnable[]> {
  const { rows } = await sql<Returnable>`
    select m.product_id, min(m.product_code) as product_code, min(${calledIn(language, 'm')}) as name,
      (sum(l.quantity) - coalesce((select sum(b.quantity) from material_return_lines b
        join material_returns r on r.id = b.return_id
        where r.shipment_id = ${shipment} and b.product_id = m.product_id), 0))::int as quantity
    from shipment_lines l join material_lines m on m.id = l.request_id
    where l.shipment_id = ${shipment} group by m.product_id order by 2`.execute(db)
  return rows
}
