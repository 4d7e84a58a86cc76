import { isoDate } from '@mandato/contract/fields/dates'
import { FileRefused } from './refused.ts'
import type { Element } from './tree.ts'

/** Reading the elements of an invoice by their names, the Italian ones of the format. */
const longest = 1_000

export const all = (from: Element | undefined, name: string): readonly Element[] =>
  from?.children.filter((child) => child.name === name) ?? []

/** Down the names; the first of several. */
export function at(from: Element | undefined, ...names: readonly string[]): Element | undefined {
  let found = from
  for (const name of names) found = found?.children.find((child) => child.name === name)
  return found
}

export function wordsAt(from: Element | undefined, ...names: readonly string[]): string | null {
  const found =
    at(from, ...names)
      ?.text.replaceAll(/\s+/g, ' ')
      .trim() ?? ''
  return found === '' ? null : found.slice(0, longest)
}

export function needed(from: Element | undefined, ...names: readonly string[]): string {
  const found = wordsAt(from, ...names)
  if (found === null) throw new FileRefused('field', names.at(-1) ?? null)
  return found
}

/** A day, with or without a time zone behind it. */
export function dayAt(from: Element | undefined, ...names: readonly string[]): string | null {
  const found = wordsAt(from, ...names)
  if (found === null) return null
  const day = found.slice(0, 10)
  if (!isoDate.safeParse(day).success || day > '2999-12-31' || !/^(Z|[+-]\d\d:\d\d)?$/.test(found.slice(10)))
    throw new FileRefused('field', names.at(-1) ?? null)
  return day
}

/** A number of the format, with at most eight decimals; it is shown, not reckoned with. */
export function numberAt(from: Element | undefined, ...names: readonly string[]): number | null {
  const found = wordsAt(from, ...names)
  if (found === null) return null
  if (!/^-?\d{1,12}(\.\d{1,8})?$/.test(found)) throw new FileRefused('field', names.at(-1) ?? null)
  return Number(found)
}
