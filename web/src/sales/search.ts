import { type CategoryKey, categoryKeys } from '@mandato/contract/sales/category-keys'
import { hide, id, present, matching, oneOf, sort, integer } from '../platform/search-params.ts'

export const revenueTabs = ['categories', 'agencies', 'two-years', 'budget'] as const
export type RevenueTab = (typeof revenueTabs)[number]

/** What the address of the revenue page may hold; what is left out follows from the person and the data. */
export interface RevenueSearch {
  tab?: RevenueTab
  agency?: number
  client?: number
  /** Only the clients of this person. */
  agent?: number
  category?: CategoryKey
  year?: number
  /** The year it is compared with. */
  prev?: number
  /** `MM-DD`: up to which day each year counts. */
  cut?: string
  assignment?: 'current'
  sort?: string
  /** Agencies with their clients below them. */
  open?: number[]
  /** Columns not shown, with commas between. */
  hide?: string
  /** The invoice lines beside the page, see lines-asked.ts. */
  panel?: string
}

/** `11-14`; of a leap year, too. */
const dayOfYear = /^(?!02-3|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

const year = (value: unknown) => integer(value, 1990, 2100)

export function revenueSearch(raw: Readonly<Record<string, unknown>>): RevenueSearch {
  const open = Array.isArray(raw.open) ? raw.open.flatMap((value) => id(value) ?? []) : []
  return present<RevenueSearch>({
    tab: oneOf(raw.tab, revenueTabs),
    agency: id(raw.agency),
    client: id(raw.client),
    agent: id(raw.agent),
    category: oneOf(raw.category, categoryKeys),
    year: year(raw.year),
    prev: year(raw.prev),
    cut: matching(raw.cut, dayOfYear),
    assignment: oneOf(raw.assignment, ['current']),
    sort: sort(raw.sort),
    open: open.length ? open : undefined,
    hide: hide(raw.hide),
    panel: matching(raw.panel, /^\d{4}~(cut|end)(~[a-z]+~[^~]{1,60})*$/),
  })
}
