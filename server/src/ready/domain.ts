import { defineDomain } from '../define-domain.ts'
import { stock } from './import-kinds/stock.ts'
import { readyJobs } from './jobs.ts'
import { readyRoutes } from './routes.ts'
import { stockLabels } from './stock-labels.ts'
import { readyGroup } from './queries/settings.ts'

export const ready = defineDomain({
  name: 'ready',
  routes: () => [readyRoutes],
  settings: readyGroup,
  jobs: readyJobs,
  provides: ({ clock }) => ({ stockOf: stockLabels(clock) }),
  importKinds: [stock],
})
