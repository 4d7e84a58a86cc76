import { sheetsCalls } from './calls.ts'
import { sheetPaperCalls } from './paper-calls.ts'
import { sheetsFieldWords } from './field-words.ts'

/** All calls of the domain, and what their fields are called. */
export const sheets = {
  calls: { ...sheetsCalls, ...sheetPaperCalls },
  fieldWords: sheetsFieldWords,
} as const
