import { defineDomain } from '../define-domain.ts'
import { contests } from './contests.ts'
import { eraseFreeRequests } from './erase.ts'
import { requestListRoutes } from './routes.ts'
import { requestTasks } from './tasks.ts'

export const requests = defineDomain({
  name: 'requests',
  routes: () => [requestListRoutes],
  provides: () => ({ contests }),
  erasers: (parts) => [eraseFreeRequests(parts)],
  tasks: requestTasks,
})
