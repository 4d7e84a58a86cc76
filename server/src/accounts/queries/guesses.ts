import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { failuresPerAddress, freeFailures } from '../rules.ts'

/**
 * Counts a try before the password is looked at, so that a hundred tries at once cannot all slip through:
 * after five wrong ones the next waits 1, 2, 4 … seconds, at most 15 minutes; a day of quiet forgets.
 * @returns 0, or the seconds still to wait
 */
export async function countTry(db: Db, subject: string, now: Date): Promise<number> {
  const at = now.toISOString()
  const { rows } = await sql<{ failures: number }>`
    insert into guesses as g (subject, failures, window_start) values (${subject}, 1, ${at})
    on conflict (subject) do update set
      failures = case when g.window_start < ${at}::timestamptz - interval '1 day' then 1 else g.failures + 1 end,
      window_start = ${at},
      blocked_until = case when g.failures + 1 >= ${freeFailures} and g.window_start >= ${at}::timestamptz - interval '1 day'
        then ${at}::timestamptz + make_interval(secs => least(900, 2 ^ least(20, g.failures + 1 - ${freeFailures}))) end
    where g.blocked_until is null or g.blocked_until <= ${at}
    returning failures`.execute(db)
  return rows.length > 0 ? 0 : secondsBlocked(db, subject, now)
}

async function secondsBlocked(db: Db, subject: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('guesses')
    .select('blocked_until')
    .where('subject', '=', subject)
    .executeTakeFirst()
  const until = row?.blocked_until ? new Date(row.blocked_until).getTime() : now.getTime()
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000))
}

/**
 * Counts a try from a network address in windows of a minute.
 * @returns 0, or the seconds still to wait
 */
export async function countFromAddress(db: Db, ip: string, now: Date): Promise<number> {
  const at = now.toISOString()
  const { rows } = await sql<{ failures: number }>`
    insert into guesses as g (subject, failures, window_start) values (${`ip:${ip}`}, 1, ${at})
    on conflict (subject) do update set
      failures = case when g.window_start <= ${at}::timestamptz - interval '1 minute' then 1 else g.failures + 1 end,
      window_start = case when g.window_start <= ${at}::timestamptz - interval '1 minute' then ${at}::timestamptz else g.window_start end
    where g.failures < ${failuresPerAddress} or g.window_start <= ${at}::timestamptz - interval '1 minute'
    returning failures`.execute(db)
  return rows.length > 0 ? 0 : 60
}

/** A success: the account starts afresh. */
export async function forgiveTries(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('guesses').where('subject', '=', subject).execute()
}

/** The address gets the try back that signing in cost it, so that an office behind one address can all sign in. */
export async function giveBackTry(db: Db, ip: string): Promise<void> {
  await sql`update guesses set failures = greatest(0, failures - 1) where subject = ${`ip:${ip}`}`.execute(db)
}
