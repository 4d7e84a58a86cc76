import type { Language } from './languages.ts'

/** How each language writes numbers and dates: the house sells in Europe, so English is the British one. */
export const locales: Readonly<Record<Language, string>> = {
  it: 'it-IT',
  en: 'en-GB',
  fr: 'fr-FR',
  es: 'es-ES',
}

/**
 * Writes numbers as a language does, on screens and on paper alike. Italian and Spanish leave four digits ungrouped
 * unless told otherwise; what is rounded to 0 has no sign; a hyphen is too short for a minus, and the narrow space
 * with which French groups is hardly seen in our type.
 */
export function numberIn(language: Language, options: Intl.NumberFormatOptions): (value: number) => string {
  const format = new Intl.NumberFormat(locales[language], {
    useGrouping: 'always',
    signDisplay: 'negative',
    ...options,
  })
  return (value) => format.format(value).replaceAll('-', '\u2212').replaceAll('\u202f', '\u00a0')
}

const made = new Map<Language, (value: number) => string>()

/** A whole number: 3.113 */
export function wholeNumber(language: Language, value: number): string {
  const format = made.get(language) ?? numberIn(language, { maximumFractionDigits: 0 })
  made.set(language, format)
  return format(value)
}
