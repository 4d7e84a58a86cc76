import type { Language } from '@mandato/contract/words'

const spoken: Readonly<Record<string, Language>> = {
  IT: 'it',
  SM: 'it',
  VA: 'it',
  FR: 'fr',
  MC: 'fr',
  LU: 'fr',
  BE: 'fr',
  ES: 'es',
  AD: 'es',
  MX: 'es',
  AR: 'es',
  CL: 'es',
  CO: 'es',
}

/**
 * The language to write to somebody of a country in, until they choose one; English where none of the four is spoken.
 */
export const languageOf = (country: string | null | undefined): Language => spoken[country ?? 'IT'] ?? 'en'
