import type { SortOf } from '@mandato/contract/list'
import type { clientsCalls } from '@mandato/contract/registry/client-calls'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import { countWhere, type List, type Listed, sameForAll } from '../../platform/db/list.ts'
import type { Person } from '../../platform/person.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ClientFigures } from '../client-slots.ts'
import type { CustomerStatus } from '@mandato/contract/registry/customer-status'
import type { ShownSheetStatus } from '@mandato/contract/sheets/status'
import { clientsInList } from './client-filter.ts'
import { isUnlimited } from './scope.ts'

type Sort = SortOf<typeof clientsCalls.clients>
type FigureSort = 'revenue_this_year' | 'delta_pct' | 'overdue_amount'

export const clientSortKeys: Readonly<Record<Exclude<Sort, FigureSort>, RawBuilder<unknown>>> = {
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
  falling: sql<boolean>`false`,
  asOf: sql`null::date`,
}

/** A client new this year has no percentage of growth: sorted last, with those without figures. */
const figureKeys: Readonly<Record<FigureSort, RawBuilder<unknown>>> = {
  revenue_this_year: sql`f.curr_ytd`,
  delta_pct: sql`case when f.prev_prog <> 0 then (f.curr_ytd - f.prev_prog) / abs(f.prev_prog)::numeric when f.curr_ytd = 0 then 0 end`,
  overdue_amount: sql`f.overdue`,
}
const sortKeys = { ...clientSortKeys, ...figureKeys }
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
  sheet_status: ShownSheetStatus
  agent: string | null
  last_order_date: string | null
  /** In cents; only where they were asked for, null without any revenue. */
  prev_prog?: number | null
  curr_ytd?: number | null
  overdue?: number | null
}
interface Counts {
  /** Without a place on the map. */
  readonly unplaced: number
  /** The day the figures stand at; null where they were not asked for, or there are none. */
  readonly as_of: string | null
}
export type SeenClients = Listed<ListedClient, Counts>

type Filter = Omit<z.output<typeof clientsCalls.clients.query>, 'page' | 'per_page'>

/**
 * Clients in sight for list and map. Figures by which nobody sorts are fetched for the page alone.
 * @param figures what a domain above the registry knows of them
 */
export function clientsSeenBy(
  person: Person,
  filter: Filter,
  figures: ClientFigures = noFigures,
): List<ListedClient, Counts> {
  const withFigures = sql`left join lateral (${figures.of(sql.ref<number>('c.id'), person)}) f on true`
  const byFigures = filter.sort in figureKeys
  const byFigure = filter.falling !== undefined || filter.overdue !== undefined
  /** Who has no figures does not fit, and is among the rest. */
  const having = (fits: RawBuilder<boolean>, asked: boolean) =>
    sql<boolean>`exists (select from (${figures.of(sql.ref<number>('c.id'), person)}) f where ${fits}) = ${asked}`
  return {
    from: byFigures ? sql`client_cards c ${withFigures}` : sql`client_cards c`,
    where: [
      ...clientsInList(person, filter),
      filter.falling !== undefined && having(figures.falling, filter.falling),
      filter.overdue !== undefined && having(sql<boolean>`f.overdue > 0`, filter.overdue),
    ],
    id: sql`c.id`,
    sort: sortKeys[filter.sort],
    order: filter.order,
    fields: sql`c.id, c.code, c.business_name, c.address, c.city, c.province, c.country, c.lat, c.lng, c.geo_quality, c.phone,
      c.status as customer_status, c.sheet_status, c.agent, c.last_order_date
      ${filter.revenue ? sql`, f.prev_prog, f.curr_ytd, f.overdue` : sql``}`,
    joins: filter.revenue && !byFigures ? withFigures : sql``,
    byIndex:
      isUnlimited(person) && filter.sort === 'business_name' && !filter.q && !filter.filters && !byFigure,
    allSorted: filter.sort === 'business_name',
    totals: {
      unplaced: countWhere(sql`c.lat is null`),
      as_of: filter.revenue ? sameForAll(figures.asOf) : sameForAll(sql`null`),
    },
  }
}
