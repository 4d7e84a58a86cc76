import type { Person } from '../../server/src/platform/person.ts'

const anybody = {
  id: 1,
  sessionId: 1,
  name: 'Bench',
  language: 'it',
  agencyId: null,
  clientIds: [],
  areas: [],
  permissions: [],
} as const

/** Who asks in a bench, without signing in. */
export const admin: Person = { ...anybody, role: 'admin', userType: 1 }
export const agentOf = (agencyId: number): Person => ({ ...anybody, role: 'agent', userType: 2, agencyId })
export const customerOf = (clientId: number): Person => ({
  ...anybody,
  role: 'customer',
  userType: 3,
  clientIds: [clientId],
})
