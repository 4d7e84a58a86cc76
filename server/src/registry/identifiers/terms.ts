import { type Checked, compact, fault } from './fault.ts'

/**
 * Recipient code of the electronic invoicing exchange: 7 letters or digits. `0000000` says “by certified
 * e-mail” and so needs one; abroad it is always XXXXXXX; six characters belong to public bodies only.
 */
export function checkSdiCode(
  raw: string,
  country: string,
  hasCertifiedEmail: boolean,
): Checked<'sdi_length' | 'sdi_public_body' | 'sdi_needs_certified_email' | 'sdi_abroad'> {
  const code = compact(raw)
  if (country !== 'IT') return code === 'XXXXXXX' ? code : fault('sdi_abroad')
  if (/^[A-Z0-9]{6}$/.test(code)) return fault('sdi_public_body')
  if (!/^[A-Z0-9]{7}$/.test(code) || code === 'XXXXXXX') return fault('sdi_length')
  return code === '0000000' && !hasCertifiedEmail ? fault('sdi_needs_certified_email') : code
}

/** A chain of discounts such as 50+10+5, each from 0 to 100 with up to two decimals; kept as text. */
export function checkDiscount(raw: string): Checked<'discount_form' | 'discount_range'> {
  const parts = raw.replace(/\s|%/g, '').split('+')
  const numbers = parts.map((part) => part.replace(',', '.'))
  if (numbers.some((number) => !/^-?\d{1,5}(\.\d{1,2})?$/.test(number))) return fault('discount_form')
  if (numbers.some((number) => Number(number) < 0 || Number(number) > 100)) return fault('discount_range')
  return numbers.map((number) => String(Number(number))).join('+')
}

/** Days of the month on which payments fall, as an array of PostgreSQL. */
export function checkFixedDays(raw: string): Checked<'fixed_days'> {
  const days = raw.split(/[\s,;+/-]+/).filter((part) => part !== '')
  if (days.length === 0 || days.some((day) => !/^0?[1-9]$|^[12]\d$|^3[01]$/.test(day)))
    return fault('fixed_days')
  return `{${[...new Set(days.map(Number))].toSorted((a, b) => a - b).join(',')}}`
}
