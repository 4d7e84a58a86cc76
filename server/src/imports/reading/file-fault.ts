import type { FailureKey } from '../failures.ts'

/** Says where a fault of the file was met, unless the thrower knew better. */
export function atLine(error: unknown, line: number | null): unknown {
  if (error instanceof FileFault) error.line ??= line
  return error
}

/** Why a file cannot be taken at all; a fault of one row is a `Problem` instead. */
export class FileFault extends Error {
  readonly key: FailureKey
  readonly values: Readonly<Record<string, string | number>>
  /** The header is line 1; set by the line counter where the thrower does not know it. */
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
