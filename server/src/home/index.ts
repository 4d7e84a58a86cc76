export { homeJobs } from './jobs.ts'
