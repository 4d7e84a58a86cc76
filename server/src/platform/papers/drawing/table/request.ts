import type { ColumnType } from '@mandato/contract'
import type { Language } from '@mandato/contract/words'
import type { Company } from '../company.ts'

export type Row = Readonly<Record<string, unknown>>

/** A column as `table_headers` of an answer names it, with what paper may know besides. */
export interface TableHeader {
  readonly key: string
  readonly label: string
  readonly type: ColumnType
  readonly total?: boolean
  /** What the values of a badge or a text mean: the words, and how good that is. */
  readonly words?: Readonly<Record<string, { readonly label: string; readonly tone?: Tone }>>
}
export type Tone = 'ok' | 'info' | 'warning' | 'error' | 'neutral'

/** What a table says about itself; all texts in the reader's language. */
export interface TableAbout {
  readonly headers: readonly TableHeader[]
  readonly title: string
  readonly language: Language
  readonly company: Company
  readonly printedAt: Date
  /** Whose rows they are. */
  readonly subject?: string
  /** One line: which period, and what was asked for. */
  readonly filters?: string
  /** The day the data stand at, `YYYY-MM-DD`. */
  readonly asOf?: string | null
  /** Rows that follow each other with the same value of this key stand under one heading, with sums of their own. */
  readonly groupBy?: string
  /** Replaces sums that cannot be computed from the rows, such as percentages. */
  readonly totals?: Row
}

/** What the two threads say to each other. */
export type ToWorker = { readonly rows: readonly Row[] } | { readonly end: true }
export type ToServer = { readonly more: true } | { readonly pages: number; readonly of: number }
