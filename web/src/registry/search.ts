import { defineList } from '../platform/list.ts'
import { matching, text } from '../platform/search-params.ts'

/** The list of doubtful numbers and its address. */
export const doubtfulList = defineList({ call: 'doubtfulNumbers', filters: {}, sort: 'business_name' })

/** The list of agencies and its address. */
export const agenciesList = defineList({
  call: 'agencies',
  filters: {
    q: (value) => text(value, 100),
    country: (value) => matching(value, /^[A-Z]{2}$/),
  },
  sort: 'business_name',
  hidden: ['email', 'phone'],
})
