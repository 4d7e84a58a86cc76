import { countryCodes } from '@mandato/contract/fields/countries'
import type { Language } from '../../platform/i18n/languages.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** Where the network sells comes first, in the order of its size. */
const near = ['IT', 'FR', 'ES', 'DE', 'AT', 'CH', 'BE', 'GB']
const made = new Map<Language, Choice[]>()

/** Every country by its name in the language of the screen. */
export function countryChoices(language: Language): Choice[] {
  const known = made.get(language)
  if (known) return known
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })
  const named = [...countryCodes].map((value) => ({ value, label: names.of(value) ?? value }))
  const place = ({ value }: Choice) => (near.includes(value) ? near.indexOf(value) : near.length)
  const list = named.toSorted((a, b) => place(a) - place(b) || a.label.localeCompare(b.label, language))
  made.set(language, list)
  return list
}
