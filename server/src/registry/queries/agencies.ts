import type { agencySorts } from '@mandato/contract/registry/calls'
import type { Db } from '../../platform/db/db.ts'
import type { Person } from '../../platform/person.ts'
import { escapeLike, sql } from '../../platform/db/sql.ts'
import { seesAgency, seesClient } from './scope.ts'

export interface AgencyFilter {
  readonly q?: string | undefined
  readonly country?: string | undefined
  readonly sort: (typeof agencySorts)[number]
  readonly order: 'asc' | 'desc'
  readonly page: number
  readonly perPage: number
}

interface AgencyRow {
  id: number
  code: string
  business_name: string
  city: string | null
  province: string | null
  region: string | null
  country: string
  email: string | null
  phone: string | null
  agents: number
  clients: number
  active_clients: number
  total: number
}

/** Agencies in sight, one page, with how many there are over all pages. Counters count clients in sight only. */
export async function agenciesSeenBy(
  db: Db,
  person: Person,
  filter: AgencyFilter,
): Promise<{ rows: AgencyRow[]; total: number }> {
  const name = filter.q ? `%${escapeLike(filter.q)}%` : null
  const direction = filter.order === 'desc' ? sql`desc` : sql`asc`
  const counted = sql<AgencyRow>`
    select a.id, a.code, a.business_name, a.city, a.province, a.region, a.country, a.email, a.phone,
      coalesce(p.agents, 0)::int as agents, coalesce(n.clients, 0)::int as clients,
      coalesce(n.active_clients, 0)::int as active_clients, count(*) over ()::int as total
    from agencies a
    left join (select agency_id, count(*) as agents from user_cards where user_type = 2 and active group by agency_id) p on p.agency_id = a.id
    left join (
      select c.agency_id, count(*) as clients, count(*) filter (where c.status = 'active') as active_clients
      from clients c where c.status <> 'deleted' and ${seesClient(person, 'c')} group by c.agency_id
    ) n on n.agency_id = a.id
    where a.active and ${seesAgency(person, 'a')}
      and (${name}::text is null or plain(a.business_name || ' ' || a.code || ' ' || coalesce(a.city, '')) like plain(${name}::text))
      and (${filter.country ?? null}::text is null or a.country = ${filter.country ?? null}::text)
    order by ${sql.ref(filter.sort)} ${direction} nulls last, a.id
    limit ${filter.perPage} offset ${Math.max(0, filter.page - 1) * filter.perPage}`
  const { rows } = filter.page === 0 ? { rows: [] } : await counted.execute(db)
  const first = rows[0]
  if (first) return { rows, total: first.total }
  return { rows: [], total: await countAgencies(db, person) }
}

/** Beyond the last page there is no row to carry the count. */
async function countAgencies(db: Db, person: Person): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from agencies a where a.active and ${seesAgency(person, 'a')}`.execute(db)
  return rows[0]?.total ?? 0
}

export interface AgencyDetail {
  id: number
  code: string
  business_name: string
  vat_number: string | null
  email: string | null
  phone: string | null
  address: string | null
  postal_code: string | null
  city: string | null
  province: string | null
  region: string | null
  country: string
  contacts: { name: string; role: string; email: string; phone: string }[]
  people: {
    id: number
    name: string
    email: string
    phone: string | null
    active: boolean
    last_login_at: string | null
  }[]
  areas: { province: string; clients: number }[]
  counters: { agents: number; clients: number; active_clients: number }
  version: number
}

/** One agency in sight with its people, the provinces of its clients and its counters, in one statement. */
export async function agencySeenBy(
  db: Db,
  person: Person,
  id: number | null,
): Promise<AgencyDetail | undefined> {
  const { rows } = await sql<AgencyDetail>`
    select a.id, a.code, a.business_name, a.vat_number, a.email, a.phone, a.address, a.postal_code, a.city, a.province, a.region,
      a.country, a.contacts, a.version,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'email', p.email, 'phone', p.phone, 'active', p.active,
          'last_login_at', to_char(p.last_login_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by p.name), '[]')
        from user_cards p where p.agency_id = a.id and p.user_type = 2) as people,
      (select coalesce(json_agg(json_build_object('province', place, 'clients', clients) order by clients desc, place), '[]') from (
        select coalesce(nullif(c.province, ''), c.country) as place, count(*) as clients from clients c
        where c.agency_id = a.id and c.status <> 'deleted' and ${seesClient(person, 'c')} group by 1) g) as areas,
      json_build_object(
        'agents', (select count(*) from user_cards p where p.agency_id = a.id and p.user_type = 2 and p.active),
        'clients', (select count(*) from clients c where c.agency_id = a.id and c.status <> 'deleted' and ${seesClient(person, 'c')}),
        'active_clients', (select count(*) from clients c where c.agency_id = a.id and c.status = 'active' and ${seesClient(person, 'c')})
      ) as counters
    from agencies a
    where ${seesAgency(person, 'a')} and (${id}::int is null or a.id = ${id}::int)
    order by a.id limit 1`.execute(db)
  return rows[0]
}

export interface AgencyChange {
  readonly [field: string]: unknown
}

/** Writes the given fields if the version still fits (or none was given); gives the new version. */
export async function updateAgency(
  db: Db,
  id: number,
  change: AgencyChange,
  version: number | undefined,
): Promise<number | undefined> {
  const { contacts, ...plain } = change as { contacts?: unknown }
  const row = await db
    .updateTable('agencies')
    .set((eb) => ({
      ...plain,
      ...(contacts !== undefined && { contacts: JSON.stringify(contacts) }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .$if(version !== undefined, (q) => q.where('version', '=', version ?? 0))
    .returning('version')
    .executeTakeFirst()
  return row?.version
}
