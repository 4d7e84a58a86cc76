import { type Language, languages } from '@mandato/contract/words'

export { type Language, languages }

/** Each language in its own words, as a menu of languages shows them. */
export const languageNames: Readonly<Record<Language, string>> = {
  it: 'Italiano',
  en: 'English',
  fr: 'Français',
  es: 'Español',
}

/** How each language writes numbers and dates: the house sells in Europe, so English is the British one. */
export const locales: Readonly<Record<Language, string>> = {
  it: 'it-IT',
  en: 'en-GB',
  fr: 'fr-FR',
  es: 'es-ES',
}

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)
