import { hide, known, matching, page, sort, word } from '../platform/search-params.ts'

/** What the address of the list of agencies may hold. */
export interface AgenciesSearch {
  q?: string
  country?: string
  page?: number
  sort?: string
  /** Columns not shown, with commas between. */
  hide?: string
}

export const agenciesSearch = (raw: Readonly<Record<string, unknown>>): AgenciesSearch =>
  known<AgenciesSearch>({
    q: word(raw.q, 100),
    country: matching(raw.country, /^[A-Z]{2}$/),
    page: page(raw.page),
    sort: sort(raw.sort),
    hide: hide(raw.hide),
  })
