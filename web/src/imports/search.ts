import { type ImportKind, importKinds, importStates } from '@mandato/contract/imports/names'
import { defineList } from '../platform/list.ts'
import { day, oneOf, page, present, text } from '../platform/search-params.ts'

/** What was brought in before, newest first. */
export const importsList = defineList({
  call: 'imports',
  filters: {
    q: (value) => text(value, 100),
    from: day,
    to: day,
    kind: (value) => oneOf(value, importKinds),
    state: (value) => oneOf(value, importStates),
  },
  sort: '-created_at',
  perPage: 20,
})

/** The list, and the kind of file somebody came to bring in. */
export type ImportsSearch = ReturnType<typeof importsList.read> & { begin?: ImportKind }
export const importsSearch = (raw: Readonly<Record<string, unknown>>): ImportsSearch => ({
  ...importsList.read(raw),
  ...present({ begin: oneOf(raw['begin'], importKinds) }),
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
