import { IconFileDiff, IconListDetails, IconTag } from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-page.ts'
import { declareScreens } from '../platform/screen.ts'
import { changesList, discountsList, pricesSearch } from './search.ts'

/** What things cost whom, since when, and why. */
export const pricesScreens = declareScreens({
  prices: {
    path: 'prices',
    search: pricesSearch,
    page: lazyPage(() => import('./pages/PricesPage.tsx'), 'PricesPage'),
    calls: ['searchPrices'],
    menu: { name: 'prices', icon: IconTag, group: 'sales', at: 31 },
  },
  priceChanges: {
    path: 'price-changes',
    search: changesList.read,
    page: lazyPage(() => import('./pages/PriceChangesPage.tsx'), 'PriceChangesPage'),
    calls: ['priceChanges'],
    menu: { name: 'priceChanges', icon: IconFileDiff, group: 'sales', at: 33 },
  },
  priceLists: {
    path: 'price-lists',
    search: discountsList.read,
    page: lazyPage(() => import('./pages/PriceListsPage.tsx'), 'PriceListsPage'),
    calls: ['priceLists'],
    menu: { name: 'priceLists', icon: IconListDetails, group: 'administration', at: 118 },
  },
})
