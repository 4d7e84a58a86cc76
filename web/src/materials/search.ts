import { requestGroups, requestStatuses } from '@mandato/contract/materials/status'
import { defineList } from '../platform/list.ts'
import { id, present, oneOf, page, text, uuid } from '../platform/search-params.ts'

const hidden = ['type', 'brand', 'ean', 'dpe', 'weight', 'cost', 'manager', 'printed']

/** The catalogue and its address. */
export const materialsList = defineList({
  call: 'materials',
  filters: {
    q: (value) => text(value, 100),
    family: id,
    favourite: (value) => oneOf(value, ['1'] as const),
    available: (value) => oneOf(value, ['1', '0'] as const),
    status: (value) => oneOf(value, ['archived'] as const),
  },
  sort: 'name',
  // Chosen by the company.
  perPage: null,
  hidden,
})

/** Materials out of use. */
export const archiveList = defineList({
  call: 'materials',
  filters: { q: (value) => text(value, 100), family: id },
  sort: 'name',
  perPage: null,
  hidden,
})

/** The catalogue, which request begun on this device is open beside it, and the client one came from. */
export type MaterialsSearch = ReturnType<typeof materialsList.read> & { request?: string; for?: number }
export const materialsSearch = (raw: Readonly<Record<string, unknown>>): MaterialsSearch => ({
  ...materialsList.read(raw),
  ...present({ request: uuid(raw['request']), for: id(raw['for']) }),
})

/** The request lines and their address. */
export const requestsList = defineList({
  call: 'agencyRequests',
  filters: {
    q: (value) => text(value, 100),
    status: (value) => oneOf(value, [...requestStatuses, ...requestGroups] as const),
    cover: (value) => oneOf(value, ['whole', 'part', 'none'] as const),
    agency: id,
  },
  sort: '-date',
  hidden: ['sent', 'residual', 'requested_by'],
})

export const materialTabs = ['data', 'stock'] as const

/** What the address of a material may hold: which part of it, and the page of its movements. */
export interface MaterialSearch {
  tab?: (typeof materialTabs)[number]
  page?: number
}
export const materialSearch = (raw: Readonly<Record<string, unknown>>): MaterialSearch => {
  const tab = oneOf(raw['tab'], materialTabs)
  return present({ tab: tab === 'data' ? undefined : tab, page: page(raw['page']) })
}
