import { readyCalls } from './calls.ts'
import { readyFieldWords } from './field-words.ts'

/** All calls of the domain, and what their fields are called. */
export const ready = {
  calls: readyCalls,
  fieldWords: readyFieldWords,
} as const
