import { energyClasses, energyGroups } from '@mandato/contract/catalogue/energy'
import { defineList } from '../platform/list.ts'
import { id, oneOf, present, text } from '../platform/search-params.ts'

/** Goods that are ready, and their address. */
export const readyList = defineList({
  call: 'readyGoods',
  filters: {
    q: (value) => text(value, 100),
    category: (value) => oneOf(value, energyGroups),
    brand: (value) => text(value, 80),
    energy: (value) => oneOf(value, energyClasses),
    customer: id,
  },
  sort: 'name',
  perPage: 48,
})

/** The same articles as cards, unless the address says a table. */
export type ReadyListSearch = ReturnType<typeof readyList.read> & { as?: 'table' }
export const readyListSearch = (raw: Readonly<Record<string, unknown>>): ReadyListSearch => ({
  ...readyList.read(raw),
  ...present({ as: oneOf(raw['as'], ['table'] as const) }),
})

/** What the address of one article may hold. */
export interface ReadySearch {
  /** Whose prices: a client. */
  customer?: number
}
export const readySearch = (raw: Readonly<Record<string, unknown>>): ReadySearch =>
  present({ customer: id(raw['customer']) })
