import { checkSheet, type CheckedSheet } from '@mandato/contract/sheets/check'
import { codeOf, type SheetFault, type SheetFaultCode, faultSentence } from '@mandato/contract/sheets/faults'
import {
  keptFields,
  type SheetField,
  sheetField,
  type SheetValue,
  type SheetValues,
} from '@mandato/contract/sheets/fields'
import type { Language } from '@mandato/contract/words'
import { isStaff, type Person } from '../platform/person.ts'
import { refuse } from '../platform/refusals.ts'
import type { SheetSettings } from './settings.ts'

/** Staff fields (the discount) are for staff; the rest for everybody who may edit at all. */
export const mayWrite = (person: Person, field: SheetField): boolean =>
  field.owner === 'sheet' || (field.owner === 'staff' && isStaff(person))

/** The codes a sheet may name: those of the company, and the one the client has. */
export const paymentCodes = (settings: SheetSettings, present: SheetValue | undefined): string[] => {
  const codes = settings.payment_codes.map((p) => p.code)
  return typeof present === 'string' && present !== '' && !codes.includes(present)
    ? [...codes, present]
    : codes
}

/** The refusal of wrong fields: `field → code` for the form, and each in a sentence. */
export function wrongFields(faults: readonly SheetFault[], language: Language) {
  const details = faults
    .slice(0, 20)
    .map((fault) => faultSentence(fault, labelOf(fault.field, language), language))
    .join(' ')
  return refuse(
    'validation',
    { details },
    { fields: Object.fromEntries(faults.map((f) => [f.field, codeOf(f)])) },
  )
}

const labelOf = (key: string, language: Language): string => sheetField.get(key)?.label[language] ?? key

/**
 * Puts given values over the present ones. A client may send back everything it was shown, so that values it may
 * not change are a fault only where they differ.
 * @throws the refusal `validation` for keys it may not write and for wrong values among the given ones
 */
export function mergeFields(
  person: Person,
  present: SheetValues,
  given: Readonly<Record<string, SheetValue>>,
  shown: Readonly<Record<string, unknown>>,
  settings: SheetSettings,
  language: Language,
): SheetValues {
  const faults: SheetFault[] = []
  const wrong = (field: string, code: SheetFaultCode) => faults.push({ field: field.slice(0, 60), code })
  const merged: Record<string, SheetValue> = { ...present }
  for (const [key, value] of Object.entries(given)) {
    const field = sheetField.get(key)
    if (!field) wrong(key, 'unknown')
    else if (mayWrite(person, field)) merged[key] = value
    else if (field.owner === 'computed' || field.kind === 'list') continue
    else if (!same(value, present[key] ?? shown[key])) wrong(key, 'read_only')
  }
  const checked = check(merged, present, settings, false)
  // What was wrong before and was not touched now must not keep a person from saving the rest.
  const touched = checked.faults.filter(
    (f) => f.field in given || related(f.field).some((key) => key in given),
  )
  if (faults.length + touched.length > 0) throw wrongFields([...faults, ...touched], language)
  return checked.values
}

/** Reads the values of a sheet with the payment codes it may name. */
export const check = (
  values: SheetValues,
  present: SheetValues,
  settings: SheetSettings,
  complete: boolean,
): CheckedSheet =>
  checkSheet(values, { paymentCodes: paymentCodes(settings, present['payment_code']) }, complete)

const related = (key: string): readonly string[] => (key === 'abi' || key === 'cab' ? ['iban'] : [])
const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null) || asText(one) === asText(other)
/** An empty field is sent back as empty text, a number as its digits. */
const asText = (value: unknown): string =>
  typeof value === 'number'
    ? String(value)
    : typeof value === 'string'
      ? value
      : value == null
        ? ''
        : JSON.stringify(value)

/** The fields that differ, each with both values: what two people who edited at once need to see. */
export const differences = (yours: SheetValues, theirs: SheetValues, language: Language) =>
  keptFields
    .filter((f) => !same(yours[f.key] ?? null, theirs[f.key] ?? null))
    .map((f) => ({
      key: f.key,
      label: f.label[language],
      yours: yours[f.key] ?? null,
      theirs: theirs[f.key] ?? null,
    }))
