import { IconBuildingStore } from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-page.ts'
import { declareScreens } from '../platform/screen.ts'
import { readyListSearch, readySearch } from './search.ts'

/** Goods that are ready: what is there, one of them to hold and order. */
export const readyScreens = declareScreens({
  readyGoods: {
    path: 'ready',
    tasks: { ready_short: {} },
    search: readyListSearch,
    page: lazyPage(() => import('./pages/ReadyPage.tsx'), 'ReadyPage'),
    calls: ['readyGoods'],
    menu: { name: 'ready', icon: IconBuildingStore, group: 'sales', at: 34.5 },
  },
  readyArticle: {
    path: 'ready/$id',
    shows: ['hold'],
    search: readySearch,
    page: lazyPage(() => import('./pages/ReadyArticlePage.tsx'), 'ReadyArticlePage'),
    calls: ['readyArticle'],
    exists: ({ id = '' }) => /^[1-9]\d{0,9}$/.test(id),
  },
})
