import { requestStatuses } from '@mandato/contract/materials/status'
import { defineList } from '../platform/list.ts'
import { id, oneOf, word } from '../platform/search-params.ts'

/** The catalogue and its address. */
export const materialsList = defineList({
  call: 'materials',
  filters: {
    q: (value) => word(value, 100),
    family: id,
    favourite: (value) => oneOf(value, ['1'] as const),
    available: (value) => oneOf(value, ['1', '0'] as const),
    status: (value) => oneOf(value, ['archived'] as const),
  },
  sort: 'name',
  hidden: ['type', 'brand', 'ean', 'dpe', 'weight', 'cost', 'manager', 'printed'],
})

/** The request lines and their address. */
export const requestsList = defineList({
  call: 'agencyRequests',
  filters: {
    q: (value) => word(value, 100),
    status: (value) => oneOf(value, requestStatuses),
    agency: id,
  },
  sort: '-date',
  hidden: ['sent', 'residual', 'requested_by'],
})
