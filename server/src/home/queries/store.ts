import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export interface StoreState {
  readonly version: string
  readonly applied: string[]
  readonly mail_queue: number
  readonly last_import_at: string | null
}

/** What the database says about itself, in one statement. */
export async function storeState(db: Db): Promise<StoreState> {
  const { rows } = await sql<StoreState>`
    select current_setting('server_version') as version,
      array(select name from schema_migrations) as applied,
      (select count(*) from outbox where state in ('waiting', 'sending')) as mail_queue,
      (select max(finished_at) from import_history) as last_import_at`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database does not answer')
  return row
}
