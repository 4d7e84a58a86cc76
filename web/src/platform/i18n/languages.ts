import { type Language, languages } from '@mandato/contract/words'

export { type Language, languages }

/** Each language in its own words, as a menu of languages shows them. */
export const languageNames: Readonly<Record<Language, string>> = {
  it: 'Italiano',
  en: 'English',
  fr: 'Français',
  es: 'Español',
}

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)
