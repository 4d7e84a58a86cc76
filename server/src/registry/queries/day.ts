import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesAgency, seesClient } from './scope.ts'

interface PremiaStep {
  readonly client_id: number
  readonly points: number
  readonly missing: number
  readonly next_tier: string
  readonly as_of: string
}

/** Clients of an agency that reach the next tier with the points they usually earn in sixty days. */
export async function premiaSteps(db: Db, person: Person, agency: number): Promise<PremiaStep[]> {
  const { rows } = await sql<PremiaStep>`
    select p.client_id, p.points, p.missing, p.next_tier, p.as_of
    from premia_cards p join registry_clients c on c.id = p.client_id
    where p.year = (select max(year) from premia) and c.agency_id = ${agency} and ${seesClient(person, 'c')}
      and p.missing > 0 and p.missing <= p.points * 60.0 / extract(doy from p.as_of)`.execute(db)
  return rows
}

export interface ClientToSee {
  readonly id: number
  readonly code: string
  readonly business_name: string
  readonly phone: string | null
  readonly street: string | null
  readonly city: string | null
  readonly province: string | null
  readonly country: string
  readonly lat: number | null
  readonly lng: number | null
}

/** Names, places and telephones of some clients in sight, those left out that are leaving. */
export async function clientsToSee(
  db: Db,
  person: Person,
  agency: number,
  ids: readonly number[],
): Promise<ClientToSee[]> {
  const { rows } = await sql<ClientToSee>`
    select c.id, c.code, c.business_name, coalesce(c.phone, c.mobile) as phone, c.address as street, c.city, c.province,
      c.country, c.lat, c.lng
    from clients c where c.id = any(${[...ids]}) and c.agency_id = ${agency} and ${seesClient(person, 'c')}
      and c.status not in ('deleted', 'deletion_requested')`.execute(db)
  return rows
}

/** An agency in sight by its id. */
export async function agencyNamed(
  db: Db,
  person: Person,
  agency: number,
): Promise<{ readonly id: number; readonly business_name: string } | undefined> {
  const { rows } = await sql<{ id: number; business_name: string }>`
    select a.id, a.business_name from agencies a where a.id = ${agency} and ${seesAgency(person, 'a')}`.execute(
    db,
  )
  return rows[0]
}
