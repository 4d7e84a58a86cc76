import { phone } from '@mandato/contract/fields/phone'
import { countryName } from '@mandato/contract/fields/country-names'
import type { Language } from '@mandato/contract/words'
import type { Party } from './data.ts'
import type { Say } from './words.ts'

/** Postal code, town and province in one line, as the post of Italy and most others write it. */
export const townOf = ({ postalCode, city, province, country }: Party): string =>
  [postalCode, city, province && country === 'IT' ? `(${province})` : province].filter(Boolean).join(' ')

/** The country in words, where it is not the sender's. */
export const countryOf = ({ country }: Party, language: Language): string =>
  country === 'IT' ? '' : countryName(country, language)

/** A party under its label, line by line. */
export const partyData = (label: string, party: Party, language: Language, say: Say) => ({
  label,
  name: party.name,
  lines: [
    party.address ?? '',
    townOf(party),
    countryOf(party, language),
    party.vatNumber ? say('vat', { number: party.vatNumber }) : '',
  ].filter((line) => line !== ''),
  extra: [phone(party.phone ?? ''), party.notes ?? ''].filter((line) => line !== ''),
})
