import type { contentCalls } from '@mandato/contract/content/calls'
import type { contentEditingCalls } from '@mandato/contract/content/editing'
import type { Ids, Sample } from './samples.ts'

const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Testo' }] }] }
const audience = { types: [2, 3], profiles: [], countries: ['IT', 'FR'], agencies: [] }
const written = {
  kind: 'news',
  topic: 'product',
  cover: 'oven',
  texts: { it: { title: 'Forno a vapore', abstract: 'In breve', body } },
  audience,
  publish_at: '2025-11-20T08:00:00Z',
  series: {
    label: 'Forni a vapore',
    unit: '%',
    points: [
      { label: '2024', value: 12 },
      { label: '2025', value: 19.5 },
    ],
  },
}
type Samples<C> = Readonly<Record<keyof C, (ids: Ids) => Sample>>

/** A question for every call of contents. */
export const contentSamples: Samples<typeof contentCalls> & Samples<typeof contentEditingCalls> = {
  news: () => ({ params: { page: 1 }, query: { topic: 'product' } }),
  newsItem: ({ contents }) => ({ params: { id: contents.news } }),
  readNews: ({ contents }) => ({ params: { id: contents.news } }),
  communications: () => ({ params: { page: 1 }, query: { q: 'titolo' } }),
  communication: ({ contents }) => ({ params: { id: contents.communication } }),
  readCommunication: ({ contents }) => ({ params: { id: contents.communication } }),
  trends: () => ({ params: { page: 1 } }),
  trend: ({ contents }) => ({ params: { id: contents.trend } }),
  readTrend: ({ contents }) => ({ params: { id: contents.trend } }),
  promotions: () => ({ params: { page: 1 } }),
  promotion: ({ contents }) => ({ params: { id: contents.promotion } }),
  readPromotion: ({ contents }) => ({ params: { id: contents.promotion } }),
  contentFile: () => ({ params: { key: 'x'.repeat(43) } }),
  contents: () => ({ params: { page: 1 }, query: { kind: 'news', state: 'draft' } }),
  editedContent: ({ contents }) => ({ params: { id: contents.draft } }),
  addContent: () => ({ body: written }),
  changeContent: ({ contents }) => ({ params: { id: contents.draft }, body: written }),
  deleteContent: ({ contents }) => ({ params: { id: contents.draft } }),
  publishContent: ({ contents }) => ({ params: { id: contents.draft }, body: {} }),
  withdrawContent: ({ contents }) => ({ params: { id: contents.news }, body: {} }),
  contentReach: () => ({ body: { kind: 'news', audience } }),
  contentReceipts: ({ contents }) => ({ params: { id: contents.communication } }),
  remindReaders: ({ contents }) => ({ params: { id: contents.communication } }),
  contentVersions: ({ contents }) => ({ params: { id: contents.draft } }),
  addContentFile: () => ({
    form: {
      fields: { purpose: 'attachment' },
      file: '%PDF-1.7\ncalendario\n%%EOF\n',
      name: 'calendario.pdf',
    },
  }),
}
