import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { deleteFactors } from './factors.ts'
import { eraseRegistrationsOf } from './registrations.ts'

/**
 * Ends the access of the customer accounts linked to a client, because the client is being deleted. An account
 * that is linked to another client too is kept for that one; any other is closed for good: signed out, without
 * password, and emptied of name, address, telephone and places of sign-in.
 * @returns the ids of the closed accounts, and the addresses they had
 */
export async function closeLogins(
  db: Db,
  clientId: number,
  now: Date,
): Promise<{ ids: number[]; emails: string[] }> {
  // Two clients of one account that are deleted at once would each find the other one's link still there.
  await sql`select from users where id in (select user_id from user_clients where client_id = ${clientId})
    order by id for no key update`.execute(db)
  const { rows } = await sql<{ id: number; email: string }>`
    with unlinked as (delete from user_clients where client_id = ${clientId} returning user_id)
    select u.id, u.email from unlinked join users u on u.id = unlinked.user_id
    where u.user_type = 3
      and not exists (select 1 from user_clients o where o.user_id = u.id and o.client_id <> ${clientId})`.execute(
    db,
  )
  const ids = rows.map((row) => row.id)
  if (ids.length > 0) await emptyAccounts(db, ids, now)
  return { ids, emails: rows.map((row) => row.email) }
}

/** Closes accounts for good: signed out, without password, and emptied of whatever tells whose they were. */
export async function emptyAccounts(db: Db, ids: number[], now: Date): Promise<void> {
  await sql`update users set active = false, email = 'deleted-' || id || '@invalid', passkey_handle = null, name = '–', phone = null,
    password_hash = null, former_hashes = '{}', version = version + 1 where id = any(${ids})`.execute(db)
  await sql`update sessions set revoked_at = coalesce(revoked_at, ${now.toISOString()}), device = '', ip = null
    where user_id = any(${ids})`.execute(db)
  await sql`delete from sign_in_places where user_id = any(${ids})`.execute(db)
  await sql`delete from one_time_links where user_id = any(${ids})`.execute(db)
  await deleteFactors(db, ids)
  await sql`delete from devices where user_id = any(${ids})`.execute(db)
  await sql`delete from idempotency_keys where user_id = any(${ids})`.execute(db)
  await eraseRegistrationsOf(db, ids, now)
}
