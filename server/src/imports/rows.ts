import { nothing } from '../platform/import-kit/copy-text.ts'
import type { CheckedColumn } from './checked-columns.ts'
import type { Styles } from '../platform/import-kit/kind.ts'
import { Problem } from '../platform/import-kit/problem.ts'
import type { Header } from './reading/header.ts'
import { SeenKeys } from './seen-keys.ts'

/** What is wrong with one column of a rejected row. */
export interface Fault {
  readonly column: string | null
  readonly value: string | null
  readonly problem: Problem
}

/** A row that cannot be taken: one entry each, with all of its faults. */
export interface Rejected {
  readonly line: number
  readonly subject: string | null
  readonly faults: readonly [Fault, ...Fault[]]
}

interface Step {
  readonly column: CheckedColumn
  readonly at: number
  readonly empty: string
  readonly keyPart: ((landed: string) => string) | null
}

const maxValueShown = 200

/** Checks the rows of one file and turns the good ones into text for COPY. */
export class RowChecker {
  /** The last row that `check` did not take. */
  rejected: Rejected | null = null
  readonly #steps: readonly Step[]
  readonly #subjects: readonly Step[]
  readonly #width: number
  readonly #styles: Styles
  readonly #header: Header
  readonly #seen = new SeenKeys()
  #cells: readonly string[] = []
  readonly #other = (name: string): string | undefined => {
    const at = this.#header.position.get(name)
    return at === undefined ? undefined : this.#cell(at)
  }

  constructor(columns: readonly CheckedColumn[], header: Header, styles: Styles) {
    this.#header = header
    this.#styles = styles
    this.#width = header.columns.length
    this.#steps = columns.map((column) => stepOf(column, header))
    this.#subjects = this.#steps.filter(({ column }) => column.subject)
  }

  /** Says how many rows there will be, as far as one knows. */
  expect(rows: number): void {
    this.#seen.expected = rows
  }

  /**
   * Gives the row for COPY, or null and says in `rejected` what is wrong (nothing, for a row of empty cells).
   * A row that looks like a duplicate gives both: see `SeenKeys`.
   */
  check(cells: readonly string[] | null, line: number): string | null {
    this.rejected = null
    this.#cells = cells ?? []
    if (cells === null) return this.#reject(line, [fault(null, null, new Problem('quotes'))])
    if (cells[0]?.trim() === '' && cells.every((cell) => cell.trim() === '')) return null
    if (cells.length !== this.#width) return this.#reject(line, [wrongCount(cells.length, this.#width)])
    let text = String(line)
    let key = ''
    let faults: Fault[] | null = null
    for (const step of this.#steps) {
      const landed = this.#read(step)
      if (typeof landed === 'string') {
        if (step.column.fills !== 0) text += `\t${landed}`
        if (step.keyPart) key += `${step.keyPart(landed)}\0`
      } else {
        faults ??= []
        faults.push(fault(step.column.name, this.#other(step.column.name) ?? '', landed))
      }
    }
    if (faults?.[0]) return this.#reject(line, [faults[0], ...faults.slice(1)])
    const earlier = this.#seen.earlier(key, line)
    if (earlier !== 0) this.#reject(line, [this.#duplicate(earlier)])
    return text
  }

  #read({ column, at, empty }: Step): string | Problem {
    const raw = this.#cell(at)
    if (raw !== '' || column.derived) return column.read(raw, this.#styles, this.#other)
    return column.required ? new Problem('required') : empty
  }

  #cell(at: number): string {
    const cell = this.#cells[at]
    if (cell === undefined || cell === '') return ''
    // Most cells begin and end with a plain letter or digit; trim() on every one of six million is felt.
    return isPlain(cell.charCodeAt(0)) && isPlain(cell.charCodeAt(cell.length - 1)) ? cell : cell.trim()
  }

  #duplicate(earlier: number): Fault {
    const [first] = this.#subjects
    return fault(
      first?.column.name ?? null,
      first ? this.#cell(first.at) : null,
      new Problem('duplicate', { line: earlier }),
    )
  }

  #reject(line: number, faults: Rejected['faults']): null {
    const subject = this.#subjects.map(({ at }) => this.#cell(at)).filter((part) => part !== '')
    this.rejected = {
      line,
      subject: subject.length > 0 ? subject.join(' / ').slice(0, maxValueShown) : null,
      faults,
    }
    return null
  }
}

const isPlain = (code: number): boolean => code > 32 && code < 127

function stepOf(column: CheckedColumn, header: Header): Step {
  const wholeOfSubject = column.subject ? (landed: string) => landed : null
  return {
    column,
    at: column.derived ? -1 : (header.position.get(column.name) ?? -1),
    empty: Array(column.fills ?? 1)
      .fill(nothing)
      .join('\t'),
    keyPart: column.keyPart ?? wholeOfSubject,
  }
}

const fault = (column: string | null, value: string | null, problem: Problem): Fault => ({
  column,
  // NUL cannot be stored; it is shown as the sign for it.
  value: value === null ? null : value.slice(0, maxValueShown).replaceAll('\0', '␀'),
  problem,
})

const wrongCount = (found: number, expected: number): Fault =>
  fault(null, null, new Problem('fields', { found, expected }))
