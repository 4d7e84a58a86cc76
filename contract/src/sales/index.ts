import { salesCalls } from './calls.ts'
import { salesFieldWords } from './field-words.ts'

/** All calls of the domain, and what their fields are called. */
export const sales = {
  calls: salesCalls,
  fieldWords: salesFieldWords,
} as const
