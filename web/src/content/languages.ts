import type { Language } from '@mandato/contract/words'

/** Each in itself, as whoever reads it looks for it. */
export const languageNames: Readonly<Record<Language, string>> = {
  it: 'Italiano',
  en: 'English',
  fr: 'Français',
  es: 'Español',
}
