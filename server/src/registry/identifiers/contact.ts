import { email } from '@mandato/contract/fields'
import { type Checked, fault } from './fault.ts'

/** A single address, lower-cased. */
export function checkEmail(raw: string): Checked<'email'> {
  const parsed = email.safeParse(raw)
  return parsed.success ? parsed.data : fault('email')
}

/** Calling codes of the countries whose numbers people write without them; a leading zero that only counts at home goes. */
const calling: Readonly<Record<string, { code: string; dropsZero: boolean }>> = Object.fromEntries(
  Object.entries({
    IT: '39',
    SM: '378',
    VA: '39',
    ES: '34',
    PT: '351',
    GR: '30',
    DK: '45',
    NO: '47',
    PL: '48',
    CZ: '420',
    LU: '352',
    MT: '356',
    EE: '372',
    LV: '371',
    CY: '357',
    FR: '33-',
    DE: '49-',
    AT: '43-',
    CH: '41-',
    LI: '423',
    BE: '32-',
    NL: '31-',
    GB: '44-',
    IE: '353-',
    SE: '46-',
    FI: '358-',
    HU: '36',
    SI: '386-',
    HR: '385-',
    SK: '421-',
    RO: '40-',
    BG: '359-',
    AL: '355-',
    RS: '381-',
    BA: '387-',
    ME: '382-',
    MK: '389-',
    UA: '380-',
    TR: '90-',
  }).map(([country, code]) => [country, { code: code.replace('-', ''), dropsZero: code.endsWith('-') }]),
)

/** A telephone number as E.164: `+` and up to 15 digits; without a prefix it is one of the given country. */
export function checkPhone(raw: string, country: string): Checked<'phone' | 'phone_prefix'> {
  const dense = raw
    .replace(/\(0\)/, '')
    .replace(/[\s.\-/()]/g, '')
    .replace(/^00/, '+')
  if (!/^\+?\d+$/.test(dense)) return fault('phone')
  const home = calling[country]
  if (!dense.startsWith('+') && !home) return fault('phone_prefix')
  const digits = dense.startsWith('+')
    ? dense.slice(1)
    : `${home?.code}${home?.dropsZero ? dense.replace(/^0/, '') : dense}`
  return /^[1-9]\d{5,14}$/.test(digits) ? `+${digits}` : fault('phone')
}
