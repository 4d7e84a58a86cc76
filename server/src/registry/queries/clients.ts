import type { Db } from '../../platform/db.ts'
import type { Person } from '../../platform/person.ts'
import { sql } from '../../platform/sql.ts'
import { escapeLike } from './agencies.ts'
import { seesAgency, seesClient } from './scope.ts'

const filters = sql`json_build_object('active', c.status = 'active', 'prospect', c.status = 'prospect', 'other', c.status not in ('active', 'prospect')) as filters`

export interface LightClient {
  id: number
  code: string
  business_name: string
  city: string | null
  province: string | null
  filters: { active: boolean; prospect: boolean; other: boolean }
}

/** Every client in sight for selects, sorted by name. */
export async function clientChoicesOf(
  db: Db,
  person: Person,
  filter: { q?: string | undefined; agency?: number | undefined },
): Promise<LightClient[]> {
  const like = filter.q ? `%${escapeLike(filter.q)}%` : null
  const { rows } = await sql<LightClient>`
    select c.id, c.code, c.business_name, c.city, c.province, ${filters}
    from clients c
    where c.status <> 'deleted' and ${seesClient(person)}
      and (${like}::text is null or c.searchable like plain(${like}::text) or c.code like upper(${like}::text))
      and (${filter.agency ?? null}::int is null or c.agency_id = ${filter.agency ?? null}::int)
    order by c.business_name, c.id`.execute(db)
  return rows
}

export interface Found {
  type: 'client'
  id: number
  code: string
  business_name: string
  city: string | null
  province: string | null
  agency: string
  link: string
}

/**
 * Header search: code first, then VAT number, then names that begin so, then names and towns that contain it;
 * accents and case make no difference. At most 20.
 * @param q trimmed, at least two characters
 */
export async function findClients(db: Db, person: Person, q: string): Promise<Found[]> {
  const like = escapeLike(q)
  const { rows } = await sql<Found>`
    select 'client' as type, c.id, c.code, c.business_name, c.city, c.province, a.business_name as agency, '/clients/' || c.id as link
    from clients c join agencies a on a.id = c.agency_id
    where c.status <> 'deleted' and ${seesClient(person)}
      and (c.searchable like '%' || plain(${like}) || '%' or c.code like upper(${like}) || '%')
    order by (c.code = upper(${q})) desc, (c.code like upper(${like}) || '%') desc, (c.vat_number = ${q}) desc,
      (plain(c.business_name) like plain(${like}) || '%') desc, (plain(c.business_name) like '%' || plain(${like}) || '%') desc,
      c.business_name, c.id
    limit 20`.execute(db)
  return rows
}

export interface RegistryEntry {
  is_client: boolean
  type: 'client' | 'agency'
  id: number
  business_name: string
  agency_id: number
}

/** What a registry id in sight is: a client or an agency. */
export async function entrySeenBy(db: Db, person: Person, id: number): Promise<RegistryEntry | undefined> {
  const { rows } = await sql<RegistryEntry>`
    select true as is_client, 'client' as type, c.id, c.business_name, c.agency_id from clients c where c.id = ${id} and ${seesClient(person)}
    union all
    select false, 'agency', a.id, a.business_name, a.id from agencies a where a.id = ${id} and ${seesAgency(person)}`.execute(
    db,
  )
  return rows[0]
}
