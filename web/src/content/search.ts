import { type ContentKind, contentKinds, contentStates, topics } from '@mandato/contract/content/names'
import { defineList } from '../platform/list.ts'
import { type Language, languages } from '@mandato/contract/words'
import { id, oneOf, page, present, text } from '../platform/search-params.ts'

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

/** What is looked at in the download area. */
export interface DownloadsSearch {
  readonly folder?: number | undefined
  readonly q?: string | undefined
  readonly language?: Language | undefined
  readonly page?: number | undefined
  /** The file beside the list. */
  readonly file?: number | undefined
}
export const downloadsSearch = (raw: Readonly<Record<string, unknown>>): DownloadsSearch =>
  present<DownloadsSearch>({
    folder: id(raw['folder']),
    q: text(raw['q'], 100),
    language: oneOf(raw['language'], languages),
    page: page(raw['page']),
    file: id(raw['file']),
  })
