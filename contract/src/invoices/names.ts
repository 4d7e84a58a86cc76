/* Apart from what they are called: addresses of screens name them, and are read before any screen. */

/** How an invoice stands today; *overdue* wins over *partial*. */
export const invoiceStatuses = ['open', 'partial', 'overdue', 'paid'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const documentKinds = ['invoice', 'credit_note'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** How an instalment stands: paid whole, late, or still to come. */
export const instalmentStates = ['paid', 'late', 'due'] as const

/** What the price rule says of an invoiced line: it is what was agreed, it is not, there is nothing to compare with. */
export const lineChecks = ['agrees', 'differs', 'unknown'] as const
export type LineCheck = (typeof lineChecks)[number]

/** Why a line cannot be compared. */
export const uncheckedReasons = [
  'free_text',
  'credited',
  'display',
  'no_article',
  'no_list',
  'other_currency',
  'not_in_list',
] as const
export type UncheckedReason = (typeof uncheckedReasons)[number]

/** What may have been taken instead of what was agreed; `unexplained` where nothing the books hold gives the amount. */
export const differenceCauses = ['other_row', 'other_discount', 'other_both', 'unexplained'] as const
export type DifferenceCause = (typeof differenceCauses)[number]

/** Why a day counts for the price of a line. */
export const priceDays = ['captured', 'order', 'invoice'] as const

export const mostOfContest = 4000

/** How long money is late, in days: the columns of an ageing. */
export const ageingKeys = ['to_30', 'to_60', 'to_90', 'beyond'] as const
export type AgeingKey = (typeof ageingKeys)[number]

/** What became of a file of an invoice: kept, there already, taken before its document came, or refused. */
export const placedStates = ['kept', 'same', 'early', 'refused'] as const
export const mostInvoiceFiles = 50
export const mostBytesOfInvoiceFile = 9 * 1024 * 1024
export const mostFilesInArchive = 2_000
export const mostBytesOfArchive = 200 * 1024 * 1024
