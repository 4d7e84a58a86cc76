import { compact } from './identifiers.ts'
import { bad, good } from './reading.ts'
import { vatValidators } from './vat-validators.ts'

/** Greece is EL in VAT numbers and GR everywhere else. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL' }

/**
 * VAT number without the country's letters: in the European Union with its check digits, by stdnum; elsewhere up to 20
 * characters. The letters may be written, as `BE0403019261` or `BE: 0403.019.261`.
 */
export function readVatNumber(raw: string, country: string) {
  const written = compact(raw)
  const validate = vatValidators[country]
  if (!validate)
    return /^[A-Z0-9]{1,20}$/.test(written) ? good(written) : bad('at_most_characters', { n: 20 })
  const prefix = prefixes[country] ?? country
  const number = written.startsWith(prefix) ? written.slice(prefix.length).replace(/^:/, '') : written
  if (country === 'IT' && !/^\d{11}$/.test(number)) return bad('vat_digits')
  const read = validate(number)
  if (read.isValid) return good(read.compact)
  const isForm = country !== 'IT' && read.error.name !== 'InvalidChecksum'
  return isForm ? bad('vat_form', { country }) : bad('vat_check')
}
