import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Deactivates accounts whose time is over, and ends their sessions. */
export async function endExpired(db: Db, now: Date): Promise<number[]> {
  const at = now.toISOString()
  const { rows } = await sql<{ id: number }>`
    with ended as (
      update users set active = false, version = version + 1 where active and expires_at <= ${at} returning id
    ), closed as (
      update sessions set revoked_at = ${at} where user_id in (select id from ended) and revoked_at is null
    ) select id from ended`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whose account ends before a day, once each. */
export async function toTellOfExpiry(db: Db, now: Date, before: Date) {
  const { rows } = await sql<{ email: string; name: string; language: string; day: string }>`
    update users set expiry_told_at = ${now.toISOString()}
    where active and expires_at > ${now.toISOString()} and expires_at <= ${before.toISOString()} and expiry_told_at is null
    returning email, name, language, to_char(expires_at at time zone 'Europe/Rome', 'YYYY-MM-DD') as day`.execute(
    db,
  )
  return rows
}
