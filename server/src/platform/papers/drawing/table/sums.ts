import type { Cell, Column } from './cells.ts'
import { countedOf } from './kinds.ts'
import type { Row } from './request.ts'

/**
 * The cells of a line of sums. Amounts are added in cents, which are whole numbers, so that no sum of a
 * thousand rows ends in ,99.
 */
export function sumCells(
  columns: readonly Column[],
  rows: readonly Row[],
  label: string,
  given: Row = {},
): Cell[] {
  const counted = countedOf(rows)
  const named = columns.findIndex((column) => column.role === 'name')
  const labelled = named >= 0 ? named : columns.findIndex((column) => !column.numeric)
  return columns.map((column, i) => {
    const { key, sums, write } = column
    if (key in given) return write(given[key])
    if (i === labelled) return { text: label }
    if (!sums) return { text: '' }
    const cents = counted.reduce((total, row) => total + centsOf(row[key]), 0)
    return write(cents / 100)
  })
}

const centsOf = (value: unknown): number => (typeof value === 'number' ? Math.round(value * 100) : 0)
