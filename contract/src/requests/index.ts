import { requestListCalls } from './calls.ts'
import { requestsFieldWords } from './field-words.ts'

/** All calls of the domain, and what their fields are called. */
export const requests = {
  calls: requestListCalls,
  fieldWords: requestsFieldWords,
} as const
