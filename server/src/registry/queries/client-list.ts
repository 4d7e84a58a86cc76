import type { ClientFilter, clientSorts } from '@mandato/contract/client-filters'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db.ts'
import type { Person } from '../../platform/person.ts'
import { sql } from '../../platform/sql.ts'
import type { CustomerStatus, SheetStatus } from '../rules.ts'
import { clientsInList } from './client-filter.ts'

export const clientSortKeys: Readonly<Record<(typeof clientSorts)[number], RawBuilder<unknown>>> = {
  business_name: sql`c.name_key`,
  code: sql`c.code`,
  city: sql`lower(c.city)`,
  province: sql`c.province`,
  customer_status: sql`c.status`,
  sheet_status: sql`c.sheet_status`,
  agent: sql`lower(c.agent)`,
  last_order_date: sql`c.last_order_date`,
}
export const direction = (order: 'asc' | 'desc') => (order === 'desc' ? sql`desc` : sql`asc`)
/** Page 0 is an empty one. */
export const window = ({ page, per_page }: { page: number; per_page: number }) =>
  page === 0 ? sql`limit 0` : sql`limit ${per_page} offset ${(page - 1) * per_page}`

export interface ListedClient {
  id: number
  code: string
  business_name: string
  address: string | null
  city: string | null
  province: string | null
  country: string
  lat: number | null
  lng: number | null
  geo_quality: 'exact' | 'street' | 'city' | 'none'
  phone: string | null
  customer_status: CustomerStatus
  sheet_status: SheetStatus
  agent: string | null
  last_order_date: string | null
}

/**
 * Clients in sight for list and map, all or one page, with how many there are over all pages. What is sorted and
 * counted are narrow rows of id and key; the wide ones are fetched for the page alone.
 */
export async function clientsSeenBy(db: Db, person: Person, filter: z.output<typeof ClientFilter>) {
  const order = direction(filter.order)
  const { rows } = await sql<ListedClient & { total: number; unplaced: number }>`
    with seen as materialized (
      select c.id, c.lat is null as unplaced, ${clientSortKeys[filter.sort]} as key from client_cards c where ${clientsInList(person, filter)}
    )
    select c.id, c.code, c.business_name, c.address, c.city, c.province, c.country, c.lat, c.lng, c.geo_quality, c.phone,
      c.status as customer_status, c.sheet_status, c.agent, c.last_order_date, n.total, n.unplaced
    from (select count(*)::int as total, (count(*) filter (where unplaced))::int as unplaced from seen) n
    left join (select id, key from seen order by key ${order} nulls last, id ${window(filter)}) p on true
    left join client_cards c on c.id = p.id
    order by p.key ${order} nulls last, p.id`.execute(db)
  const [{ total, unplaced } = { total: 0, unplaced: 0 }] = rows
  // Beyond the last page the counts stand alone, without a client.
  return { rows: rows.filter((row) => row.id !== null), total, unplaced }
}
