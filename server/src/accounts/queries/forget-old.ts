import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { sql } from '../../platform/db/sql.ts'

/** A day of quiet forgives wrong passwords; the places somebody signed in from count for thirty days. */
const guessDays = 7
const placeDays = 30

/**
 * Lets go what signing in leaves behind.
 * @param traceDays so long after its end a session or a link can still be asked about: when was somebody in, was a link sent?
 */
export async function forgetOldSignIns(db: Db, now: Date, traceDays: number): Promise<void> {
  const ago = (days: number) => sql`${now.toISOString()}::timestamptz - make_interval(days => ${days}::int)`
  const old: readonly (readonly [table: string, which: RawBuilder<unknown>])[] = [
    ['sessions', sql`least(expires_at, revoked_at) < ${ago(traceDays)}`],
    ['one_time_links', sql`least(expires_at, used_at, replaced_at) < ${ago(traceDays)}`],
    ['guesses', sql`greatest(window_start, blocked_until) < ${ago(guessDays)}`],
    ['sign_in_places', sql`last_at < ${ago(placeDays)}`],
  ]
  for (const [name, which] of old) {
    const table = sql.table(name)
    await inBatches(
      db,
      (most) =>
        sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${which} limit ${most}))`,
    )
  }
}
