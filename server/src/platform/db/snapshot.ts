import type { Db } from './db.ts'
import { sql } from './sql.ts'

export interface Snapshot {
  readonly db: Db
  /** Gives the connection back; calling it again does nothing. */
  release(): Promise<void>
}

/** One unmoving view of the data for reads that need several statements; its statements may take a minute. */
export async function snapshot(db: Db): Promise<Snapshot> {
  const view = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  await sql`set local statement_timeout = '60s'`.execute(view)
  let open = true
  return {
    db: view,
    async release() {
      if (!open) return
      open = false
      await view.rollback().execute()
    },
  }
}

/**
 * Reads the parts of one answer as they are at one moment, so that no change is seen in one of them and missing in
 * another. Inside an act they are read in its transaction, which locked what it is about. What `read` asks at once goes to
 * the database in one trip.
 */
export async function atOneMoment<Result>(db: Db, read: (view: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return read(db)
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}
