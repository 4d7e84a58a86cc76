import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { RawBuilder } from 'kysely'
import type { Db } from '../db/db.ts'

/** A session that can hand over rows of its temporary tables, which no other session sees. */
export interface RowsSession {
  readonly db: Db
  /** The rows of a query without parameters, as COPY writes them. */
  copyFrom(query: RawBuilder<unknown>): Readable
  /** Takes such rows into a table with the same columns. */
  copyTo(table: string): Writable
}

/** Copies what a query of one session gives into a table of another, as it comes and never as a whole in memory. */
export async function carry(
  from: RowsSession,
  query: RawBuilder<unknown>,
  to: RowsSession,
  table: string,
): Promise<void> {
  await pipeline(from.copyFrom(query), to.copyTo(table))
}
