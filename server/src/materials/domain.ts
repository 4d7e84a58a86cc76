import { defineDomain } from '../define-domain.ts'
import { materials as materialsFile } from './import-kinds/materials.ts'
import { materialsJobs } from './jobs.ts'
import { eraseRequestsOf, openRequests } from './queries/client-slots.ts'
import { materialRequestRoutes, materialsRoutes } from './routes.ts'
import { materialTasks } from './tasks.ts'
import { decisionsTogether } from './tell-decisions.ts'
import { materialGroup } from './queries/settings.ts'
import { materialsByNumber } from './queries/by-number.ts'

export const materials = defineDomain({
  name: 'materials',
  routes: () => [materialsRoutes, materialRequestRoutes],
  settings: materialGroup,
  jobs: materialsJobs,
  digest: decisionsTogether,
  deletionBlockers: [openRequests],
  erasers: () => [eraseRequestsOf],
  tasks: materialTasks,
  search: [{ kind: 'material', ofYears: true, find: materialsByNumber }],
  importKinds: [materialsFile],
})
