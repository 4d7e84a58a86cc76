import { type SheetColumn, type Value, valueOf } from './cell.ts'
import { Totals } from './totals.ts'

export type Row = Readonly<Record<string, unknown>>
export interface SheetRow {
  readonly values: readonly Value[]
  /** A line of sums that the table has itself. */
  readonly strong: boolean
}

/** The rows of a table, handed out part by part and added up on the way. */
export class Rows {
  readonly totals: Totals
  readonly #columns: readonly SheetColumn[]
  readonly #parts: AsyncIterator<Iterable<Row>>
  #waiting: SheetRow[] = []
  #ended = false

  constructor(columns: readonly SheetColumn[], parts: AsyncIterable<Iterable<Row>>) {
    this.#columns = columns
    this.#parts = parts[Symbol.asyncIterator]()
    this.totals = new Totals(columns)
  }

  /** The next part, which stays where it is; empty when there are no more. */
  async peek(): Promise<readonly SheetRow[]> {
    while (this.#waiting.length === 0 && !this.#ended) {
      const next = await this.#parts.next()
      if (next.done) this.#ended = true
      else this.#waiting = Array.from(next.value, (row) => this.#read(row))
    }
    return this.#waiting
  }

  /** Takes at most so many rows of the next part; none when there are no more. */
  async take(most: number): Promise<readonly SheetRow[]> {
    const rows = (await this.peek()).slice(0, most)
    this.#waiting = this.#waiting.slice(rows.length)
    return rows
  }

  async close(): Promise<void> {
    await this.#parts.return?.()
  }

  #read(row: Row): SheetRow {
    this.totals.add(row)
    return { values: this.#columns.map((column) => valueOf(column, row)), strong: row['kind'] === 'total' }
  }
}
