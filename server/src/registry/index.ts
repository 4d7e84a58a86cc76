export { seesAgency, seesClient } from './queries/scope.ts'
export { subjectsSeenBy } from './queries/clients.ts'
