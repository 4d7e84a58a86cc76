import { energyClasses, energyGroups } from '@mandato/contract/catalogue/energy'
import { type CategoryKey, categoryKeys } from '@mandato/contract/sales/category-keys'
import { defineList } from '../platform/list.ts'
import { id, integer, oneOf, present, text } from '../platform/search-params.ts'

/** Appliances and their address. */
export const appliancesList = defineList({
  call: 'appliances',
  filters: {
    q: (value) => text(value, 100),
    group: (value) => oneOf(value, energyGroups),
    brand: (value) => text(value, 80),
    energy: (value) => oneOf(value, energyClasses),
    customer: id,
  },
  sort: 'name',
  hidden: ['ean'],
})

/** Whose price one appliance shows: a client’s. */
export interface ApplianceSearch {
  customer?: number
}
export const applianceSearch = (raw: Readonly<Record<string, unknown>>): ApplianceSearch =>
  present({ customer: id(raw['customer']) })

/** What is ranked, as the address says it. */
export interface BestSearch {
  category?: CategoryKey | undefined
  year?: number | undefined
  area?: string | undefined
}
export const bestSearch = (raw: Readonly<Record<string, unknown>>): BestSearch =>
  present({
    category: oneOf(raw['category'], categoryKeys),
    year: integer(raw['year'], 1990, 2100),
    area: text(raw['area'], 60),
  })
