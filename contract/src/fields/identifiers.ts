import { countryCodes } from './countries.ts'
import { regionOfProvince } from './provinces.ts'
import { bad, type Fault, good } from './reading.ts'

/** Without the blanks, dots, dashes and strokes people put between groups, and in capitals. */
export const compact = (raw: string): string => raw.replace(/[\s.\-/]/g, '').toUpperCase()

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
