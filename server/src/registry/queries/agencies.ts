import type { registryCalls } from '@mandato/contract/registry/calls'
import type { RowOf, SortOf } from '@mandato/contract/list'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { type List, listPage, type Page } from '../../platform/db/list.ts'
import type { Person } from '../../platform/person.ts'
import { containing, sql } from '../../platform/db/sql.ts'
import { seesAgency, seesClient } from './scope.ts'

type AgencyRow = RowOf<typeof registryCalls.agencies>
type AgencySort = SortOf<typeof registryCalls.agencies>

export interface AgencyFilter {
  readonly q?: string | undefined
  readonly country?: string | undefined
  readonly sort: AgencySort
  readonly order: 'asc' | 'desc'
}

const sortKeys: Readonly<Record<AgencySort, RawBuilder<unknown>>> = {
  code: sql`a.code`,
  business_name: sql`a.business_name`,
  city: sql`a.city`,
  region: sql`a.region`,
  country: sql`a.country`,
  agents: sql`coalesce(p.agents, 0)`,
  clients: sql`coalesce(n.clients, 0)`,
  active_clients: sql`coalesce(n.active_clients, 0)`,
}

/** Agencies in sight, one page, with how many there are over all pages. Counters count clients in sight only. */
export const agenciesSeenBy = (db: Db, person: Person, { page, per_page, ...filter }: AgencyFilter & Page) =>
  listPage(db, agencies(person, filter), { page, per_page })

const agencies = (person: Person, filter: AgencyFilter): List<AgencyRow> => ({
  with: sql`people as materialized (
      select agency_id, count(*)::int as agents from user_cards where user_type = 2 and active group by agency_id
    ), shops as materialized (
      select c.agency_id, count(*)::int as clients, (count(*) filter (where c.status = 'active'))::int as active_clients
      from clients c where c.status <> 'deleted' and ${seesClient(person, 'c')} group by c.agency_id
    )`,
  from: sql`agencies a left join people p on p.agency_id = a.id left join shops n on n.agency_id = a.id`,
  where: [
    sql<boolean>`a.active`,
    seesAgency(person, 'a'),
    filter.q && contains(filter.q),
    filter.country && sql<boolean>`a.country = ${filter.country}`,
  ],
  id: sql`a.id`,
  sort: sortKeys[filter.sort],
  order: filter.order,
  fields: sql`a.id, a.code, a.business_name, a.city, a.province, a.region, a.country, a.email, a.phone,
    coalesce(p.agents, 0) as agents, coalesce(n.clients, 0) as clients, coalesce(n.active_clients, 0) as active_clients`,
})

const contains = (q: string) =>
  sql<boolean>`plain(a.business_name || ' ' || a.code || ' ' || coalesce(a.city, '')) like ${containing(q)}`

interface Warehouse {
  address: string | null
  postal_code: string | null
  city: string | null
  province: string | null
  country: string
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
  warehouse: Warehouse | null
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
      (select json_build_object('address', w.address, 'postal_code', w.postal_code, 'city', w.city, 'province', w.province,
          'country', w.country) from agency_places w where w.agency_id = a.id and w.type = 'agency_warehouse') as warehouse,
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
  readonly contacts?: unknown
  readonly warehouse?: Warehouse | null
}

const warehouseColumns = (to: Warehouse | null) => ({
  warehouse_address: to?.address ?? null,
  warehouse_postal_code: to?.postal_code ?? null,
  warehouse_city: to?.city ?? null,
  warehouse_province: to?.province ?? null,
  warehouse_country: to?.country ?? null,
})

/** Writes the given fields if the version still fits (or none was given); gives the new version. */
export async function updateAgency(
  db: Db,
  id: number,
  change: AgencyChange,
  version: number | undefined,
): Promise<number | undefined> {
  const { contacts, warehouse, ...plain } = change
  const row = await db
    .updateTable('agencies')
    .set((eb) => ({
      ...plain,
      ...(contacts !== undefined && { contacts: JSON.stringify(contacts) }),
      ...(warehouse !== undefined && warehouseColumns(warehouse)),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .$if(version !== undefined, (q) => q.where('version', '=', version ?? 0))
    .returning('version')
    .executeTakeFirst()
  return row?.version
}
