import { copyText } from './copy-text.ts'
import { Problem } from './problem.ts'
import { readDate } from './dates.ts'
import { readCents, readNumeric } from './decimals.ts'
import type { Column } from './kind.ts'

type Read = Column['read']

/**
 * Rows that follow each other often repeat a value: the same day, client, invoice number.
 * @param read what depends on nothing of its row but the value itself
 */
export function repeated<More extends readonly unknown[]>(
  read: (raw: string, ...more: More) => string | Problem,
): (raw: string, ...more: More) => string | Problem {
  let lastRaw: string | undefined
  let last: string | Problem = ''
  return (raw, ...more) => {
    if (raw === lastRaw) return last
    last = read(raw, ...more)
    lastRaw = raw
    return last
  }
}

export const text =
  (max: number): Read =>
  (raw) =>
    copyText(raw, max)

export const cents: Read = (raw, styles) => readCents(raw, styles.decimals)

export const numeric =
  (scale: number): Read =>
  (raw, styles) =>
    readNumeric(raw, styles.decimals, scale)

/** A number with limits, such as a latitude. */
export const between =
  (from: number, to: number, scale: number): Read =>
  (raw, styles) => {
    const read = readNumeric(raw, styles.decimals, scale)
    if (read instanceof Problem) return read
    return Number(read) < from || Number(read) > to ? new Problem('range', { from, to }) : read
  }

export const day: Read = (raw, styles) => readDate(raw, styles.dates)

const largest = 2_147_483_647
export const wholeNumber =
  (from: number, otherwise: 'whole_positive' | 'whole_from_zero', most = largest): Read =>
  (raw) =>
    /^\d{1,10}$/.test(raw) && Number(raw) >= from && Number(raw) <= most
      ? String(Number(raw))
      : new Problem(otherwise)
export const wholePositive = wholeNumber(1, 'whole_positive')
export const wholeFromZero = wholeNumber(0, 'whole_from_zero')

export const year: Read = (raw) =>
  /^\d{4}$/.test(raw) && raw >= '1990' && raw <= '2100'
    ? raw
    : new Problem('year_range', { from: 1990, to: 2100 })

export const month: Read = (raw) =>
  /^0?[1-9]$|^1[0-2]$/.test(raw) ? String(Number(raw)) : new Problem('month')

const flags: Readonly<Record<string, string>> = { '0': 'f', '1': 't' }
export const flag: Read = (raw) => flags[raw] ?? new Problem('flag')

/** One of a few words, written in any case. */
export const oneOf =
  (values: readonly string[]): Read =>
  (raw) => {
    const found = raw.toLowerCase()
    return values.includes(found) ? found : new Problem('one_of', { values: values.join(', ') })
  }

/** The code of something that is already there. */
export function codeOf(
  ids: ReadonlyMap<string, string>,
  normal: (raw: string) => string | Problem,
  unknown: Problem,
): (raw: string) => string | Problem {
  return repeated((raw) => {
    const code = normal(raw)
    return typeof code === 'string' ? (ids.get(code) ?? unknown) : code
  })
}

/** The code of an article: in capitals, as it is ordered. */
export const articleCode: Read = (raw) => {
  if (raw.length > 40) return new Problem('too_long', { max: 40 })
  return /^[A-Za-z0-9][A-Za-z0-9._/ -]*$/.test(raw) ? raw.toUpperCase() : new Problem('product_code')
}
