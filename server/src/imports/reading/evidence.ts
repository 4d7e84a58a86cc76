import { type DateEvidence, dateEvidence, type Dates } from '../../platform/import-kit/dates.ts'
import { type DecimalEvidence, decimalEvidence, type Decimals } from '../../platform/import-kit/decimals.ts'
import { FileFault } from './file-fault.ts'
import type { ColumnShape } from '../../platform/import-kit/kind.ts'
import type { Header } from './header.ts'

interface Witness {
  readonly value: string
  readonly line: number
  readonly column: string
}

/** Up to one in three may differ from the rest: those rows are rejected. More, and the file has no one way of writing. */
const tolerated = 1 / 3

/** What the values of a file say about how it writes decimals and dates. */
export class Evidence {
  readonly #decimals = new Tally<DecimalEvidence>()
  readonly #dates = new Tally<DateEvidence>()
  #watched: { at: number; column: ColumnShape }[] = []
  #cellCount = 0

  watch(columns: readonly ColumnShape[], header: Header): void {
    this.#cellCount = header.columns.length
    for (const column of columns) {
      const at = header.position.get(column.name)
      if (at !== undefined && (column.scale !== undefined || column.date)) this.#watched.push({ at, column })
    }
  }

  take(cells: readonly string[] | null, line: number): void {
    if (cells?.length !== this.#cellCount) return
    for (const { at, column } of this.#watched) {
      const value = cells[at]?.trim() ?? ''
      if (value === '') continue
      const witness = { value, line, column: column.name }
      if (column.date) this.#dates.add(dateEvidence(value), witness)
      else this.#decimals.add(decimalEvidence(value, column.scale ?? 0), witness)
    }
  }

  /** Whether reading on could not add what is missing. */
  isEnough(): boolean {
    const needsDecimals = this.#watched.some(({ column }) => column.scale !== undefined)
    const needsDates = this.#watched.some(({ column }) => column.date)
    const decided = this.#decimals.count('point') + this.#decimals.count('comma') > 0
    const dated = this.#dates.count('iso') + this.#dates.count('italian') > 0
    return (decided || !needsDecimals) && (dated || !needsDates)
  }

  decimals(): Decimals {
    const [point, comma, either] = (['point', 'comma', 'either'] as const).map((key) =>
      this.#decimals.first(key),
    )
    if (!point && !comma) {
      if (either) throw new FileFault('decimals_unclear', { value: either.value }, either)
      return 'none'
    }
    const winner = this.#decimals.winner('point', 'comma')
    if (winner === null && point && comma) {
      const later = point.line > comma.line ? point : comma
      throw new FileFault('decimals_mixed', { point: point.value, comma: comma.value }, later)
    }
    return winner ?? 'none'
  }

  dates(): Dates {
    const american = this.#dates.first('american')
    if (
      american &&
      this.#dates.count('american') * 2 > this.#dates.count('italian') + this.#dates.count('iso')
    ) {
      throw new FileFault('dates_american', { value: american.value }, american)
    }
    const iso = this.#dates.first('iso')
    const italian = this.#dates.first('italian')
    if (!iso && !italian) return 'none'
    const winner = this.#dates.winner('iso', 'italian')
    if (winner === null && iso && italian) {
      const later = iso.line > italian.line ? iso : italian
      throw new FileFault('dates_mixed', { iso: iso.value, italian: italian.value }, later)
    }
    return winner ?? 'none'
  }
}

class Tally<Key extends string> {
  readonly #counts = new Map<Key, { count: number; first: Witness }>()

  add(key: Key, witness: Witness): void {
    const entry = this.#counts.get(key)
    if (entry) entry.count += 1
    else this.#counts.set(key, { count: 1, first: witness })
  }

  count = (key: Key): number => this.#counts.get(key)?.count ?? 0
  first = (key: Key): Witness | undefined => this.#counts.get(key)?.first

  /** The one of two that nearly all agree on; null where they do not. */
  winner<Either extends Key>(a: Either, b: Either): Either | null {
    const [more, less] = this.count(a) >= this.count(b) ? [a, b] : [b, a]
    return this.count(less) <= (this.count(more) + this.count(less)) * tolerated ? more : null
  }
}
