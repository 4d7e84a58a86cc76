import type { FailureKey } from '../failures.ts'

/** Why a file cannot be taken at all; a fault of one row is a `Problem` instead. */
export class FileFault extends Error {
  readonly key: FailureKey
  readonly values: Readonly<Record<string, string | number>>
  /** The header is line 1; set by whoever counts the lines when the thrower does not. */
  line: number | null
  readonly column: string | null

  constructor(
    key: FailureKey,
    values: Readonly<Record<string, string | number>> = {},
    place: { line?: number; column?: string } = {},
  ) {
    super(key)
    this.key = key
    this.values = values
    this.line = place.line ?? null
    this.column = place.column ?? null
  }
}
