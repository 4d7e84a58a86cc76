import { IconArchive, IconBook2, IconClipboardList } from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-page.ts'
import { declareScreens } from '../platform/screen.ts'
import { archiveList, materialSearch, materialsSearch, requestsList } from './search.ts'

/** The support materials: what there is, and what is asked for. */
export const materialsScreens = declareScreens({
  materials: {
    path: 'materials',
    views: ['materials', 'materials'],
    search: materialsSearch,
    page: lazyPage(() => import('./pages/MaterialsPage.tsx'), 'MaterialsPage'),
    calls: ['materials'],
    menu: { name: 'materials', icon: IconBook2, group: 'logistics', at: 110 },
  },
  material: {
    path: 'materials/$id',
    search: materialSearch,
    page: lazyPage(() => import('./pages/MaterialPage.tsx'), 'MaterialPage'),
    calls: ['material'],
    exists: ({ id = '' }) => /^(new|[1-9]\d{0,9})$/.test(id),
  },
  archive: {
    path: 'archive',
    search: archiveList.read,
    page: lazyPage(() => import('./pages/ArchivePage.tsx'), 'ArchivePage'),
    roles: ['admin', 'sales'],
    menu: { name: 'archive', icon: IconArchive, group: 'logistics', at: 172 },
  },
  materialRequests: {
    path: 'material-requests',
    tasks: { requests_to_decide: { search: { status: 'requested' } } },
    views: ['agencyRequests', 'agencyRequests'],
    search: requestsList.read,
    page: lazyPage(() => import('./pages/RequestsPage.tsx'), 'RequestsPage'),
    calls: ['agencyRequests'],
    menu: { name: 'materialRequests', icon: IconClipboardList, group: 'logistics', at: 120 },
  },
})
