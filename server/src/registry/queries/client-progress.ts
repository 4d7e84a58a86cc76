import type { SortOf } from '@mandato/contract/list'
import type { clientsCalls } from '@mandato/contract/registry/client-calls'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import { type List, type Listed, sumOf } from '../../platform/db/list.ts'
import type { Person } from '../../platform/person.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ClientFigures } from '../client-slots.ts'
import type { CustomerStatus } from '@mandato/contract/registry/customer-status'
import type { ShownSheetStatus } from '@mandato/contract/sheets/status'
import { clientsInProgress } from './client-filter.ts'
import { clientSortKeys, noFigures } from './client-list.ts'

const sortKeys: Readonly<Record<SortOf<typeof clientsCalls.agencyClients>, RawBuilder<unknown>>> = {
  ...clientSortKeys,
  agency: sql`lower(c.agency)`,
  days_waiting: sql`w.days`,
  revenue_last_year: sql`f.prev_total`,
  revenue_this_year: sql`f.curr_ytd`,
  overdue_amount: sql`f.overdue`,
}

export interface ClientInProgress {
  client_id: number
  code: string
  internal_code: string | null
  business_name: string
  city: string | null
  province: string | null
  agency_id: number
  agency: string
  agent: string | null
  customer_status: CustomerStatus
  sheet_status: ShownSheetStatus
  sheet_id: number | null
  sent_at: string | null
  signed_at: string | null
  confirmed_at: string | null
  valid_from: string | null
  days_waiting: number | null
  last_order_date: string | null
  prev_total: number | null
  prev_prog: number | null
  curr_ytd: number | null
  overdue: number | null
}
interface Sums {
  readonly revenue_last_year: number | null
  readonly revenue_this_year: number | null
  readonly overdue_amount: number | null
}
export type ClientsInProgress = Listed<ClientInProgress, Sums>

export interface ProgressQuestion {
  /** 0 is every agency. */
  readonly agency: number
  readonly filter: Omit<z.output<typeof clientsCalls.agencyClients.query>, 'page' | 'per_page'>
  readonly figures: ClientFigures | undefined
  /** The business day from which waiting is counted. */
  readonly today: string
}

/** Clients in sight with the progress of their sheets and their figures; sums go over all pages. */
export const clientProgress = (
  person: Person,
  { agency, filter, figures = noFigures, today }: ProgressQuestion,
): List<ClientInProgress, Sums> => ({
  from: sql`client_cards c
    left join lateral (${figures.of(sql.ref<number>('c.id'), person)}) f on true
    cross join lateral (select days_waiting(c.sheet_status, c.sheet_since, ${today}::date) as days) w`,
  where: clientsInProgress(person, agency, filter),
  id: sql`c.id`,
  sort: sortKeys[filter.sort],
  order: filter.order,
  fields: sql`c.id as client_id, c.code, c.internal_code, c.business_name, c.city, c.province, c.agency_id, c.agency, c.agent,
    c.status as customer_status, c.sheet_status, c.sheet_id, c.sheet_sent_at as sent_at, c.sheet_signed_at as signed_at,
    c.sheet_confirmed_at as confirmed_at, c.sheet_valid_from as valid_from, w.days as days_waiting, c.last_order_date,
    f.prev_total, f.prev_prog, f.curr_ytd, f.overdue`,
  totals: {
    revenue_last_year: sumOf(sql`f.prev_total`),
    revenue_this_year: sumOf(sql`f.curr_ytd`),
    overdue_amount: sumOf(sql`f.overdue`),
  },
})
