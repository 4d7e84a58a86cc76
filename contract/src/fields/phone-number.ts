import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { bad, good } from './reading.ts'

/** Whether numbers can be written as at home there; Antarctica has no numbering plan. */
export const hasNumberingPlan = (country: string): country is CountryCode => isSupportedCountry(country)

/**
 * Telephone in E.164, by libphonenumber. A number without a prefix is one of the country; one that nobody there can
 * have, an extension, or words around it are refused, because E.164 has no place for them.
 * @param country ISO 3166 alpha-2
 */
export function readPhone(raw: string, country: string) {
  const number = parsePhoneNumberFromString(raw.trim().replace(/^00/, '+'), {
    ...(hasNumberingPlan(country) && { defaultCountry: country }),
    extract: false,
  })
  return number?.isValid() && !number.ext ? good(number.number) : bad('phone')
}
