import type { RawBuilder } from 'kysely'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/**
 * Where the rows of an ERP file land before they are compared with what is there: a temporary table of the
 * import's own session, so that a broken import leaves nothing behind. The domain that owns the real table
 * gives the landing place and the SQL between the two; the imports domain reads the file and fills it.
 */
export interface Landing {
  readonly table: string
  /** In the order in which rows are copied in, after `line`, the line of the file. */
  readonly columns: readonly string[]
  /** The natural key: two rows with the same are duplicates. */
  readonly key: readonly string[]
  /** What is there, as a file of the kind would have it: columns named like the file's, each a text or null. */
  readonly held: RawBuilder<Readonly<Record<string, string | null>>>
  create(db: Db): Promise<void>
  /**
   * Takes out the rows that are good alone and wrong beside the others, such as instalments that do not add up, and
   * says what is wrong with them.
   * @param given the columns the file has: what it leaves out stays as it is
   */
  faults?(db: Db, given: ReadonlySet<string>): Promise<readonly RowFault[]>
  /**
   * Counts what applying would do, and changes nothing but temporary tables.
   * @param given the columns the file has: what it leaves out stays as it is
   */
  compare(db: Db, given: ReadonlySet<string>): Promise<Compared>
  /** The first rows that would be created or updated, by line; asked after `compare`, changes nothing. */
  changes?(db: Db, given: ReadonlySet<string>, most: number): Promise<readonly RowChange[]>
  /** Rows that can be taken but that somebody should look at, the first of them, and how many there are in all. */
  notices?(db: Db, most: number): Promise<{ readonly rows: readonly RowNotice[]; readonly total: number }>
  /**
   * Writes the created and updated rows, in the transaction at hand.
   * @param step is told between batches how many rows have been written; throws when somebody asked to stop
   */
  apply(tx: Db, given: ReadonlySet<string>, step: (written: number) => Promise<void>): Promise<void>
}

/** A value before and after, as a file of the kind would have it. */
export interface ValueChange {
  /** A column of the file. */
  readonly column: string
  readonly from: string | null
  readonly to: string | null
}

export interface RowChange {
  readonly what: 'created' | 'updated'
  readonly line: number
  /** The natural key as people write it. */
  readonly subject: string
  readonly details: readonly ValueChange[]
}

/** A row that is wrong beside the others of its file. */
export interface RowFault {
  readonly line: number
  readonly subject: string
  /** A column of the file; null for the whole row. */
  readonly column: string | null
  readonly value: string | null
  /** One of the reasons of rejected rows. */
  readonly reason: string
  readonly values: Readonly<Record<string, string | number>>
}

export interface RowNotice {
  readonly line: number
  readonly subject: string
  readonly reason: 'vat_of_other' | 'price_falls_back' | 'price_differs'
  readonly values: Readonly<Record<string, string>>
  readonly details: readonly ValueChange[]
}

/** An effect beyond the rows themselves: how many clients change agency, by how many cents a year's revenue moves. */
export interface Effect {
  readonly key: string
  readonly count?: number
  readonly cents?: number
  /** What stood there before the `cents` come to it. */
  readonly before?: number
  readonly year?: number
}

export interface Compared {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly effects: readonly Effect[]
}

const pageBytes = 8192
const pagesAtOnce = 600

/**
 * Conditions that part a table into stretches of about 5 MB by the place of its rows: the table is read once
 * in all, and between the stretches there is time to tell how far it is and to look whether to stop.
 */
export async function* batchesOf(db: Db, table: string, alias = table): AsyncGenerator<RawBuilder<boolean>> {
  const { rows } = await sql<{ bytes: number }>`select pg_relation_size(${table}::regclass) as bytes`.execute(
    db,
  )
  const pages = Math.ceil((rows[0]?.bytes ?? 0) / pageBytes)
  for (let from = 0; from < pages; from += pagesAtOnce) {
    const place = sql.ref(`${alias}.ctid`)
    const [first, next] = [`(${from},0)`, `(${from + pagesAtOnce},0)`]
    yield sql<boolean>`${place} >= ${first}::tid and ${place} < ${next}::tid`
  }
}
