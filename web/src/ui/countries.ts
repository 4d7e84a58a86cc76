import { countryCodes } from '@mandato/contract/fields/countries'
import { countryName } from '@mandato/contract/fields/country-names'
import type { Language } from '../platform/i18n/languages.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** Where the network sells, in the order of its size: first in a choice, and all there is to filter by. */
export const ownCountries = ['IT', 'FR', 'ES', 'DE', 'AT', 'CH', 'BE', 'GB'] as const
const own: readonly string[] = ownCountries
const made = new Map<Language, Choice[]>()

/** Every country by its name in the language of the screen. */
export function countryChoices(language: Language): Choice[] {
  const ready = made.get(language)
  if (ready) return ready
  const named = [...countryCodes].map((value) => ({ value, label: countryName(value, language) }))
  const place = ({ value }: Choice) => (own.includes(value) ? own.indexOf(value) : own.length)
  const list = named.toSorted((a, b) => place(a) - place(b) || a.label.localeCompare(b.label, language))
  made.set(language, list)
  return list
}

/** The countries a list is filtered by. */
export const countryOptions = (language: Language) =>
  ownCountries.map((key) => ({ key, label: countryName(key, language) }))
