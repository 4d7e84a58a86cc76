import type { CallName } from '@mandato/contract'
import type { Values } from '../../platform/address.ts'
import type { Asked } from '../../platform/api.ts'
import type { Filters, List, ListSearch } from '../../platform/list.ts'
import { hiddenFromAddress } from '../table/hidden.ts'
import { sortFromAddress } from '../table/sort.ts'

export const defined = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))

/** The question behind an address of a list; of an empty one, what its page asks first. */
export function askedOf<N extends CallName, F extends Filters<N>>(
  list: List<N, F>,
  search: Partial<ListSearch<F>>,
): Asked {
  const sort = sortFromAddress(search.sort ?? list.sort) ?? { key: list.sort, desc: false }
  const keys = Object.keys(list.filters) as (keyof typeof search)[]
  const filter = defined(Object.fromEntries(keys.map((key) => [key, search[key]]))) as Values
  return {
    filter: { ...filter, sort: sort.key, order: sort.desc ? 'desc' : 'asc' },
    page: search.page ?? 1,
    perPage: list.perPage,
    hidden: hiddenFromAddress(search.hide, list.hidden),
  }
}
