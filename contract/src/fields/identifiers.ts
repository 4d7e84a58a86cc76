import { hasItalianVatDigit, isTaxCode } from './check-digits.ts'
import { countryCodes, dialling, vatPatterns, vatPrefix } from './countries.ts'
import { regionOfProvince } from './provinces.ts'

/** What is wrong with a value: a key of `sheetFaults`, with the numbers its sentence names. */
export interface Fault<Code extends string = string> {
  readonly code: Code
  readonly values?: Readonly<Record<string, string | number>>
}
/** The value as it is stored, or what is wrong with it. */
export type Reading<Code extends string = string> =
  | { readonly value: string }
  | { readonly fault: Fault<Code> }

const good = (value: string) => ({ value })
const bad = <Code extends string>(code: Code, values?: Fault['values']) => ({
  fault: values ? { code, values } : { code },
})

/** Without the blanks, dots, dashes and strokes people put between groups, and in capitals. */
export const compact = (raw: string): string => raw.replace(/[\s.\-/]/g, '').toUpperCase()

/** VAT number: in Italy 11 digits with their check digit, in the EU the country's own pattern, elsewhere up to 20 characters. */
export function readVatNumber(raw: string, country: string) {
  const prefix = vatPrefix[country] ?? country
  const whole = compact(raw)
  const number = whole.startsWith(prefix) ? whole.slice(prefix.length) : whole
  if (country === 'IT') {
    if (!/^\d{11}$/.test(number)) return bad('vat_digits')
    return hasItalianVatDigit(number) ? good(number) : bad('vat_check')
  }
  const pattern = vatPatterns[country]
  if (pattern)
    return new RegExp(`^(?:${pattern})$`).test(number) ? good(number) : bad('vat_form', { country })
  return /^[A-Z0-9]{1,20}$/.test(whole) ? good(whole) : bad('at_most_characters', { n: 20 })
}

/** Tax code: in Italy 16 characters with their check letter, or a VAT number (companies); elsewhere up to 20 characters. */
export function readTaxCode(raw: string, country: string) {
  const code = compact(raw)
  if (country !== 'IT')
    return /^[A-Z0-9]{1,20}$/.test(code) ? good(code) : bad('at_most_characters', { n: 20 })
  if (/^\d{11}$/.test(code)) return hasItalianVatDigit(code) ? good(code) : bad('vat_check')
  if (!/^[A-Z0-9]{16}$/.test(code)) return bad('tax_code_form')
  return isTaxCode(code) ? good(code) : bad('tax_code_check')
}

/**
 * Recipient code of the Italian invoice exchange: seven characters; `XXXXXXX` for foreign recipients; six only
 * for public bodies. That `0000000` needs a certified address is a rule between two fields, told elsewhere.
 */
export function readSdiCode(raw: string, country: string, isPublicBody: boolean) {
  const code = compact(raw)
  if (country !== 'IT') return code === 'XXXXXXX' ? good(code) : bad('sdi_foreign')
  if (code === 'XXXXXXX') return bad('sdi_italian')
  if (/^[A-Z0-9]{6}$/.test(code)) return isPublicBody ? good(code) : bad('sdi_public_body')
  if (isPublicBody) return bad('sdi_six')
  return /^[A-Z0-9]{7}$/.test(code) ? good(code) : bad('sdi_seven')
}

/** Province: in Italy two letters out of the list, elsewhere free text. */
export function readProvince(raw: string, country: string) {
  const text = raw.trim()
  if (country !== 'IT') return text.length <= 50 ? good(text) : bad('at_most_characters', { n: 50 })
  const code = text.toUpperCase()
  if (!/^[A-Z]{2}$/.test(code)) return bad('exactly', { n: 2 })
  return regionOfProvince(code) === null ? bad('province') : good(code)
}

/** Postal code: five digits in Italy, up to 12 characters elsewhere. */
export function readPostalCode(raw: string, country: string) {
  const text = raw.trim().toUpperCase()
  if (country === 'IT') return /^\d{5}$/.test(text) ? good(text) : bad('postal_code')
  return /^[A-Z0-9][A-Z0-9 -]{0,11}$/.test(text) ? good(text) : bad('at_most_characters', { n: 12 })
}

/** Whose numbers keep their first zero abroad; elsewhere it is only dialled inside the country. */
const keepsZero: ReadonlySet<string> = new Set(['IT', 'SM', 'VA'])

/** Telephone in E.164: `+` and 7 to 15 digits. Without a country code that of the client's country is put before. */
export function readPhone(raw: string, country: string) {
  // +44 (0)20: the zero in brackets is that of calls at home.
  const zero = /^\s*(\+|00)/.test(raw) ? /^\s*(\+|00)\s*(39|378)/.test(raw) : keepsZero.has(country)
  const text = raw
    .replace('(0)', zero ? '0' : '')
    .replace(/[\s./()-]/g, '')
    .replace(/^00/, '+')
  if (/^\+[1-9]\d{6,14}$/.test(text)) return good(text)
  const code = dialling[country]
  if (!code || !/^\d{5,14}$/.test(text)) return bad('phone')
  const national = keepsZero.has(country) ? text : text.replace(/^0/, '')
  const whole = `+${code}${national}`
  return /^\+[1-9]\d{6,14}$/.test(whole) ? good(whole) : bad('phone')
}

/** A single address, at most 254 characters, its domain in lower case. */
export function readEmail(raw: string) {
  const text = raw.trim()
  const at = text.lastIndexOf('@')
  const address = `${text.slice(0, at)}@${text.slice(at + 1).toLowerCase()}`
  const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
  const domain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/
  const fits =
    at > 0 &&
    at <= 64 &&
    address.length <= 254 &&
    local.test(text.slice(0, at)) &&
    domain.test(text.slice(at + 1).toLowerCase())
  return fits ? good(address) : bad('email')
}

/** ISO 3166 alpha-2; the letters the Union uses instead are understood. */
export function readCountry(raw: string) {
  const written = raw.trim().toUpperCase()
  const code = { UK: 'GB', EL: 'GR' }[written] ?? written
  return countryCodes.has(code) ? good(code) : bad('country')
}

/** Customer code: six alphanumerics kept as text, because of leading zeros. */
export function readCustomerCode(raw: string) {
  const code = raw.trim().toUpperCase()
  return /^[A-Z0-9]{6}$/.test(code) ? good(code) : bad('customer_code')
}

/** A chain of discounts such as `50+10+5`: each 0–100 with at most two decimals. Kept as text. */
export function readDiscount(raw: string) {
  const chain = raw.replace(/\s|%/g, '').replaceAll(',', '.')
  const steps = chain.split('+')
  const fits = steps.length <= 6 && steps.every((s) => /^\d{1,3}(\.\d{1,2})?$/.test(s) && Number(s) <= 100)
  return fits ? good(steps.map((s) => String(Number(s))).join('+')) : bad('discount')
}

/** What a chain of discounts comes to, in percent with two decimals: 50+10 is 55. Exact, without floating point. */
export function discountValue(chain: string): number {
  const hundredths = chain.split('+').map((step) => BigInt(Math.round(Number(step) * 100)))
  const left = hundredths.reduce((rest, step) => rest * (10_000n - step), 1n)
  const scale = 10_000n ** BigInt(hundredths.length)
  // Percent with two decimals of what is taken away, halves up.
  return Number(((scale - left) * 20_000n + scale) / (2n * scale)) / 100
}

/** Days of the month on which payments fall, 1–31, each once and in order. */
export function readFixedDays(raw: readonly number[]): { value: number[] } | { fault: Fault<'fixed_days'> } {
  const fits = raw.length <= 31 && raw.every((day) => Number.isInteger(day) && day >= 1 && day <= 31)
  return fits ? { value: [...new Set(raw)].toSorted((a, b) => a - b) } : bad('fixed_days')
}
