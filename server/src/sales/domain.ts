import { defineDomain } from '../define-domain.ts'
import { budgets } from './import-kinds/budgets.ts'
import { salesRoutes } from './routes.ts'
import { salesTasks } from './tasks.ts'

export const sales = defineDomain({
  name: 'sales',
  routes: () => [salesRoutes],
  tasks: salesTasks,
  importKinds: [budgets],
})
