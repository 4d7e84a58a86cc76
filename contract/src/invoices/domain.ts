import { defineDomain } from '../define-domain.ts'

export const invoicesDomain = defineDomain({
  notices: {
    /** No event and nothing under the bell: what is late is told on Mondays, all of it together. */
    'invoice.overdue': { roles: ['agent'], usual: 'digest', ways: ['digest', 'off'] },
  },
  numbers: { invoice: 20 },
})
