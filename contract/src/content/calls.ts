import * as z from 'zod'
import { everyone } from '../accounts/people.ts'
import { defineCalls, type Role } from '../call.ts'
import { done, id, perPage, search, text } from '../fields/fields.ts'
import { searchWords } from '../filter-words.ts'
import { list } from '../list.ts'
import type { Words } from '../words.ts'
import { as } from './as.ts'
import { contentKinds, topics } from './names.ts'
import { ContentDetail, ContentRow } from './rows.ts'
import { contentColumns } from './tables.ts'

const network = ['admin', 'sales', 'agent', 'customer'] as const
const withResellers = [...network, 'reseller'] as const
const byId = z.object({ id })

/** The list of one kind: all are listed alike. */
function readingList<const Path extends `/${string}/{page}`>(
  path: Path,
  roles: readonly Role[],
  title: Words,
  summary: string,
) {
  const made = list(path, ContentRow, contentColumns, {
    summary,
    roles,
    title,
    filterWords: {
      q: searchWords,
      unread: {
        label: { it: 'Stato', en: 'State', fr: 'État', es: 'Estado' },
        choices: { '1': { it: 'da leggere', en: 'unread', fr: 'non lues', es: 'sin leer' } },
      },
    },
    filter: { q: search, topic: z.enum(topics).optional(), unread: z.enum(['1']).optional() },
    sort: 'published_at',
    order: 'desc',
    meta: z.object({
      /** Of this kind, whatever is asked for. */
      unread: z.int(),
      /** What is still to be confirmed, whatever is asked for: it stands in front. */
      must_read: z.array(ContentRow),
    }),
  })
  // A page is as long as the company has set it.
  return { ...made, query: made.query.extend({ per_page: perPage.unwrap().optional() }) }
}

const detail = <const Path extends `/${string}`>(path: Path, roles: readonly Role[], summary: string) =>
  ({
    method: 'GET',
    path,
    summary,
    roles,
    effect: 'read',
    params: byId,
    query: z.object(as),
    response: ContentDetail,
    refuses: ['not_allowed'],
  }) as const

const read = <const Path extends `/${string}`>(path: Path, roles: readonly Role[], summary: string) =>
  ({ method: 'POST', path, summary, roles, effect: 'write', params: byId, response: done }) as const

/** What head office says: news, communications, trends, promotions. Everybody reads what is meant for him. */
export const contentCalls = defineCalls({
  news: readingList(
    '/api/v1.0/news/{page}',
    everyone,
    { it: 'Novità', en: 'News', fr: 'Actualités', es: 'Novedades' },
    'News for the person',
  ),
  newsItem: detail('/api/v1.0/news/detail/{id}', everyone, 'One of the news'),
  readNews: read('/api/v1.0/news/read/{id}', everyone, 'Mark one of the news as read'),
  communications: readingList(
    '/api/v1.0/communications/{page}',
    network,
    { it: 'Comunicazioni', en: 'Communications', fr: 'Communications', es: 'Comunicaciones' },
    'Communications for the person; those to be confirmed stand in the meta',
  ),
  communication: detail('/api/v1.0/communications/detail/{id}', network, 'One communication'),
  readCommunication: read(
    '/api/v1.0/communications/read/{id}',
    network,
    'Mark a communication as read; one that asks for it is thereby confirmed as read and understood',
  ),
  trends: readingList(
    '/api/v1.0/trends/{page}',
    withResellers,
    { it: 'Tendenze', en: 'Trends', fr: 'Tendances', es: 'Tendencias' },
    'Trends for the person',
  ),
  trend: detail('/api/v1.0/trends/detail/{id}', withResellers, 'One trend, with its series'),
  readTrend: read('/api/v1.0/trends/read/{id}', withResellers, 'Mark a trend as read'),
  promotions: readingList(
    '/api/v1.0/promotions/{page}',
    network,
    { it: 'Promozioni', en: 'Promotions', fr: 'Promotions', es: 'Promociones' },
    'Promotions for the person, running and coming; those that ended for staff alone',
  ),
  promotion: detail('/api/v1.0/promotions/detail/{id}', network, 'One promotion'),
  readPromotion: read('/api/v1.0/promotions/read/{id}', network, 'Mark a promotion as read'),
  searchContents: {
    method: 'GET',
    path: '/api/v1.0/contents/search',
    summary: 'Items and files in sight whose words hold a text, a few of each; for the search of the header',
    roles: everyone,
    effect: 'read',
    query: z.object({ q: text(100).min(2) }),
    response: z.array(
      z.object({
        kind: z.enum([...contentKinds, 'downloads']),
        id: z.int(),
        title: z.string(),
        note: z.string(),
      }),
    ),
  },
  contentFile: {
    method: 'GET',
    path: '/api/v1.0/public/content-file/{key}',
    summary: 'A file of an item by an address made for one person; asked again whether he may still have it',
    roles: 'public',
    effect: 'read',
    params: z.object({ key: z.string().max(200) }),
    response: { binary: 'application/octet-stream' },
    refuses: ['content_file_expired', 'range_beyond'],
  },
})
