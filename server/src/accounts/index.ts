export { firstAdminToken } from './actions/first-admin.ts'
export { accountsJobs } from './jobs.ts'
export { personFinder } from './people.ts'
export { closeLogins } from './queries/close-logins.ts'
