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
