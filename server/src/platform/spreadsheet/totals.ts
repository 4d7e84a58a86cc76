import { kindOf } from '../papers/drawing/table/kinds.ts'
import type { SheetColumn } from './cell.ts'

type Row = Readonly<Record<string, unknown>>

/** Adds columns up while their rows go by, in cents, so that no sum of a thousand rows ends in ,99. */
export class Totals {
  readonly #keys: readonly string[]
  readonly #own = new Map<string, number>()
  readonly #parts = new Map<string, number>()
  #ownTotal = false
  #rows = false
  #others = false

  constructor(columns: readonly SheetColumn[]) {
    this.#keys = columns.filter(({ total }) => total).map(({ key }) => key)
  }

  add(row: Row): void {
    const kind = kindOf(row)
    if (kind === 'total') this.#ownTotal = true
    if (kind === 'row') this.#rows = true
    else this.#others = true
    const into = kind === 'row' ? this.#own : this.#parts
    for (const key of this.#keys) {
      const value = row[key]
      if (typeof value === 'number') into.set(key, (into.get(key) ?? 0) + Math.round(value * 100))
    }
  }

  /** Whether a line of sums belongs under the rows; a table may have one of its own. */
  get wanted(): boolean {
    return this.#keys.length > 0 && !this.#ownTotal
  }

  /** Whether every row counts, so that a formula over all of them says the same. */
  get plain(): boolean {
    return !(this.#rows && this.#others)
  }

  /** The sum of a column. Rows that are parts of others count only where there are no others. */
  of(key: string): number {
    return ((this.#rows ? this.#own : this.#parts).get(key) ?? 0) / 100
  }
}
