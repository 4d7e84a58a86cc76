export { forgetPause } from './day/queries/pauses.ts'
export { health } from './health/health.ts'
export { homeJobs } from './jobs.ts'
