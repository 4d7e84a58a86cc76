import type { ColumnType } from '@mandato/contract'
import type { SheetColumn, Value } from './cell.ts'
import type { SheetRow } from './rows.ts'

const widest = 60
/** Later parts may hold larger figures than the first: a column of them is never narrower than this. */
const narrowest: Partial<Record<ColumnType, number>> = {
  money: 14,
  int: 8,
  percent: 9,
  date: 11,
  datetime: 17,
}
/** The button of the filter stands beside the heading. */
const button = 3

/** How wide the columns must be for their headings and for the rows of the first part; in characters. */
export function widthsOf(columns: readonly SheetColumn[], rows: readonly SheetRow[]): number[] {
  return columns.map((column, i) => {
    let width = column.label.length + button
    for (const { values } of rows) width = Math.max(width, lengthOf(column, values[i] ?? null) + 1.5)
    return Math.min(widest, Math.max(narrowest[column.type] ?? 6, width))
  })
}

function lengthOf({ type }: SheetColumn, value: Value): number {
  if (value === null) return 0
  if (value instanceof Date) return type === 'date' ? 10 : 16
  if (typeof value === 'string') return Math.max(...value.split('\n').map((line) => line.length))
  if (typeof value === 'boolean') return 6
  const digits = Math.max(1, Math.floor(Math.log10(Math.max(1, Math.abs(value)))) + 1)
  const sign = value < 0 ? 1 : 0
  if (type === 'percent') return String(Math.abs(Math.round(value * 100))).length + 3 + sign
  if (type === 'money') return digits + Math.floor((digits - 1) / 3) + 3 + sign
  return type === 'int' ? digits + Math.floor((digits - 1) / 3) + sign : String(value).length
}
