import { defineDomain } from '../define-domain.ts'
import { contentDeskRoutes } from './desk.ts'
import { downloadEditingRoutes, downloadRoutes } from './download-routes.ts'
import { contentJobs } from './jobs.ts'
import { contentEditingRoutes, contentRoutes } from './routes.ts'
import { contentGroup } from './queries/settings.ts'

export const content = defineDomain({
  name: 'content',
  routes: () => [
    contentRoutes,
    contentEditingRoutes,
    contentDeskRoutes,
    downloadRoutes,
    downloadEditingRoutes,
  ],
  settings: contentGroup,
  jobs: contentJobs,
})
