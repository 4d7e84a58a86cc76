import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** The columns signing in needs. */
export const accountByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'name',
      'language',
      'password_hash',
      'active',
      'must_change_password',
      'expires_at',
    ])
    .where('email', '=', email)
    .executeTakeFirst()

export const accountById = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'language', 'password_hash', 'former_hashes', 'active'])
    .where('id', '=', id)
    .executeTakeFirst()

/**
 * What an account is signed in with now, which stays so until the transaction ends: what was read before a password
 * was looked at may have changed while it was.
 */
export const holdAccount = async (tx: Db, id: number) =>
  (
    await sql<{ password_hash: string | null; active: boolean }>`
    select password_hash, active from users where id = ${id} for no key update`.execute(tx)
  ).rows[0]

/** The person as the app shows him (view `user_cards`). */
export const cardOf = (db: Db, id: number) =>
  db
    .selectFrom('user_cards')
    .select([
      'id',
      'email',
      'name',
      'user_type',
      'profile',
      'language',
      'permissions',
      'must_change_password',
      'agency_id',
      'agency_name',
      'client_id',
      'client_name',
    ])
    .where('id', '=', id)
    .executeTakeFirst()

export async function keepLanguage(db: Db, id: number, language: Language): Promise<void> {
  await sql`update users set language = ${language} where id = ${id}`.execute(db)
}

/** Sets a password hash; the last three stay known so that they are not used again. */
export async function setPassword(db: Db, id: number, hash: string): Promise<void> {
  await sql`update users set
      former_hashes = (array_remove(array_prepend(password_hash, former_hashes), null))[1:2],
      password_hash = ${hash}, must_change_password = false, version = version + 1
    where id = ${id}`.execute(db)
}

export async function noteSignIn(db: Db, id: number, ip: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ last_login_at: now.toISOString() }).where('id', '=', id).execute()
  await sql`insert into sign_in_places (user_id, ip, last_at) values (${id}, ${ip}, ${now.toISOString()})
    on conflict (user_id, ip) do update set last_at = excluded.last_at`.execute(db)
}

/** Did this person sign in from this address within so many seconds? */
export async function isKnownPlace(
  db: Db,
  id: number,
  ip: string,
  now: Date,
  seconds: number,
): Promise<boolean> {
  const since = new Date(now.getTime() - seconds * 1000).toISOString()
  const row = await db
    .selectFrom('sign_in_places')
    .select('user_id')
    .where('user_id', '=', id)
    .where('ip', '=', ip)
    .where('last_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

/** The account of an approved request, without a password until the mailed link sets one. */
export async function insertRegistered(
  db: Db,
  person: {
    email: string
    name: string
    profile: string
    language: Language
    phone: string
    expiresAt: Date | null
  },
): Promise<number> {
  const { expiresAt, ...row } = person
  const { id } = await db
    .insertInto('users')
    .values({ ...row, user_type: 3, expires_at: expiresAt?.toISOString() ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function linkClient(db: Db, userId: number, clientId: number): Promise<void> {
  await db
    .insertInto('user_clients')
    .values({ user_id: userId, client_id: clientId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Gives an account so many months more, and opens it again where its time was over.
 * @returns its new end
 */
export async function extendAccount(db: Db, id: number, now: Date, months: number): Promise<string | null> {
  const { rows } = await sql<{ expires_at: string | null }>`
    update users set active = active or expires_at <= ${now.toISOString()}::timestamptz, expiry_told_at = null, version = version + 1,
      expires_at = greatest(expires_at, ${now.toISOString()}::timestamptz) + make_interval(months => ${months})
    where id = ${id} returning expires_at`.execute(db)
  return rows[0]?.expires_at ?? null
}

export async function hasAdministrator(db: Db): Promise<boolean> {
  return (
    (await db
      .selectFrom('users')
      .select('id')
      .where('user_type', '=', 1)
      .where('active', '=', true)
      .limit(1)
      .executeTakeFirst()) !== undefined
  )
}

export async function insertAdministrator(
  db: Db,
  person: { email: string; name: string; hash: string; language: Language },
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      email: person.email,
      name: person.name,
      user_type: 1,
      language: person.language,
      password_hash: person.hash,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
