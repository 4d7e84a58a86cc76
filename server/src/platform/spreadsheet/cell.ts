import type { ColumnType } from '@mandato/contract'
import { clockAt } from '../clock.ts'

/** A column as a spreadsheet needs it. */
export interface SheetColumn {
  readonly key: string
  readonly label: string
  readonly type: ColumnType
  readonly total: boolean
  /** What its codes mean. */
  readonly words?: Readonly<Record<string, { readonly label: string }>>
}

/** The styles of `styles.xml` by their places there; a bold one stands `strong` places after its plain one. */
export const styles = {
  plain: 0,
  money: 1,
  percent: 2,
  whole: 3,
  date: 4,
  moment: 5,
  strong: 6,
  title: 12,
  note: 13,
  head: 14,
  headRight: 15,
} as const

export type Value = string | number | boolean | Date | null

const styleOf: Partial<Record<ColumnType, number>> = {
  money: styles.money,
  percent: styles.percent,
  int: styles.whole,
  date: styles.date,
  datetime: styles.moment,
}
/** The style of a cell; a quantity that is no whole number shows its decimals. */
export const styleOfCell = ({ type }: SheetColumn, value: Value): number =>
  type === 'int' && typeof value === 'number' && !Number.isInteger(value)
    ? styles.money
    : (styleOf[type] ?? styles.plain)

/** A code in its words; anything else as it is. */
export function saidIn(
  { key, words }: Pick<SheetColumn, 'key' | 'words'>,
  row: Readonly<Record<string, unknown>>,
) {
  const value = row[key]
  return typeof value === 'string' ? (words?.[value]?.label ?? value) : value
}

/**
 * Text stays text whatever it begins with. A sheet knows no zones and shows what stands in UTC: dates become its
 * midnights, so that no zone shifts them, and moments what the company's clock shows. A percentage is a fraction.
 */
export function valueOf(column: SheetColumn, row: Readonly<Record<string, unknown>>): Value {
  const value = saidIn(column, row)
  const { type, words } = column
  if (value === null || value === undefined) return null
  if ((type === 'date' || type === 'datetime') && typeof value === 'string')
    return new Date(value.length === 10 ? `${value}T00:00:00Z` : `${clockAt(new Date(value))}Z`)
  // 12.3 has one decimal: its fraction has three, and none of the noise of a division.
  if (typeof value === 'number') return type === 'percent' ? Math.round(value * 10) / 1000 : value
  if (typeof value === 'boolean') return words?.[String(value)]?.label ?? value
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Days since 30 December 1899, which is how a spreadsheet keeps a moment. */
const serial = (moment: Date) => moment.getTime() / 86_400_000 + 25_569

/** The letters of a column: A for 0, AA for 26. */
export const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** Control characters that XML cannot hold are left out. */
export const escaped = (text: string): string =>
  text
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // A reader of XML would make a line feed of it.
    .replaceAll('\r', '&#13;')

/** @param at its place, such as `B7` */
export function cellXml(at: string, value: Value, style: number): string {
  const s = style === 0 ? '' : ` s="${style}"`
  if (value === null || (typeof value === 'number' && !Number.isFinite(value))) return ''
  if (typeof value === 'string')
    return `<c r="${at}"${s} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
  if (typeof value === 'boolean') return `<c r="${at}"${s} t="b"><v>${value ? 1 : 0}</v></c>`
  return `<c r="${at}"${s}><v>${value instanceof Date ? serial(value) : value}</v></c>`
}
