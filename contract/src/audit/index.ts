import { auditCalls } from './calls.ts'
import { auditFieldWords } from './field-words.ts'

/** All calls of the domain, and what their fields are called. */
export const audit = {
  calls: auditCalls,
  fieldWords: auditFieldWords,
} as const
