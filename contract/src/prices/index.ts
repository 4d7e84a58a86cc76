import { priceCalls } from './calls.ts'
import { pricesFieldWords } from './field-words.ts'

/** All calls of the domain, and what their fields are called. */
export const prices = {
  calls: priceCalls,
  fieldWords: pricesFieldWords,
} as const
