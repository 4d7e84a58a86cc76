import type { FoundNumber } from '@mandato/contract/home/numbers'
import type { Db } from '../../platform/db/db.ts'
import { numberLike, sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesShipment } from './scope.ts'

const recipient = sql`coalesce(s.place ->> 'label', c.business_name, a.business_name)`
const tables = sql`join registry_agencies a on a.id = s.agency_id left join registry_clients c on c.id = s.client_id`

/** Shipments in sight whose number holds what was typed, the newest first. */
export async function shipmentsByNumber(
  db: Db,
  person: Person,
  typed: string,
  most: number,
): Promise<FoundNumber[]> {
  const { rows } = await sql<FoundNumber>`
    select 'shipment' as kind, s.id, s.number, ${recipient} as about from shipments s ${tables}
    where s.number like ${numberLike(typed)} and s.status <> 'deleted' and ${seesShipment(person, 's')}
    order by s.id desc limit ${most}`.execute(db)
  return rows
}

/** Transport letters that hold, of shipments in sight; `2026/12` finds `2026/00012`. */
export async function lettersByNumber(
  db: Db,
  person: Person,
  typed: string,
  most: number,
): Promise<FoundNumber[]> {
  const [, year, number] = /^(?:(\d{4})[-/ ])?0*(\d{1,6})$/.exec(typed) ?? []
  if (number === undefined) return []
  const { rows } = await sql<FoundNumber>`
    select 'letter' as kind, s.id, n.year || '/' || lpad(n.number::text, 5, '0') as number, ${recipient} as about
    from letter_numbers n join shipments s on s.id = n.shipment_id ${tables}
    where n.number = ${Number(number)} ${year === undefined ? sql`` : sql`and n.year = ${Number(year)}`}
      and n.void_because is null and ${seesShipment(person, 's')}
    order by n.year desc limit ${most}`.execute(db)
  return rows
}
