import { getCountrySpecifications, validateIBAN, ValidationErrorsIBAN } from 'ibantools'
import { cinOf } from './check-digits.ts'
import { compact } from './identifiers.ts'
import type { Fault } from './reading.ts'

export interface Account {
  readonly iban: string
  /** Only of an Italian (or San Marino) account. */
  readonly abi: string | null
  readonly cab: string | null
}

const lengths = getCountrySpecifications()

/**
 * An account number: by ibantools a country that has IBANs, its length, its form and the check digits; in Italy also
 * the CIN letter, which the check digits alone let pass.
 */
export function readIban(
  raw: string,
): { value: Account } | { fault: Fault<'iban_form' | 'iban_length' | 'iban_check' | 'iban_cin'> } {
  const iban = compact(raw)
  const country = iban.slice(0, 2)
  const length = lengths[country]?.chars
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || !length) return { fault: { code: 'iban_form' } }
  if (iban.length !== length) return { fault: { code: 'iban_length', values: { country, n: length } } }
  const { valid, errorCodes } = validateIBAN(iban)
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat)) return { fault: { code: 'iban_form' } }
  if (!valid) return { fault: { code: 'iban_check' } }
  if (country !== 'IT' && country !== 'SM') return { value: { iban, abi: null, cab: null } }
  const [cin, abi, cab, account] = [iban.charAt(4), iban.slice(5, 10), iban.slice(10, 15), iban.slice(15)]
  return cinOf(abi, cab, account) === cin ? { value: { iban, abi, cab } } : { fault: { code: 'iban_cin' } }
}
