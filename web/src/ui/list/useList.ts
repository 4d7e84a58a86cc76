import type { CallName } from '@mandato/contract'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Asked } from '../../platform/api.ts'
import type { Filters, List, ListSearch } from '../../platform/list.ts'
import { hiddenToAddress } from '../table/hidden.ts'
import { type Sort, sortFromAddress, sortToAddress } from '../table/sort.ts'
import { askedOf, defined } from './asked.ts'

/** A list as its page sees it: what the address says, and how it is changed. */
export interface ListState<S extends object = object> {
  readonly search: S
  readonly read: (raw: Readonly<Record<string, unknown>>) => object
  /** The question behind it, for `listQuery` and `listFile`. */
  readonly asked: Asked
  readonly sort: Sort
  readonly hidden: readonly string[]
  /** Some filter is set: nothing found means nothing fits. */
  readonly isFiltered: boolean
  /** How many filters are set, the search aside. */
  readonly filtersSet: number
  /** Narrows or sorts: no step on the way back, and the first page again. */
  readonly change: (next: { readonly [K in keyof S]?: S[K] | undefined }) => void
  readonly setSort: (sort: Sort) => void
  readonly setHidden: (keys: readonly string[]) => void
  /** Turns to a page: a step on the way back. */
  readonly turnTo: (page: number) => void
  readonly clear: () => void
}

/** The address of the screen as a list; the screen declares `search: list.read` in its domain's screens.ts. */
export function useList<N extends CallName, F extends Filters<N>>(
  list: List<N, F>,
): ListState<ListSearch<F>> {
  // The screen's own reading of its address.
  const search = useSearch({ strict: false }) as unknown as ListSearch<F>
  const navigate = useNavigate()
  const go = (next: object, replace: boolean) =>
    void navigate({
      to: '.',
      search: (old: object) => defined({ ...old, page: undefined, ...next }) as never,
      replace,
      resetScroll: !replace,
    })
  const change = (next: object) => go(next, true)
  const sort = sortFromAddress(search.sort ?? list.sort) ?? { key: list.sort, desc: false }
  const keys = Object.keys(list.filters) as (keyof typeof search)[]
  const asked = askedOf(list, search)
  const filter = defined(Object.fromEntries(keys.map((key) => [key, search[key]])))
  return {
    search,
    read: list.read,
    asked,
    sort,
    hidden: asked.hidden ?? [],
    isFiltered: Object.keys(filter).length > 0,
    filtersSet: Object.keys(filter).filter((key) => key !== 'q').length,
    change,
    setSort: (next) => change({ sort: sortToAddress(next) }),
    setHidden: (hidden) => change({ page: search.page, hide: hiddenToAddress(hidden, list.hidden) }),
    turnTo: (page) => go({ page: page > 1 ? page : undefined }, false),
    clear: () => change(Object.fromEntries(keys.map((key) => [key, undefined]))),
  }
}
