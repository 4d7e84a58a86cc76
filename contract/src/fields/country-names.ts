import type { Language } from '../words.ts'
import { countryCodes } from './countries.ts'

const made = new Map<Language, Intl.DisplayNames>()

/** A country by its ISO 3166 code, in words; what is no code stays as it is. */
export function countryName(code: string, language: Language): string {
  if (!countryCodes.has(code)) return code
  let names = made.get(language)
  if (!names) made.set(language, (names = new Intl.DisplayNames([language], { type: 'region' })))
  return names.of(code) ?? code
}
