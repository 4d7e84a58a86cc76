import { defineList } from '../platform/list.ts'
import { id, integer, matching, oneOf, text } from '../platform/search-params.ts'

/** The list of doubtful numbers and its address. */
export const doubtfulList = defineList({ call: 'doubtfulNumbers', filters: {}, sort: 'business_name' })

/** The reward programme and its address. */
export const premiaList = defineList({
  call: 'premia',
  filters: {
    q: (value) => text(value, 100),
    year: (value) => integer(value, 1990, 2100),
    tier: (value) => text(value, 60),
    reach: (value) => oneOf(value, ['1', '0'] as const),
    agency: id,
  },
  sort: 'missing_to_next',
  hidden: ['as_of'],
})

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
