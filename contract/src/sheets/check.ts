import { readIban } from '../fields/iban.ts'
import {
  readCountry,
  readDiscount,
  readFixedDays,
  readPostalCode,
  readProvince,
  readSdiCode,
} from '../fields/identifiers.ts'
import { readEmail } from '../fields/email.ts'
import { readPhone } from '../fields/phone-number.ts'
import { plainText, plainTextUpTo } from '../fields/plain-text.ts'
import { readTaxCode } from '../fields/tax-code.ts'
import { readVatNumber } from '../fields/vat-number.ts'
import type { SheetFault, SheetFaultCode } from './faults.ts'
import { keptFields, type SheetField, type SheetValue, type SheetValues } from './fields.ts'

/** What a check needs to know besides the values. */
export interface SheetContext {
  /** The codes of the settings, and the one the client has now. */
  readonly paymentCodes: readonly string[]
}

export interface CheckedSheet {
  /** Every kept field in its normal form; a wrong value stays as it was typed. */
  readonly values: SheetValues
  readonly faults: readonly SheetFault[]
}

type Read =
  | { readonly value: SheetValue }
  | { readonly fault: { readonly code: string; readonly values?: SheetFault['values'] } }
type Fault = { readonly code: SheetFaultCode; readonly values?: SheetFault['values'] }

/**
 * Reads all values of a sheet: the one schema of browser and server. Empty fields are faults only where the
 * sheet is to be signed.
 * @param complete must every required field be filled?
 */
export function checkSheet(given: SheetValues, context: SheetContext, complete: boolean): CheckedSheet {
  const values: Record<string, SheetValue> = {}
  const faults: SheetFault[] = []
  const wrong = (field: string, fault: Fault) => faults.push({ field, ...fault })
  for (const field of keptFields) {
    // An address that is the same as the registered office has no fields of its own.
    const raw = isLeftOut(field, given) ? null : (given[field.key] ?? null)
    const read = isEmpty(raw) ? { value: emptyOf(field) } : readField(field, raw, given, context)
    values[field.key] = 'value' in read ? read.value : raw
    if ('fault' in read) wrong(field.key, read.fault as Fault)
  }
  for (const { field, ...fault } of acrossFields(values, faults)) wrong(field, fault)
  if (complete)
    for (const field of keptFields)
      if (isEmpty(values[field.key] ?? null) && isRequired(field, values))
        wrong(field.key, { code: field.required === 'without_sdi' ? certifiedFault(values) : 'required' })
  return { values, faults }
}

const isEmpty = (value: SheetValue): boolean =>
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

const emptyOf = (field: SheetField): SheetValue => (field.kind === 'flag' ? field.place !== undefined : null)
const isLeftOut = (field: SheetField, values: SheetValues): boolean =>
  field.place !== undefined && field.kind !== 'flag' && values[`${field.place}_same`] !== false

/** Must this field be filled before signing, given the others? */
export function isRequired(field: SheetField, values: SheetValues): boolean {
  const italian = values['country'] === 'IT'
  switch (field.required) {
    case 'always':
      return true
    case 'italy':
      return italian
    case 'without_sdi':
      return italian && (isEmpty(values['sdi_code'] ?? null) || values['sdi_code'] === '0000000')
    case 'without_same':
      if (isLeftOut(field, values)) return false
      return field.kind !== 'province' || values[`${field.place ?? ''}_country`] === 'IT'
    case 'never':
      return false
  }
}

const certifiedFault = (values: SheetValues): SheetFaultCode =>
  values['sdi_code'] === '0000000' ? 'sdi_needs_certified' : 'sdi_or_certified'

const textOf = (value: SheetValue): string | null => (typeof value === 'string' ? value : null)

/** The country an address lies in; the registered office decides for everything else. */
const countryOf = (field: SheetField, values: SheetValues): string => {
  const own = field.place ? textOf(values[`${field.place}_country`] ?? null) : null
  return (own ?? textOf(values['country'] ?? null) ?? 'IT').trim().toUpperCase()
}

const textOfField = ({ kind, max }: SheetField, raw: string): string =>
  plainTextUpTo(max, (given) =>
    kind === 'textarea' ? plainText(given) : plainText(given).replace(/\s+/g, ' '),
  )(raw)

function readField(field: SheetField, raw: SheetValue, values: SheetValues, context: SheetContext): Read {
  if (field.kind === 'flag') return typeof raw === 'boolean' ? { value: raw } : { fault: { code: 'flag' } }
  if (field.kind === 'days') return readDays(raw)
  if (typeof raw !== 'string') return { fault: { code: 'text' } }
  const text = textOfField(field, raw)
  if (text === '') return { value: null }
  if (text.length > field.max) return { fault: { code: 'too_long', values: { n: field.max } } }
  const country = countryOf(field, values)
  switch (field.kind) {
    case 'email':
      return readEmail(text)
    case 'phone':
      return readPhone(text, country)
    case 'vat':
      return readVatNumber(text, country)
    case 'tax_code':
      return readTaxCode(text, country)
    case 'sdi':
      return readSdiCode(text, country, values['public_body'] === true)
    case 'province':
      return readProvince(text, country)
    case 'postal_code':
      return readPostalCode(text, country)
    case 'country':
      return readCountry(text)
    case 'iban': {
      const account = readIban(text)
      return 'fault' in account ? account : { value: account.value.iban }
    }
    case 'abi':
    case 'cab':
      return /^\d{5}$/.test(text) ? { value: text } : { fault: { code: 'five_digits' } }
    case 'discount':
      return readDiscount(text)
    case 'payment':
      return context.paymentCodes.includes(text)
        ? { value: text }
        : { fault: { code: 'payment_code', values: { options: context.paymentCodes.join(', ') } } }
    default:
      return { value: text }
  }
}

function readDays(raw: SheetValue): Read {
  if (Array.isArray(raw)) return readFixedDays(raw)
  if (typeof raw !== 'string') return { fault: { code: 'fixed_days' } }
  const parts = raw.split(/[\s,;]+/).filter(Boolean)
  return parts.every((p) => /^\d{1,2}$/.test(p))
    ? readFixedDays(parts.map(Number))
    : { fault: { code: 'fixed_days' } }
}

/** Rules between fields. ABI and CAB that were left empty are taken from an Italian IBAN. */
function* acrossFields(
  values: Record<string, SheetValue>,
  faults: readonly SheetFault[],
): Generator<SheetFault> {
  const isRight = (key: string) => !faults.some((f) => f.field === key)
  const iban = textOf(values['iban'] ?? null)
  const account = iban && isRight('iban') ? readIban(iban) : null
  if (!account || !('value' in account)) return
  for (const key of ['abi', 'cab'] as const) {
    const found = account.value[key]
    if (found === null) continue
    if (isEmpty(values[key] ?? null)) values[key] = found
    else if (isRight(key) && values[key] !== found)
      yield { field: key, code: `${key}_iban`, values: { found } }
  }
}
