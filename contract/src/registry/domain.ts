import { defineDomain } from '../define-domain.ts'

export const registryDomain = defineDomain({
  notices: {
    'client.deletion_requested': { roles: ['admin', 'sales', 'agent'] },
    'client.deletion_withdrawn': { roles: ['admin', 'sales', 'agent'] },
    'client.deleted': { roles: ['admin', 'sales', 'agent'] },
  },
  views: { clients: ['clients'], agencies: ['agencies'] },
  importKinds: { agencies: 10, agents: 20, clients: 30, licences: 70, 'software-activity': 80, premia: 90 },
})
