import { settingsCalls } from './settings.ts'
import { companyFieldWords } from './field-words.ts'

/** All calls of the domain, and what their fields are called. */
export const company = {
  calls: settingsCalls,
  fieldWords: companyFieldWords,
} as const
