import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export const passkeysOf = (db: Db, userId: number) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at', 'credential_id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()

/** With its owner, for signing in. */
export const passkeyCalled = async (db: Db, credentialId: string) =>
  (
    await sql<{
      id: number
      user_id: number
      public_key: Buffer
      counter: number
      handle: string | null
      email: string
      name: string
      language: string
      active: boolean
      expires_at: string | null
      must_change_password: boolean
    }>`
    select p.id, p.user_id, p.public_key, p.counter::float8 as counter, u.passkey_handle as handle,
      u.email, u.name, u.language, u.active, u.expires_at, u.must_change_password
    from passkeys p join users u on u.id = p.user_id where p.credential_id = ${credentialId}`.execute(db)
  ).rows[0]

export interface NewPasskey {
  readonly userId: number
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly now: Date
}

/** @returns its number; null where a passkey of that name of its device is kept already */
export async function insertPasskey(db: Db, key: NewPasskey): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
    values (${key.userId}, ${key.credentialId}, ${Buffer.from(key.publicKey)}, ${key.counter}, ${[...key.transports]},
      ${key.name}, ${key.now.toISOString()})
    on conflict (credential_id) do nothing returning id`.execute(db)
  return rows[0]?.id ?? null
}

export async function notePasskeyUse(db: Db, id: number, counter: number, now: Date): Promise<boolean> {
  const { rows } = await sql`update passkeys set counter = ${counter}, last_used_at = ${now.toISOString()}
    where id = ${id} returning id`.execute(db)
  return rows.length > 0
}

export async function renamePasskey(db: Db, userId: number, id: number, name: string): Promise<boolean> {
  const { rows } = await sql`update passkeys set name = ${name}
    where id = ${id} and user_id = ${userId} returning id`.execute(db)
  return rows.length > 0
}

export async function deletePasskey(db: Db, userId: number, id: number): Promise<boolean> {
  const { rows } =
    await sql`delete from passkeys where id = ${id} and user_id = ${userId} returning id`.execute(db)
  return rows.length > 0
}

/** The handle of a person's passkeys, the one given where there is none yet. */
export async function passkeyHandle(db: Db, userId: number, fresh: string): Promise<string> {
  const { rows } = await sql<{ passkey_handle: string }>`
    update users set passkey_handle = coalesce(passkey_handle, ${fresh}) where id = ${userId}
    returning passkey_handle`.execute(db)
  return rows[0]?.passkey_handle ?? fresh
}

/** Remembers that a challenge was answered; forgets those that are over. @returns whether it was answered now */
export async function useChallenge(db: Db, hash: Buffer, end: Date, now: Date): Promise<boolean> {
  await sql`delete from used_challenges where expires_at < ${now.toISOString()}`.execute(db)
  const { rows } =
    await sql`insert into used_challenges (hash, expires_at) values (${hash}, ${end.toISOString()})
    on conflict do nothing returning hash`.execute(db)
  return rows.length > 0
}
