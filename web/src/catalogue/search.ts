import { energyClasses, energyGroups } from '@mandato/contract/catalogue/energy'
import { defineList } from '../platform/list.ts'
import { oneOf, text } from '../platform/search-params.ts'

/** Appliances and their address. */
export const appliancesList = defineList({
  call: 'appliances',
  filters: {
    q: (value) => text(value, 100),
    group: (value) => oneOf(value, energyGroups),
    brand: (value) => text(value, 80),
    energy: (value) => oneOf(value, energyClasses),
  },
  sort: 'name',
  hidden: ['ean'],
})
