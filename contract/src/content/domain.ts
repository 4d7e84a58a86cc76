import { defineDomain } from '../define-domain.ts'

export const contentDomain = defineDomain({
  notices: {
    /** For its audience, whoever that is; the staff are in none. */
    'content.out': {
      roles: ['agent', 'customer', 'reseller', 'press'],
      letter: ['agent', 'customer', 'reseller', 'press'],
    },
  },
})
