import { IconMessages } from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-page.ts'
import { declareScreens } from '../platform/screen.ts'
import { newRequestSearch, oneRequest, requestsSearch } from './search.ts'

/** What is asked of the manufacturer, and what it answers. */
export const requestsScreens = declareScreens({
  requests: {
    path: 'requests',
    tasks: { requests_to_take: { search: { nobody: 'true' } } },
    search: requestsSearch,
    page: lazyPage(() => import('./pages/RequestsPage.tsx'), 'RequestsPage'),
    calls: ['requests'],
    menu: { name: 'requests', icon: IconMessages, group: 'sales', at: 38 },
  },
  request: {
    path: 'requests/$id',
    shows: ['free', 'order', 'request'],
    search: newRequestSearch,
    page: lazyPage(() => import('./pages/RequestPage.tsx'), 'RequestPage'),
    calls: ['requestDetail'],
    exists: ({ id = '' }) => id === 'new' || oneRequest.test(id),
  },
})
