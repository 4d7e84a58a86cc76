import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** What mails were about, as its events name it. */
interface About {
  readonly what: string
  readonly entity: string
  readonly id: number
}

/**
 * How many addresses something was mailed to, after its events: by one person within the hour, by all together within
 * the day. Mails are refused beyond that: others wait behind them in the outbox.
 */
export async function mailedLately(
  db: Db,
  { what, entity, id }: About,
  by: number,
): Promise<{ readonly hour: number; readonly day: number }> {
  const { rows } = await sql<{ hour: number; day: number }>`
    select coalesce(sum(n) filter (where user_id = ${by} and at > now() - interval '1 hour'), 0)::int as hour,
      coalesce(sum(n), 0)::int as day
    from (select e.user_id, e.at, (e.after ->> 'addresses')::int as n from events e
      where e.entity = ${entity} and e.entity_id = ${String(id)} and e.what = ${what}
        and e.at > now() - interval '1 day') mailed`.execute(db)
  return rows[0] ?? { hour: 0, day: 0 }
}
