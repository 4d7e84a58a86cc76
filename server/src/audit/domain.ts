import { defineDomain } from '../define-domain.ts'
import { auditJobs } from './jobs.ts'
import { auditGroup } from './queries/settings.ts'
import { auditRoutes } from './routes.ts'

export const audit = defineDomain({
  name: 'audit',
  routes: () => [auditRoutes],
  settings: auditGroup,
  jobs: auditJobs,
})
