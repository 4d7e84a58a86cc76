import { checkSheet } from '@mandato/contract/sheets/check'
import { sheetField, type SheetValue, type SheetValues } from '@mandato/contract/sheets/fields'
import type { SheetForm } from '../data.ts'
import { fieldsOf } from './fields-of.ts'

/** The values a form was read with, and the version they belong to. */
export interface Base {
  readonly version: number
  readonly values: SheetValues
}
/** What a person typed: only the fields that were touched. */
export type Mine = Readonly<Record<string, SheetValue>>

/** What a sheet keeps; the rest of the form is shown beside it and never sent. */
const isKept = (key: string): boolean => {
  const owner = sheetField.get(key)?.owner
  return owner === 'sheet' || owner === 'staff'
}

export const baseOf = (form: SheetForm): Base => ({
  version: form.version,
  values: Object.fromEntries(
    fieldsOf(form)
      .filter((field) => isKept(field.key))
      .map((field) => [field.key, field.value as SheetValue]),
  ),
})

export const paymentCodesOf = (form: SheetForm): readonly string[] =>
  fieldsOf(form)
    .find((field) => field.key === 'payment_code')
    ?.options?.map(({ value }) => value) ?? []

const plain = (value: SheetValue | undefined): SheetValue =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value

/** Nothing is the same as nothing, however it is written. */
export const same = (one: SheetValue | undefined, other: SheetValue | undefined): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other))

/** The typed values that differ from the base, normalised: what would be sent. */
export function changesOf(base: Base, mine: Mine, paymentCodes: readonly string[]): Mine {
  const before = checkSheet(base.values, { paymentCodes }, false).values
  const after = checkSheet({ ...base.values, ...mine }, { paymentCodes }, false).values
  return Object.fromEntries(
    Object.keys(mine)
      .filter((key) => !same(before[key], after[key]) && !same(base.values[key], mine[key]))
      .map((key) => [key, after[key] ?? null]),
  )
}

/** A field that both sides changed, each its own way. */
export interface Clash {
  readonly key: string
  readonly theirs: SheetValue
  readonly mine: SheetValue
}

/**
 * Somebody else saved meanwhile: which of the typed values meet another one, and which fields only they changed.
 * What only one side changed needs no decision.
 */
export function clashesOf(base: Base, theirs: Base, mine: Mine): { clashes: Clash[]; others: string[] } {
  const moved = Object.keys(theirs.values).filter((key) => !same(base.values[key], theirs.values[key]))
  const clashes = moved
    .filter((key) => key in mine && !same(mine[key], theirs.values[key]))
    .map((key) => ({ key, theirs: theirs.values[key] ?? null, mine: mine[key] ?? null }))
  return { clashes, others: moved.filter((key) => !(key in mine)) }
}
