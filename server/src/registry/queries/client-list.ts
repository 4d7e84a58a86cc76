import {
  type ClientFilter,
  clientFigureSorts,
  type clientSorts,
  everything,
} from '@mandato/contract/registry/client-filters'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { inParts } from '../../platform/db/long-read.ts'
import type { Person } from '../../platform/person.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ClientFigures } from '../client-slots.ts'
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

/** Before any domain with figures is there. */
export const noFigures: ClientFigures = {
  of: () =>
    sql`select null::bigint as prev_total, null::bigint as prev_prog, null::bigint as curr_ytd, null::bigint as overdue`,
  asOf: sql`null::date`,
}

/** Who is new this year grew by no percentage: he stands with those who have no figures, behind the others. */
const figureKeys: Readonly<Record<(typeof clientFigureSorts)[number], RawBuilder<unknown>>> = {
  revenue_this_year: sql`f.curr_ytd`,
  delta_pct: sql`case when f.prev_prog <> 0 then (f.curr_ytd - f.prev_prog) / abs(f.prev_prog)::numeric when f.curr_ytd = 0 then 0 end`,
}
const sortKeys: Readonly<Record<string, RawBuilder<unknown>>> = { ...clientSortKeys, ...figureKeys }
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
  /** In cents; only where they were asked for, null without any revenue. */
  prev_prog?: number | null
  curr_ytd?: number | null
}
interface Counts {
  total: number
  unplaced: number
  as_of?: string | null
}

type Filter = z.output<typeof ClientFilter>

/** Clients in sight for list and map, all or one page, with how many there are over all pages. */
export const clientsSeenBy = async (db: Db, person: Person, filter: Filter, figures?: ClientFigures) =>
  counted((await clientList(person, filter, figures).execute(db)).rows)

/** All of them, part by part. */
export async function* allClientsSeenBy(db: Db, person: Person, filter: Filter, figures?: ClientFigures) {
  const whole = { ...filter, page: 1, per_page: everything }
  for await (const rows of inParts(db, clientList(person, whole, figures))) yield counted(rows)
}

export type SeenClients = ReturnType<typeof counted>

function counted(rows: readonly (ListedClient & Counts)[]) {
  const [{ total, unplaced, as_of = null } = { total: 0, unplaced: 0 }] = rows
  // Beyond the last page the counts stand alone, without a client.
  return { rows: rows.filter((row) => row.id !== null), total, unplaced, as_of }
}

/**
 * What is sorted and counted are narrow rows of id and key; the wide ones, and the figures nobody sorts by, are
 * fetched for the page alone.
 */
function clientList(person: Person, filter: Filter, figures: ClientFigures = noFigures) {
  const order = direction(filter.order)
  const withFigures = sql`left join lateral (${figures.of(sql.ref<number>('c.id'), person)}) f on true`
  const byFigures = clientFigureSorts.some((key) => key === filter.sort)
  return sql<ListedClient & Counts>`
    with seen as materialized (
      select c.id, c.lat is null as unplaced, ${sortKeys[filter.sort]} as key from client_cards c
      ${byFigures ? withFigures : sql``} where ${clientsInList(person, filter)}
    )
    select c.id, c.code, c.business_name, c.address, c.city, c.province, c.country, c.lat, c.lng, c.geo_quality, c.phone,
      c.status as customer_status, c.sheet_status, c.agent, c.last_order_date, n.total, n.unplaced
      ${filter.revenue ? sql`, f.prev_prog, f.curr_ytd, ${figures.asOf} as as_of` : sql``}
    from (select count(*)::int as total, (count(*) filter (where unplaced))::int as unplaced from seen) n
    left join (select id, key from seen order by key ${order} nulls last, id ${window(filter)}) p on true
    left join client_cards c on c.id = p.id
    ${filter.revenue ? withFigures : sql``}
    order by p.key ${order} nulls last, p.id`
}
