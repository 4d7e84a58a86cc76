import { defineDomain } from '../define-domain.ts'
import { forgetPause } from './day/queries/pauses.ts'
import { homeJobs } from './jobs.ts'
import {
  arrivalRoutes,
  dayRoutes,
  firstStepsRoutes,
  homeChoiceRoutes,
  healthRoutes,
  homeRoutes,
  noticesRoutes,
  numberRoutes,
  taskRoutes,
} from './routes.ts'
import { mailTasks } from './tasks.ts'

export const home = defineDomain({
  name: 'home',
  routes: (_parts, { search, tasks }) => [
    homeRoutes,
    healthRoutes,
    arrivalRoutes,
    taskRoutes(tasks),
    dayRoutes,
    noticesRoutes,
    numberRoutes(search),
    firstStepsRoutes,
    homeChoiceRoutes,
  ],
  jobs: homeJobs,
  erasers: () => [forgetPause],
  tasks: mailTasks,
})
