import { countrySpecs, isValidIBAN } from 'ibantools'
import { type Checked, compact, fault } from './fault.ts'

const oddPlaces = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
]

/** IBAN: length and form of its country, mod-97, and in Italy the letter (CIN) that mod-97 alone does not see. */
export function checkIban(raw: string): Checked<'iban_form' | 'iban_length' | 'check_digit' | 'iban_cin'> {
  const iban = compact(raw)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return fault('iban_form')
  const expected = countrySpecs[iban.slice(0, 2)]?.chars
  if (!expected) return fault('iban_form')
  if (iban.length !== expected) return fault('iban_length', { found: iban.length, expected })
  if (!isValidIBAN(iban)) return fault('check_digit')
  return iban.startsWith('IT') && iban[4] !== cinOf(iban.slice(5)) ? fault('iban_cin') : iban
}

/** The Italian check letter of bank code, branch code and account: digits and letters weigh by odd and even place. */
function cinOf(account: string): string {
  let sum = 0
  for (const [at, letter] of account.split('').entries()) {
    const value = /\d/.test(letter) ? Number(letter) : letter.charCodeAt(0) - 65
    sum += at % 2 === 0 ? (oddPlaces[value] ?? 0) : value
  }
  return String.fromCharCode(65 + (sum % 26))
}
