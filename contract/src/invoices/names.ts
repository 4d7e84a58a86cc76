/* Apart from what they are called: addresses of screens name them, and are read before any screen. */

/** How an invoice stands today; *overdue* wins over *partial*. */
export const invoiceStatuses = ['open', 'partial', 'overdue', 'paid'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const documentKinds = ['invoice', 'credit_note'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** How an instalment stands: paid whole, late, or still to come. */
export const instalmentStates = ['paid', 'late', 'due'] as const

/** How long money is late, in days: the columns of an ageing. */
export const ageingKeys = ['to_30', 'to_60', 'to_90', 'beyond'] as const
export type AgeingKey = (typeof ageingKeys)[number]
