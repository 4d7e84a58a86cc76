// By their own paths: the whole of stdnum, 80 countries, takes a tenth of a second to load.
import { validate as validateTaxCode } from 'stdnum/lib/cjs/it/codicefiscale.js'
import { validate as validateVatNumber } from 'stdnum/lib/cjs/it/iva.js'
import { type Checked, compact, fault } from './fault.ts'

/** The forms of VAT numbers in the Union, without the two letters of the country; the check is that of form only. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}
const longest = 20

/** VAT number: in Italy 11 digits with their check digit, in the Union the country's form, elsewhere up to 20 characters. */
export function checkVatNumber(
  raw: string,
  country: string,
): Checked<'vat_length' | 'vat_digits' | 'check_digit' | 'vat_form' | 'too_long'> {
  const whole = compact(raw)
  // Greece is EL in VAT numbers and GR everywhere else.
  const prefix = country === 'GR' ? 'EL' : country
  const form = forms[country]
  if (country !== 'IT' && !form) return whole.length <= longest ? whole : fault('too_long', { max: longest })
  const number = whole.startsWith(prefix) ? whole.slice(prefix.length) : whole
  if (form) return form.test(number) ? number : fault('vat_form', { country })
  if (!/^\d+$/.test(number)) return fault('vat_digits')
  if (number.length !== 11) return fault('vat_length', { found: number.length })
  return validateVatNumber(number).isValid ? number : fault('check_digit')
}

/** Tax code: in Italy 16 characters with their check letter, or a VAT number; elsewhere up to 20 characters. */
export function checkTaxCode(raw: string, country: string): Checked<'tax_code' | 'check_digit' | 'too_long'> {
  const code = compact(raw)
  if (country !== 'IT') return code.length <= longest ? code : fault('too_long', { max: longest })
  if (/^\d{11}$/.test(code)) return validateVatNumber(code).isValid ? code : fault('check_digit')
  if (!/^[A-Z]{6}[A-Z0-9]{10}$/.test(code)) return fault('tax_code')
  return validateTaxCode(code).isValid ? code : fault('check_digit')
}
