import type { Db } from '../../../platform/db/db.ts'
import { sql } from '../../../platform/db/sql.ts'

interface Pause {
  readonly client: number
  readonly reason: string
  readonly until: string
  readonly by: number
  readonly at: Date
}

/** Those of some clients that are left alone on a day. */
export async function pausedAmong(db: Db, clients: readonly number[], day: string): Promise<Set<number>> {
  const { rows } = await sql<{ client_id: number }>`
    select client_id from day_pauses where client_id = any(${[...clients]}) and until > ${day}::date`.execute(
    db,
  )
  return new Set(rows.map(({ client_id }) => client_id))
}

/** The last word on a client counts. */
export async function pauseClient(db: Db, { client, reason, until, by, at }: Pause): Promise<void> {
  await sql`
    insert into day_pauses (client_id, reason, until, by, at) values (${client}, ${reason}, ${until}, ${by}, ${at})
    on conflict (client_id) do update set reason = excluded.reason, until = excluded.until, by = excluded.by, at = excluded.at`.execute(
    db,
  )
}

/** What goes with a deleted client: the words about it. */
export async function forgetPause(db: Db, client: number): Promise<void> {
  await sql`delete from day_pauses where client_id = ${client}`.execute(db)
}
