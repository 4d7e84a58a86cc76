import { IconFridge, IconTrendingUp } from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-page.ts'
import { declareScreens } from '../platform/screen.ts'
import { applianceSearch, appliancesList, bestSearch } from './search.ts'

/** Appliances: what there is, what can be fetched at once, what sells. */
export const catalogueScreens = declareScreens({
  appliances: {
    path: 'appliances',
    search: appliancesList.read,
    page: lazyPage(() => import('./pages/AppliancesPage.tsx'), 'AppliancesPage'),
    calls: ['appliances'],
    menu: { name: 'appliances', icon: IconFridge, group: 'sales', at: 34 },
  },
  bestSellers: {
    path: 'best-sellers',
    search: bestSearch,
    page: lazyPage(() => import('./pages/BestSellersPage.tsx'), 'BestSellersPage'),
    calls: ['bestSellers'],
    menu: { name: 'bestSellers', icon: IconTrendingUp, group: 'sales', at: 34.7 },
  },
  appliance: {
    path: 'appliances/$id',
    search: applianceSearch,
    page: lazyPage(() => import('./pages/AppliancePage.tsx'), 'AppliancePage'),
    calls: ['appliance'],
    exists: ({ id = '' }) => /^[1-9]\d{0,9}$/.test(id),
  },
})
