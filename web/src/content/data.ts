import type { ContentKind } from '@mandato/contract/content/names'
import { act, type Answer, type Asked, listQuery, query } from '../platform/api.ts'
import { callsOf } from './kinds.ts'

export type ContentRow = Answer<'news'>['response'][number]
export type ContentDetail = Answer<'newsItem'>['response']

// Their schemas are one, so the types of the first kind are those of all.
const listOf = (kind: ContentKind) => callsOf[kind].list as 'news'
const itemOf = (kind: ContentKind) => callsOf[kind].item as 'newsItem'
const readOf = (kind: ContentKind) => callsOf[kind].read as 'readNews'

export const contentQuery = (kind: ContentKind, asked: Asked) => listQuery(listOf(kind), asked)
/** The newest of a kind, for the dashboard, with what is to be confirmed. */
export const newestQuery = (kind: ContentKind) =>
  query(listOf(kind), { params: { page: 1 }, query: { per_page: 4 } })
export const itemQuery = (kind: ContentKind, id: number) => query(itemOf(kind), { params: { id }, query: {} })
/** One promotion, which an order may name. */
export const promotionQuery = (id: number) => itemQuery('promotions', id)
export const readItem = (kind: ContentKind) => act(readOf(kind), [callsOf[kind].list, callsOf[kind].item])
/** What the search of the header finds, from two letters on. */
export const contentSearch = (q: string) => query('searchContents', { query: { q } })
