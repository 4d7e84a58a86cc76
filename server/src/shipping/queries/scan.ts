import type { Language } from '@mandato/contract/words'
import { calledIn } from '../../platform/db/called.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesShipment } from './scope.ts'

interface Found {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly status: string | null
}

/** The shipment a label names, in sight. */
export async function shipmentNumbered(db: Db, person: Person, number: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select s.id, s.number as code, r.business_name as name, s.status from shipments s
    join shipping_recipients r on (r.type, r.id) = (case when s.client_id is null then 'agency' else 'client' end,
      coalesce(s.client_id, s.agency_id))
    where s.number = ${number} and ${seesShipment(person, 's')}`.execute(db)
  return rows[0]
}

/** The material whose EAN, barcode or code was read. */
export async function materialCoded(
  db: Db,
  code: string,
  all: boolean,
  language: Language,
): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select m.id, m.product_code as code, ${calledIn(language, 'm')} as name, null as status from material_cards m
    where (m.ean = ${code} or m.barcode = ${code} or m.product_code = upper(${code})) and (${all} or m.visible)
    order by (m.ean = ${code}) desc nulls last, m.id limit 1`.execute(db)
  return rows[0]
}
