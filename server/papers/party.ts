import { phone } from '@mandato/contract/fields/phone'
import { countryName } from '@mandato/contract/fields/country-names'
import { besideTown } from '@mandato/contract/fields/province'
import { fill, type Language, type Words } from '@mandato/contract/words'

/** A name with its address, as it is printed. */
export interface Party {
  readonly name: string
  readonly address: string | null
  readonly postalCode: string | null
  readonly city: string | null
  readonly province: string | null
  /** ISO 3166 alpha-2. */
  readonly country: string
  readonly phone: string | null
  readonly vatNumber: string | null
  /** Steps, opening hours. */
  readonly notes: string | null
}

const vat: Words = {
  it: 'P. IVA {number}',
  en: 'VAT no. {number}',
  fr: 'N° TVA {number}',
  es: 'NIF {number}',
}

/** Postal code, town and province in one line, as the post of Italy and most others write it. */
export function townOf({ postalCode, city, province, country }: Party): string {
  const beside = besideTown(city, province)
  return [postalCode, city, beside && country === 'IT' ? `(${beside})` : beside].filter(Boolean).join(' ')
}

/** The country in words, where it is not the sender's. */
export const countryOf = ({ country }: Party, language: Language): string =>
  country === 'IT' ? '' : countryName(country, language)

/** A VAT number as papers name it. */
export const vatLine = (number: string, language: Language): string => fill(vat[language], { number })

/** A party under its label, line by line. */
export const partyData = (label: string, party: Party, language: Language) => ({
  label,
  name: party.name,
  lines: [
    party.address ?? '',
    townOf(party),
    countryOf(party, language),
    party.vatNumber ? vatLine(party.vatNumber, language) : '',
  ].filter((line) => line !== ''),
  extra: [phone(party.phone ?? ''), party.notes ?? ''].filter((line) => line !== ''),
})
