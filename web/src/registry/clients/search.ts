import {
  hide,
  id,
  present,
  matching,
  oneOf,
  page,
  someOf,
  sort,
  integer,
  text,
} from '../../platform/search-params.ts'

import { clientFlags } from '@mandato/contract/registry/client-flags'
import { customerStatuses } from '@mandato/contract/registry/customer-status'
import { shownSheetStatuses } from '@mandato/contract/sheets/status'

/** What the addresses of the clients may hold. */
export interface ClientsSearch {
  mode?: 'split' | 'map'
  q?: string
  /** Statuses and flags, with commas between: see contract/src/registry/client-filters.ts. */
  status?: string
  sheet?: string
  filters?: string
  /** Only those who buy much less than a year before. */
  falling?: '1'
  /** Only those who are late with something. */
  late?: '1'
  agency?: number
  agent?: number
  country?: string
  /** A province of Italy (`IT-TV`) or a region (`Veneto`). */
  area?: string
  sort?: string
  /** Columns not shown, with commas between. */
  hide?: string
  page?: number
}
export interface ClientSearch {
  tab?: string
  page?: number
  /** Of the invoice lines. */
  year?: number
  /** Of the invoice lines, too. */
  category?: string
  /** Whose articles stand beside the page: a category, or `all`. */
  articles?: string
}

/** Columns that are not shown until somebody chooses them. */
export const hiddenAtFirst = ['address', 'country', 'phone']

type Raw = Readonly<Record<string, unknown>>

export const clientsSearch = (raw: Raw): ClientsSearch =>
  present<ClientsSearch>({
    mode: oneOf(raw.mode, ['split', 'map']),
    q: text(raw.q, 100),
    status: someOf(raw.status, customerStatuses),
    sheet: someOf(raw.sheet, shownSheetStatuses),
    filters: someOf(raw.filters, clientFlags),
    falling: oneOf(String(raw.falling), ['1']),
    late: oneOf(String(raw.late), ['1']),
    agency: id(raw.agency),
    agent: id(raw.agent),
    country: matching(raw.country, /^[A-Z]{2}$/),
    area: matching(raw.area, /^[\p{L} '’./-]{1,50}$/u),
    sort: sort(raw.sort),
    hide: hide(raw.hide),
    page: page(raw.page),
  })

export const clientPageSearch = (raw: Raw): ClientSearch =>
  present<ClientSearch>({
    tab: matching(raw.tab, /^[a-z-]{1,30}$/),
    page: page(raw.page),
    year: integer(raw.year, 1990, 2100),
    category: matching(raw.category, /^[a-z_]{1,20}$/),
    articles: matching(raw.articles, /^[a-z_]{1,20}$/),
  })
