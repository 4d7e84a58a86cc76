import { validate as validatePerson } from 'stdnum/lib/cjs/it/codicefiscale.js'
import { compact } from './identifiers.ts'
import { bad, good } from './reading.ts'
import { readVatNumber } from './vat-number.ts'

/** The letters of the months, and the days each may have. */
const days: Readonly<Record<string, number>> = {
  A: 31,
  B: 29,
  C: 31,
  D: 30,
  E: 31,
  H: 30,
  L: 31,
  M: 31,
  P: 30,
  R: 31,
  S: 30,
  T: 31,
}
/** Letters that stand for the digits 0 to 9 where two people would share a code (D.M. 12 March 1974). */
const lettersForDigits = 'LMNPQRSTUV'

/** Whether the month has the day of birth, which for a woman is 40 more: stdnum takes 32 January for 1 February. */
function hasDayOfBirth(code: string): boolean {
  const written = code.slice(9, 11).replace(/[A-Z]/g, (letter) => String(lettersForDigits.indexOf(letter)))
  const day = Number(written) > 40 ? Number(written) - 40 : Number(written)
  return day >= 1 && day <= (days[code.charAt(8)] ?? 0)
}

/**
 * Tax code: in Italy the 16 characters of a person with date and check letter, by stdnum, or a VAT number (companies);
 * elsewhere up to 20 characters.
 */
export function readTaxCode(raw: string, country: string) {
  const code = compact(raw)
  if (country !== 'IT')
    return /^[A-Z0-9]{1,20}$/.test(code) ? good(code) : bad('at_most_characters', { n: 20 })
  if (/^\d{11}$/.test(code)) return 'value' in readVatNumber(code, 'IT') ? good(code) : bad('vat_check')
  if (!/^[A-Z0-9]{16}$/.test(code)) return bad('tax_code_form')
  const read = validatePerson(code)
  if (read.isValid) return hasDayOfBirth(code) ? good(code) : bad('tax_code_parts')
  return read.error.name === 'InvalidChecksum' ? bad('tax_code_check') : bad('tax_code_parts')
}
