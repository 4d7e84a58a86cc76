import { defineDomain } from '../define-domain.ts'

export const registryDomain = defineDomain({
  notices: {
    'client.deletion_requested': { roles: ['admin', 'sales', 'agent'] },
    'client.deletion_withdrawn': { roles: ['admin', 'sales', 'agent'] },
    'client.deleted': { roles: ['admin', 'sales', 'agent'] },
  },
  views: { clients: ['clients'], agencies: ['agencies'] },
})
