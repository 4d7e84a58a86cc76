import {
  IconBulb,
  IconDiscount,
  IconDownload,
  IconEdit,
  IconNews,
  IconSpeakerphone,
} from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-page.ts'
import { declareScreens } from '../platform/screen.ts'
import { contentList, contentsList, downloadsSearch, editorSearch } from './search.ts'

const lists = () => import('./pages/ContentPages.tsx')
const items = () => import('./pages/ItemPages.tsx')
const exists = ({ id = '' }: Readonly<Record<string, string>>) => /^[1-9]\d{0,9}$/.test(id)
const search = contentList.read

/** What head office says and hands out. */
export const contentScreens = declareScreens({
  news: {
    path: 'news',
    search,
    page: lazyPage(lists, 'NewsPage'),
    calls: ['news'],
    menu: { name: 'news', icon: IconNews, group: 'information', at: 210 },
  },
  newsItem: {
    path: 'news/$id',
    page: lazyPage(items, 'NewsItemPage'),
    calls: ['newsItem'],
    exists,
    shows: ['news'],
  },
  communications: {
    path: 'communications',
    search,
    page: lazyPage(lists, 'CommunicationsPage'),
    calls: ['communications'],
    menu: { name: 'communications', icon: IconSpeakerphone, group: 'information', at: 211 },
  },
  communication: {
    path: 'communications/$id',
    page: lazyPage(items, 'CommunicationPage'),
    calls: ['communication'],
    exists,
    shows: ['communications'],
  },
  trends: {
    path: 'trends',
    search,
    page: lazyPage(lists, 'TrendsPage'),
    calls: ['trends'],
    menu: { name: 'trends', icon: IconBulb, group: 'information', at: 212 },
  },
  trend: {
    path: 'trends/$id',
    page: lazyPage(items, 'TrendPage'),
    calls: ['trend'],
    exists,
    shows: ['trends'],
  },
  promotions: {
    path: 'promotions',
    search,
    page: lazyPage(lists, 'PromotionsPage'),
    calls: ['promotions'],
    menu: { name: 'promotions', icon: IconDiscount, group: 'information', at: 213 },
  },
  promotion: {
    path: 'promotions/$id',
    page: lazyPage(items, 'PromotionPage'),
    calls: ['promotion'],
    exists,
    shows: ['promotions'],
  },
  downloads: {
    path: 'downloads',
    search: downloadsSearch,
    page: lazyPage(() => import('./pages/DownloadsPage.tsx'), 'DownloadsPage'),
    calls: ['downloads'],
    menu: { name: 'downloads', icon: IconDownload, group: 'information', at: 215 },
  },
  contents: {
    path: 'contents',
    search: contentsList.read,
    page: lazyPage(() => import('./pages/ContentsPage.tsx'), 'ContentsPage'),
    calls: ['contents'],
    menu: { name: 'contents', icon: IconEdit, group: 'information', at: 220 },
  },
  content: {
    path: 'contents/$id',
    search: editorSearch,
    page: lazyPage(() => import('./pages/EditorPage.tsx'), 'EditorPage'),
    calls: ['editedContent'],
    exists: ({ id = '' }) => /^(new|[1-9]\d{0,9})$/.test(id),
  },
})
