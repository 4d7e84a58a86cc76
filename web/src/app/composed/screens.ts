import { IconBuildingStore } from '@tabler/icons-react'
import { lazyPage } from '../../platform/lazy-page.ts'
import { declareScreens } from '../../platform/screen.ts'
import { clientPageSearch } from '../../registry/clients/search.ts'

/** Pages put together from several domains: the registry comes before sales and may not use it. */
export const composedScreens = declareScreens({
  client: {
    path: 'clients/$id',
    shows: ['client', 'sheet'],
    search: clientPageSearch,
    page: lazyPage(() => import('./ClientPage.tsx'), 'ClientPage'),
    calls: ['clients'],
  },
  agency: {
    path: 'agencies/$id',
    page: lazyPage(() => import('./AgencyWithFigures.tsx'), 'AgencyWithFigures'),
    calls: ['agencies'],
  },
  myAgency: {
    path: 'my-agency',
    page: lazyPage(() => import('./MyAgencyWithFigures.tsx'), 'MyAgencyWithFigures'),
    calls: ['myAgency'],
    menu: { name: 'myAgency', icon: IconBuildingStore, group: 'sales', at: 50 },
  },
})
