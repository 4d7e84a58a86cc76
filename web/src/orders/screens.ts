import { IconShoppingCart } from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-page.ts'
import { declareScreens } from '../platform/screen.ts'
import { orderSearch, ordersList } from './search.ts'

/** Orders of furniture and appliances, and what was missing of them. */
export const ordersScreens = declareScreens({
  orders: {
    path: 'orders',
    tasks: {
      orders_to_take: { search: { status: 'sent' } },
      orders_to_complete: { search: { status: 'to_complete' } },
      ready_to_decide: { search: { status: 'requested' } },
      ready_to_fetch: { search: { status: 'ready_for_pickup' }, counted: false },
    },
    search: ordersList.read,
    page: lazyPage(() => import('./pages/OrdersPage.tsx'), 'OrdersPage'),
    calls: ['orders'],
    menu: { name: 'orders', icon: IconShoppingCart, group: 'sales', at: 32 },
  },
  order: {
    path: 'orders/$id',
    shows: ['order'],
    search: orderSearch,
    page: lazyPage(() => import('./pages/OrderPage.tsx'), 'OrderPage'),
    calls: ['order'],
    exists: ({ id = '' }) => /^(new|[1-9]\d{0,9})$/.test(id),
  },
})
