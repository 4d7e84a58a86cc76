import type { ClientsQuery } from './data.ts'
import type { ClientsSearch } from './search.ts'
import { sortKnownTo } from '../../platform/list.ts'
import { type Sort, sortFromAddress } from '../../ui/table/sort.ts'

export const sortOf = (search: ClientsSearch): Sort =>
  sortFromAddress(sortKnownTo('clients', search.sort)) ?? { key: 'business_name', desc: false }

/** The question of list, map and file alike: the filters of the address, in its order. */
export function askedOf(search: ClientsSearch): ClientsQuery {
  const sort = sortOf(search)
  return {
    ...(search.q && { q: search.q }),
    ...(search.status && { status: search.status }),
    ...(search.sheet && { sheet_status: search.sheet }),
    ...(search.filters && { filters: search.filters }),
    ...(search.falling && { falling: search.falling }),
    ...(search.late && { overdue: search.late }),
    ...(search.agency && { agency: search.agency }),
    ...(search.agent && { agent: search.agent }),
    ...(search.country && { country: search.country }),
    ...(search.area && { location: search.area }),
    sort: sort.key as 'business_name',
    order: sort.desc ? 'desc' : 'asc',
  }
}

/** The list and its file show what each client bought; the map does not ask. */
export const listAskedOf = (search: ClientsSearch): ClientsQuery => ({ ...askedOf(search), revenue: '1' })

export const noFilters = {
  q: undefined,
  status: undefined,
  sheet: undefined,
  filters: undefined,
  falling: undefined,
  late: undefined,
  agency: undefined,
  agent: undefined,
  country: undefined,
  area: undefined,
} as const satisfies Record<string, undefined>

export const isFiltered = (search: ClientsSearch): boolean =>
  Object.keys(noFilters).some((key) => search[key as keyof ClientsSearch] !== undefined)

/** How many filters are set, the search aside. */
export const filtersSet = ({ q: _q, ...search }: ClientsSearch): number =>
  Object.keys(noFilters).filter((key) => search[key as keyof typeof search] !== undefined).length

/** What is asked for, whatever the order: the same clients, the same map. */
export const questionOf = (search: ClientsSearch): string => {
  const { sort: _sort, order: _order, ...asked } = askedOf(search)
  return JSON.stringify(asked)
}
