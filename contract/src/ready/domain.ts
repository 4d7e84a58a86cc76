import { defineDomain } from '../define-domain.ts'

export const readyDomain = defineDomain({
  notices: {
    'hold.from_queue': {
      roles: ['admin', 'sales', 'agent', 'customer'],
      letter: ['admin', 'sales', 'agent', 'customer'],
      // It is over in minutes: in the mail of the next day it would be of no use.
      ways: ['mail', 'app', 'off'],
    },
  },
})
