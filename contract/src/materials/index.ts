import { materialsCalls } from './calls.ts'
import { materialRequestCalls } from './request-calls.ts'
import { materialsFieldWords } from './field-words.ts'

/** All calls of the domain, and what their fields are called. */
export const materials = {
  calls: { ...materialsCalls, ...materialRequestCalls },
  fieldWords: materialsFieldWords,
} as const
