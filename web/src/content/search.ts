import { type ContentKind, contentKinds, contentStates, topics } from '@mandato/contract/content/names'
import { defineList } from '../platform/list.ts'
import { oneOf, present, text } from '../platform/search-params.ts'

/** The list of any kind and its address. */
export const contentList = defineList({
  call: 'news',
  filters: {
    q: (value) => text(value, 100),
    topic: (value) => oneOf(value, topics),
    unread: (value) => oneOf(value, ['1'] as const),
  },
  sort: '-published_at',
  perPage: null,
})

/** Everything that was written, and its address. */
export const contentsList = defineList({
  call: 'contents',
  filters: {
    q: (value) => text(value, 100),
    kind: (value) => oneOf(value, contentKinds),
    state: (value) => oneOf(value, contentStates),
  },
  sort: '-changed_at',
})
/** What the address of a new item may hold. */
export const editorSearch = (raw: Readonly<Record<string, unknown>>): { kind?: ContentKind } =>
  present({ kind: oneOf(raw['kind'], contentKinds) })
