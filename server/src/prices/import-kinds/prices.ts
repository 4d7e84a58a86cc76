import { listCurrencies, priceLanding } from '../queries/import-prices.ts'
import { signLoad } from '../queries/loads.ts'
import { Problem } from '../../platform/import-kit/problem.ts'
import { readDate } from '../../platform/import-kit/dates.ts'
import { defineImportKind } from '../../platform/import-kit/declared.ts'
import type { Column } from '../../platform/import-kit/kind.ts'
import { cents, day, repeated, text } from '../../platform/import-kit/values.ts'

export const prices = defineImportKind({
  module: import.meta.url,
  kind: 'prices',
  landing: priceLanding,
  async columns(db) {
    // A file goes article by article or list by list: most of a row is what the row before says.
    const columns: readonly Column[] = [
      { name: 'list', subject: true, read: listCode },
      { name: 'code', subject: true, read: repeated(articleCode) },
      { name: 'valid_from', subject: true, date: true, read: repeated(day) },
      { name: 'price', scale: 2, read: fromZero },
      { name: 'currency', read: currencyOf(await listCurrencies(db), () => columns) },
      { name: 'valid_to', date: true, read: lastDay },
      { name: 'description', read: repeated(text(300)) },
      { name: 'family_code', read: repeated(familyCode) },
      { name: 'unit', read: repeated(text(10)) },
      { name: 'dimensions', read: repeated(text(60)) },
      { name: 'finish_group', read: repeated(text(60)) },
    ]
    return columns
  },
  async settle(tx, _asOf, _today, { by, at }) {
    await signLoad(tx, by, at)
    return null
  },
})

/** Codes are compared and kept in capitals. */
export const listCode: Column['read'] = (raw, ...rest) => text(40)(raw.toUpperCase(), ...rest)
const articleCode: Column['read'] = (raw, ...rest) => text(60)(raw.toUpperCase(), ...rest)
export const familyCode: Column['read'] = (raw, ...rest) => text(20)(raw.toUpperCase(), ...rest)

const fromZero: Column['read'] = (raw, styles, other) => {
  const read = cents(raw, styles, other)
  return typeof read === 'string' && read.startsWith('-') ? new Problem('negative') : read
}

/** Not before the first day of the same row. */
export const lastDay: Column['read'] = (raw, styles, other) => {
  const last = readDate(raw, styles.dates)
  if (last instanceof Problem) return last
  const first = readDate(other('valid_from') ?? '', styles.dates)
  return typeof first === 'string' && last < first ? new Problem('ends_before', { first }) : last
}

/**
 * A list has one currency, that of its rows so far; none is converted.
 * @param own currency by list; the rows of the file add theirs, those that are taken in
 * @param columns of the row: where one of the others is wrong, the row is left out and says nothing about its list
 */
function currencyOf(own: Map<string, string>, columns: () => readonly Column[]): Column['read'] {
  const known = new Set(Intl.supportedValuesOf('currency'))
  return (raw, styles, other) => {
    const currency = raw.toUpperCase()
    if (!known.has(currency)) return new Problem('currency')
    const list = other('list')?.toUpperCase() ?? ''
    const its = own.get(list)
    if (its !== undefined)
      return its === currency ? currency : new Problem('list_currency', { currency: its })
    const isTaken = columns().every(({ name, read, subject }) => {
      if (name === 'currency') return true
      const cell = other(name)?.trim()
      return cell ? !(read(cell, styles, other) instanceof Problem) : !subject && name !== 'price'
    })
    if (isTaken) own.set(list, currency)
    return currency
  }
}
