import { signingCalls } from './calls.ts'
import { signingFieldWords } from './field-words.ts'

/** All calls of the domain, and what their fields are called. */
export const signing = {
  calls: signingCalls,
  fieldWords: signingFieldWords,
} as const
