export { forgetPause } from './day/queries/pauses.ts'
export { homeJobs } from './jobs.ts'
