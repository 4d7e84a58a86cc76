import { importKinds, importStates } from '@mandato/contract/imports/names'
import { defineList } from '../platform/list.ts'
import { present, oneOf, page } from '../platform/search-params.ts'

/** What was brought in before, newest first. */
export const importsList = defineList({
  call: 'imports',
  filters: {
    kind: (value) => oneOf(value, importKinds),
    state: (value) => oneOf(value, importStates),
  },
  sort: '-created_at',
  perPage: 20,
})

export const rowTabs = ['rejected', 'notice', 'created', 'updated'] as const
export type RowTab = (typeof rowTabs)[number]

/** What the address of an import may hold. */
export interface ImportSearch {
  page?: number
  tab?: RowTab
}

export const importSearch = (raw: Readonly<Record<string, unknown>>): ImportSearch =>
  present<ImportSearch>({ page: page(raw['page']), tab: oneOf(raw['tab'], rowTabs) })
