import { readIban as readAccount } from '@mandato/contract/fields/iban'
import {
  compact,
  readCountry,
  readDiscount,
  readFixedDays,
  readPostalCode,
  readProvince,
  readSdiCode,
} from '@mandato/contract/fields/identifiers'
import { readEmail } from '@mandato/contract/fields/email'
import { type Reading } from '@mandato/contract/fields/reading'
import { hasNumberingPlan, readPhone } from '@mandato/contract/fields/phone-number'
import { readTaxCode } from '@mandato/contract/fields/tax-code'
import { readVatNumber } from '@mandato/contract/fields/vat-number'
import { successors } from '@mandato/contract/fields/provinces'
import { copyText } from './copy-text.ts'
import { Problem } from './problem.ts'
import type { Column, OtherCell } from './kind.ts'

/* The contract says what an identifier is; here each fault gets the reason a person at the ERP can act on. */

type Told<Code extends string> = Readonly<Record<Code, () => Problem>>

/** An identifier as text for COPY, or why it is not one. */
function landed<Code extends string>(read: Reading<Code>, reasons: Told<Code>): string | Problem {
  return 'value' in read ? copyText(read.value, 254) : reasons[read.fault.code]()
}

const because =
  (...problem: ConstructorParameters<typeof Problem>) =>
  () =>
    new Problem(...problem)

export function vatNumber(raw: string, country: string): string | Problem {
  const number = compact(raw).replace(/^IT/, '')
  const digits = () =>
    /^\d+$/.test(number) ? new Problem('vat_length', { found: number.length }) : new Problem('vat_digits')
  return landed(readVatNumber(raw, country), {
    vat_digits: digits,
    vat_check: because('check_digit'),
    vat_form: because('vat_form', { country }),
    at_most_characters: because('too_long', { max: 20 }),
  })
}

export const taxCode = (raw: string, country: string): string | Problem =>
  landed(readTaxCode(raw, country), {
    vat_check: because('check_digit'),
    tax_code_form: because('tax_code'),
    tax_code_check: because('check_digit'),
    tax_code_parts: because('tax_code_parts'),
    at_most_characters: because('too_long', { max: 20 }),
  })

/** Bank or branch (ABI, CAB): five digits, those inside the IBAN of the row where it has an Italian one. */
export const bankPart =
  (part: 'abi' | 'cab'): Column['read'] =>
  (raw, _styles, other) => {
    if (!/^\d{5}$/.test(raw)) return new Problem('five_digits')
    const account = readAccount(other('iban') ?? '')
    const found = 'value' in account ? account.value[part] : null
    return found === null || found === raw ? raw : new Problem('not_in_iban', { found })
  }

/** `0000000` says “by certified e-mail” and so needs one; six characters are for public bodies. */
export function sdiCode(
  raw: string,
  country: string,
  row: { readonly certified: boolean; readonly publicBody: boolean },
): string | Problem {
  const code = landed(readSdiCode(raw, country, row.publicBody), {
    sdi_foreign: because('sdi_abroad'),
    sdi_italian: because('sdi_length'),
    sdi_public_body: because('sdi_public_body'),
    sdi_six: because('sdi_six'),
    sdi_seven: because('sdi_length'),
  })
  return code === '0000000' && !row.certified ? new Problem('sdi_needs_certified_email') : code
}

export function province(raw: string, country: string): string | Problem {
  const use = successors[raw.trim().toUpperCase()]
  const unknown = () => (use ? new Problem('province_retired', { use }) : new Problem('province'))
  return landed(readProvince(raw, country), {
    exactly: unknown,
    province: unknown,
    at_most_characters: because('too_long', { max: 50 }),
  })
}

export const postalCode = (raw: string, country: string): string | Problem =>
  landed(readPostalCode(raw, country), {
    postal_code: () =>
      /^\d+$/.test(raw)
        ? new Problem('postal_code_length', { found: raw.length })
        : new Problem('postal_code'),
    at_most_characters: because('too_long', { max: 12 }),
  })

export function phone(raw: string, country: string): string | Problem {
  const homeless = !hasNumberingPlan(country) && /^[\d\s./()-]+$/.test(raw)
  return landed(readPhone(raw, country), { phone: because(homeless ? 'phone_prefix' : 'phone') })
}

export const email = (raw: string): string | Problem => landed(readEmail(raw), { email: because('email') })

export const countryCode = (raw: string): string | Problem =>
  landed(readCountry(raw), { country: because('country') })

export function iban(raw: string): string | Problem {
  const read = readAccount(raw)
  const account = 'value' in read ? { value: read.value.iban } : read
  const expected = 'fault' in read ? Number(read.fault.values?.['n']) : 0
  return landed(account, {
    iban_form: because('iban_form'),
    iban_length: because('iban_length', { found: compact(raw).length, expected }),
    iban_check: because('check_digit'),
    iban_cin: because('iban_cin'),
  })
}

export function discount(raw: string): string | Problem {
  const steps = raw.replace(/\s|%/g, '').replaceAll(',', '.').split('+')
  const wellFormed = steps.length <= 6 && steps.every((step) => /^-?\d+(\.\d{1,2})?$/.test(step))
  return landed(readDiscount(raw), { discount: because(wellFormed ? 'discount_range' : 'discount_form') })
}

/** Days of the month on which payments fall, as an array of PostgreSQL. */
export function fixedDays(raw: string): string | Problem {
  const days = raw.split(/[\s,;+/-]+/).filter((part) => part !== '')
  const read = readFixedDays(days.map((day) => (/^\d{1,2}$/.test(day) ? Number(day) : 0)))
  return 'value' in read && days.length > 0 ? `{${read.value.join(',')}}` : new Problem('fixed_days')
}

/**
 * The country of a row, by which its other values are judged: Italy when the cell is empty.
 * @param known that of the record that is there already, for a file without the column
 */
export function countryOf(other: OtherCell, fallback = 'IT'): string {
  const cell = other('country')
  if (cell === undefined) return fallback
  return cell === '' ? 'IT' : asCountry(cell)
}

/** The country of a further address of a row (`warehouse_country`); `home`, that of the row, when it names none. */
export function countryOfAddress(other: OtherCell, column: string, home: string): string {
  const cell = other(column)
  return cell ? asCountry(cell) : home
}

function asCountry(cell: string): string {
  const read = readCountry(cell)
  return 'value' in read ? read.value : cell.toUpperCase()
}
