import { defineDomain } from '../define-domain.ts'
import { factorRoutes } from './factor-routes.ts'
import { accountsJobs } from './jobs.ts'
import { accountGroup } from './queries/settings.ts'
import { personalRoutes } from './personal-routes.ts'
import { registrationRoutes } from './registration-routes.ts'
import { registrationTasks } from './registration/tasks.ts'
import { accountsRoutes, devicesRoutes, noticeChoiceRoutes, viewsRoutes } from './routes.ts'
import { scheduleRoutes } from './schedule-routes.ts'
import { scheduleTasks } from './schedules/tasks.ts'
import { userRoutes } from './user-routes.ts'
import { viewAsRoutes } from './view-as-routes.ts'

export const accounts = defineDomain({
  name: 'accounts',
  routes: (_parts, together) => [
    accountsRoutes,
    viewsRoutes,
    devicesRoutes,
    noticeChoiceRoutes,
    scheduleRoutes,
    factorRoutes,
    personalRoutes(together),
    registrationRoutes(together),
    userRoutes(together),
    viewAsRoutes(together, together.visibleTo),
  ],
  settings: accountGroup,
  jobs: accountsJobs,
  tasks: async (context, { sees }) => [
    ...(await registrationTasks(context, sees)),
    ...(await scheduleTasks(context)),
  ],
})
