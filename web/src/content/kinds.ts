import type { ContentKind } from '@mandato/contract/content/names'

/** The calls of each kind; all kinds are asked and answered alike. */
export const callsOf = {
  news: { list: 'news', item: 'newsItem', read: 'readNews' },
  communications: { list: 'communications', item: 'communication', read: 'readCommunication' },
  trends: { list: 'trends', item: 'trend', read: 'readTrend' },
  promotions: { list: 'promotions', item: 'promotion', read: 'readPromotion' },
} as const

/** The addresses of the lists and of their items. */
export const placesOf = {
  news: { list: '/news', item: '/news/$id' },
  communications: { list: '/communications', item: '/communications/$id' },
  trends: { list: '/trends', item: '/trends/$id' },
  promotions: { list: '/promotions', item: '/promotions/$id' },
} as const satisfies Record<ContentKind, { list: string; item: string }>
