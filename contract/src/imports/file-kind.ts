import type { Words } from '../words.ts'
import type { ColumnName } from './column-labels.ts'

/** A column of a kind of file; its label stands in `columnLabels`. */
export interface FileColumn {
  readonly name: ColumnName
  /** Must be there, with a value in every row. */
  readonly required: boolean
  /** What the template shows: as the file writes it, and good enough to be brought in. */
  readonly example: string
}

export interface FileKind {
  readonly label: Words
  /** In the order of templates and exports; a file may have them in any. */
  readonly columns: readonly FileColumn[]
}

export const needed = (name: ColumnName, example: string): FileColumn => ({ name, required: true, example })
export const column = (name: ColumnName, example = ''): FileColumn => ({ name, required: false, example })
