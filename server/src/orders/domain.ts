import { letterhead } from '../company/index.ts'
import { defineDomain } from '../define-domain.ts'
import { orders as ordersFile } from './import-kinds/orders.ts'
import { eraseOrders } from './erase.ts'
import { openOrders } from './queries/client-slots.ts'
import { readyOrderJobs } from './ready/jobs.ts'
import { readyOrderRoutes } from './ready/routes.ts'
import { orderRoutes } from './routes.ts'
import { orderTasks } from './tasks.ts'
import { orderGroup } from './queries/settings.ts'
import { ordersByNumber } from './queries/by-number.ts'

export const orders = defineDomain({
  name: 'orders',
  routes: () => [orderRoutes({ letterhead }), readyOrderRoutes({ letterhead })],
  settings: orderGroup,
  jobs: readyOrderJobs,
  deletionBlockers: [openOrders],
  erasers: (parts) => [eraseOrders(parts)],
  tasks: orderTasks,
  search: [{ kind: 'order', find: ordersByNumber }],
  importKinds: [ordersFile],
})
