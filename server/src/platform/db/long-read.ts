import type { RawBuilder } from 'kysely'
import type { Db } from './db.ts'
import { snapshot } from './snapshot.ts'
import { sql } from './sql.ts'

/** Rows read at a time: a few milliseconds of the main thread. */
const partSize = 250

/**
 * Reads a long list part by part from one moment, so that nobody has to keep all of it: five thousand rows read
 * at once held up everybody else for twenty milliseconds, and were copied twice by the garbage collector. Of an empty
 * list there is one part without rows.
 *
 * In a transaction it is read there, one list at a time; else the connection is taken with the first part and given
 * back with the last, or when the reader leaves.
 */
export async function* inParts<Row>(db: Db, list: RawBuilder<Row>): AsyncGenerator<Row[]> {
  if (db.isTransaction) return yield* fetched(db, list)
  const view = await snapshot(db)
  try {
    yield* fetched(view.db, list)
  } finally {
    await view.release()
  }
}

/** When a reader stops early, the cursor is closed with the transaction. */
async function* fetched<Row>(tx: Db, list: RawBuilder<Row>): AsyncGenerator<Row[]> {
  // All of it will be read: the plan that is soonest with the first tenth would be the wrong one.
  await sql`set local cursor_tuple_fraction = 1`.execute(tx)
  await sql`declare list no scroll cursor for ${list}`.execute(tx)
  const fetch = async () => (await sql<Row>`fetch ${sql.lit(partSize)} from list`.execute(tx)).rows
  let rows = await fetch()
  do {
    yield rows
    rows = rows.length < partSize ? [] : await fetch()
  } while (rows.length > 0)
  await sql`close list`.execute(tx)
}
