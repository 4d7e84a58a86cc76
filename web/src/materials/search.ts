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
