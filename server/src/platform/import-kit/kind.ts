import type { ImportKind } from '@mandato/contract/imports/names'
import type { ColumnName } from '@mandato/contract/imports/column-labels'
import type { Db } from '../db/db.ts'
import type { RowsSession } from '../bulk-load/carry.ts'
import type { Landing } from '../bulk-load/landing.ts'
import type { Problem } from './problem.ts'
import type { Dates } from './dates.ts'
import type { Decimals } from './decimals.ts'

/** What has to be known of a column before its file is read. */
export interface ColumnShape {
  readonly name: string
  readonly required?: boolean
  /** How many decimals it may have; makes it a witness of the decimal sign. */
  readonly scale?: number
  readonly date?: true
}

/** How the file at hand writes numbers and days. */
export interface Styles {
  readonly decimals: Decimals
  readonly dates: Dates
}

/** What a column may look at besides its own value: another cell of the row, undefined where the file lacks its column. */
export type OtherCell = (name: string) => string | undefined

/** One column of an ERP file: how a value is checked and what of it lands in the database. */
export interface Column extends Omit<ColumnShape, 'required'> {
  readonly name: ColumnName
  /** Part of the natural key as people see it: the subject of a rejected row. */
  readonly subject?: true
  /** What of the landed value is part of the natural key; the whole of it for a subject. */
  readonly keyPart?: (landed: string) => string
  /** No column of the file: worked out from the others. */
  readonly derived?: true
  /** How many columns of the landing table it fills; 1 unless said. */
  readonly fills?: 0 | 1 | 2 | 3
  /** Gives the text for COPY (see `copy-text.ts`), several columns joined by a tab, or what is wrong. */
  read(raw: string, styles: Styles, other: OtherCell): string | Problem
}

/**
 * Brings what follows from the written rows up to date; gives the day figures stand at.
 * @param askedAsOf the day that was given with the file
 * @param brought who brings it in (nobody: the command line), and when
 */
export type Settle = (
  tx: Db,
  askedAsOf: string | null,
  today: string,
  brought: { readonly by: number | null; readonly at: Date },
) => Promise<string | null>

/** One kind of ERP file, as the domain that owns its rows declares it. */
export interface Kind {
  readonly kind: ImportKind
  /** The file it stands in: functions cannot go to the thread of an import, which loads this file instead. */
  readonly module: string
  readonly landing: Landing
  /** The columns, in the order of the landing table; loads the codes that rows may name. */
  columns(db: Db, today: string): Promise<readonly Column[]>
  /** What follows from the written rows, in their transaction. */
  readonly settle?: Settle
  /**
   * The same where it takes long: begins to work it out in a second session, which is to go on while `first` writes the
   * rows, and gives what is left to do in their transaction.
   */
  settleBeside?(first: RowsSession, second: RowsSession): Promise<Settle>
}

/** What a later domain brings up to date when rows of an earlier one's kinds are written, in their transaction. */
export interface ImportFollower {
  readonly follows: readonly ImportKind[]
  /** The file it stands in; see `Kind`. */
  readonly module: string
  readonly settle: (tx: Db) => Promise<void>
}
