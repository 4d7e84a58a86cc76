import { permissions } from '@mandato/contract'
import type { Person } from '../../src/platform/person.ts'
import { customerId } from '../network/people.ts'
import type { Agent } from '../network/agents.ts'

const nobody = { sessionId: 0, language: 'it', agencyId: null, clientIds: [], areas: [] } as const

/** The back office, as it stands among the people with a sign-in. */
export const administrator: Person = {
  ...nobody,
  id: 1,
  role: 'admin',
  userType: 1,
  name: 'Elisa Marangon',
  permissions,
}
export const salesOffice: Person = {
  ...nobody,
  id: 2,
  role: 'sales',
  userType: 4,
  name: 'Davide Bressan',
  permissions: ['logistics', 'confirm_sheets', 'content'],
}

/** A shop abroad that is no client yet, and a journalist: they ask head office, and no agency. */
export const reseller: Person = {
  ...nobody,
  id: 6,
  role: 'reseller',
  userType: 3,
  name: 'Hélène Marchand',
  language: 'fr',
  permissions: [],
}
export const journalist: Person = {
  ...nobody,
  id: 7,
  role: 'press',
  userType: 3,
  name: 'Chiara Valsecchi',
  permissions: [],
}

/** The person with the sign-in of a customer. */
export const shopkeeper = (client: number): Person => ({
  ...nobody,
  id: customerId,
  role: 'customer',
  userType: 3,
  name: 'Marco Zanetti',
  clientIds: [client],
  permissions: [],
})

export const personOf = ({ id, name, agency }: Agent): Person => ({
  ...nobody,
  id,
  role: 'agent',
  userType: 2,
  name,
  agencyId: agency.id,
  permissions: [],
})
