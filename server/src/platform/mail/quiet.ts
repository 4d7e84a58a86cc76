import { clockAt, dayOf } from '../clock.ts'
import { addDays, atHour } from '../days.ts'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Quiet } from './choices.ts'

/** The end of the quiet hours a moment lies in; null where it lies in none. */
export function endOfQuiet(now: Date, { from, to }: Quiet): Date | null {
  const shown = Number(clockAt(now).slice(11, 13))
  const today = dayOf(now)
  if (from < to) return shown >= from && shown < to ? atHour(today, to) : null
  if (shown < to) return atHour(today, to)
  return shown >= from ? atHour(addDays(today, 1), to) : null
}

/**
 * Until when nothing may come to this address; null where something may. Whoever has no account has no quiet hours. By the
 * clock of the database, which also says what is due.
 */
export async function quietUntil(db: Db, address: string): Promise<Date | null> {
  const { rows } = await sql<Quiet & { now: string }>`
    select h.quiet_from as "from", h.quiet_to as "to", now() as now from user_cards u join mail_habits h on h.user_id = u.id
    where u.email = ${address} and h.quiet_from is not null`.execute(db)
  const [row] = rows
  return row ? endOfQuiet(new Date(row.now), row) : null
}
