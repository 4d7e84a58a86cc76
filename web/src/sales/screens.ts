import { IconChartBar } from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-page.ts'
import { declareScreens } from '../platform/screen.ts'
import { revenueSearch } from './search.ts'

export const salesScreens = declareScreens({
  revenue: {
    path: 'revenue',
    views: ['revenue', 'salesCurrent'],
    search: revenueSearch,
    page: lazyPage(() => import('./pages/RevenuePage.tsx'), 'RevenuePage'),
    calls: ['salesCurrent'],
    menu: { name: 'revenue', ofCustomer: 'purchases', icon: IconChartBar, group: 'sales', at: 10 },
  },
})
