export { changeContentSettings } from './actions/change-settings.ts'
export { contentJobs } from './jobs.ts'
export { storedContentSettings } from './queries/settings.ts'
