import type { contentCalls } from '@mandato/contract/content/calls'
import type { contentDeskCalls } from '@mandato/contract/content/desk'
import type { downloadEditingCalls } from '@mandato/contract/content/download-editing'
import type { downloadCalls } from '@mandato/contract/content/downloads'
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
export const contentSamples: Samples<typeof contentCalls> &
  Samples<typeof contentEditingCalls> &
  Samples<typeof contentDeskCalls> = {
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
  searchContents: () => ({ query: { q: 'titolo' } }),
  contentFile: () => ({ params: { key: 'x'.repeat(43) } }),
  contents: () => ({ params: { page: 1 }, query: { kind: 'news', state: 'draft' } }),
  editedContent: ({ contents }) => ({ params: { id: contents.draft } }),
  addContent: () => ({ body: written }),
  changeContent: ({ contents }) => ({ params: { id: contents.draft }, body: written }),
  deleteContent: ({ contents }) => ({ params: { id: contents.draft }, body: {} }),
  publishContent: ({ contents }) => ({ params: { id: contents.draft }, body: {} }),
  withdrawContent: ({ contents }) => ({ params: { id: contents.news }, body: {} }),
  previewContent: () => ({
    body: { kind: 'news', texts: written.texts, audience, as_type: 2, as_country: 'IT' },
  }),
  markPresence: ({ contents }) => ({ params: { id: contents.draft }, body: { language: 'it' } }),
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

/** The same of the download area. */
export const downloadSamples: Samples<typeof downloadCalls> & Samples<typeof downloadEditingCalls> = {
  downloads: ({ contents }) => ({ params: { folder: contents.folder }, query: { q: 'listin' } }),
  downloadDetail: ({ contents }) => ({ params: { id: contents.file } }),
  downloadFile: ({ contents }) => ({ params: { id: contents.file } }),
  downloadZip: ({ contents }) => ({ query: { ids: String(contents.file) } }),
  zipAddress: ({ contents }) => ({ body: { ids: [contents.file] } }),
  downloadByAddress: () => ({ params: { key: 'x'.repeat(43) } }),
  zipByAddress: () => ({ params: { key: 'x'.repeat(43) } }),
  watchFolder: ({ contents }) => ({ params: { id: contents.folder }, body: { watched: true } }),
  addFolder: () => ({ body: { names: { it: 'Listini' }, audience } }),
  changeFolder: ({ contents }) => ({
    params: { id: contents.folder },
    body: { names: { it: 'Cataloghi' }, audience },
  }),
  deleteFolder: ({ contents }) => ({ params: { id: contents.folder }, body: {} }),
  addDownload: ({ contents }) => ({
    form: {
      fields: { folder: String(contents.folder), title: 'Listino', language: 'it' },
      file: '%PDF-1.7\nlistino\n%%EOF\n',
      name: 'listino.pdf',
    },
  }),
  changeDownload: ({ contents }) => ({
    params: { id: contents.file },
    body: { folder_id: contents.folder, titles: { it: 'Listino cucine' } },
  }),
  deleteDownload: ({ contents }) => ({ params: { id: contents.file }, body: {} }),
  folderReach: ({ contents }) => ({ body: { parent_id: contents.folder, audience } }),
  downloadTakes: ({ contents }) => ({ params: { id: contents.file } }),
}
