export { firstAdminToken } from './actions/first-admin.ts'
export { accountsJobs } from './jobs.ts'
export { personById, personFinder } from './people.ts'
export { agentLanding, knownUsers } from './queries/import-agents.ts'
