import { defineList } from '../platform/list.ts'
import { discountStates } from '@mandato/contract/prices/book'
import { day, id, oneOf, present, text } from '../platform/search-params.ts'

/** What the address of the price search holds: a copied address shows the same price. */
export interface PricesSearch {
  q?: string
  /** The article whose price is explained. */
  code?: string
  customer?: number
  date?: string
}
export const pricesSearch = (raw: Readonly<Record<string, unknown>>): PricesSearch =>
  present({
    q: text(raw['q'], 100),
    code: text(raw['code'], 60),
    customer: id(raw['customer']),
    date: day(raw['date']),
  })

export const changesList = defineList({
  call: 'priceChanges',
  filters: { q: (value) => text(value, 100), customer: id, from: day, to: day },
  sort: 'code',
})

export const discountsList = defineList({
  call: 'discounts',
  filters: {
    q: (value) => text(value, 100),
    client: id,
    list: id,
    state: (value) => oneOf(value, discountStates),
  },
  sort: 'holder',
})
