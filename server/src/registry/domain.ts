import { defineDomain } from '../define-domain.ts'
import { agencies } from './import-kinds/agencies.ts'
import { agents } from './import-kinds/agents.ts'
import { clients } from './import-kinds/clients.ts'
import { licences } from './import-kinds/licences.ts'
import { premia } from './import-kinds/premia.ts'
import { softwareActivity } from './import-kinds/software-activity.ts'
import { registryJobs } from './jobs.ts'
import { premiaRoutes } from './premia.ts'
import { releaseClients, seesAccount } from './queries/accounts.ts'
import { clientsLike, isClientInSight, seesApplicant } from './queries/applicants.ts'
import { holdClients } from './queries/client-status.ts'
import { clientsRoutes, doubtfulRoutes, registryRoutes } from './routes.ts'
import { visibleTo } from './visible-to.ts'

export const registry = defineDomain({
  name: 'registry',
  routes: (_parts, together) => [registryRoutes, doubtfulRoutes, clientsRoutes(together), premiaRoutes],
  jobs: registryJobs,
  provides: () => ({
    sees: seesApplicant,
    clientsLike,
    isClientInSight,
    seesAccount,
    releaseClients,
    holdClients,
    visibleTo,
  }),
  importKinds: [agencies, agents, clients, licences, premia, softwareActivity],
})
