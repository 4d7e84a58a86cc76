import { invoiceCalls } from './calls.ts'
import { invoicesFieldWords } from './field-words.ts'

/** All calls of the domain, and what their fields are called. */
export const invoices = {
  calls: invoiceCalls,
  fieldWords: invoicesFieldWords,
} as const
