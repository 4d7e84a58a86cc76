import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** What somebody can prove himself by, besides the password. */
export interface Standing {
  readonly totp_since: string | null
  readonly passkeys: number
  readonly recovery_codes_left: number
}

export async function factorsOf(db: Db, userId: number): Promise<Standing> {
  const { rows } = await sql<Standing>`select
    (select confirmed_at from totp_factors where user_id = ${userId}) as totp_since,
    (select count(*)::int from passkeys where user_id = ${userId}) as passkeys,
    (select count(*)::int from recovery_codes where user_id = ${userId} and used_at is null) as recovery_codes_left`.execute(
    db,
  )
  return rows[0] ?? { totp_since: null, passkeys: 0, recovery_codes_left: 0 }
}

export const hasFactor = ({ totp_since, passkeys }: Standing): boolean => totp_since !== null || passkeys > 0

export const totpOf = async (db: Db, userId: number) =>
  (
    await sql<{ secret: Buffer; confirmed_at: string | null; last_step: number }>`
    select secret, confirmed_at, last_step::float8 as last_step from totp_factors where user_id = ${userId}`.execute(
      db,
    )
  ).rows[0]

/** Keeps a secret that no code confirmed yet, in the place of an earlier one. @returns whether: not where one counts already */
export async function beginTotp(db: Db, userId: number, secret: Buffer): Promise<boolean> {
  const { rows } = await sql`
    insert into totp_factors as f (user_id, secret) values (${userId}, ${secret})
    on conflict (user_id) do update set secret = excluded.secret where f.confirmed_at is null
    returning user_id`.execute(db)
  return rows.length > 0
}

/** The app counts from now on; its first code is used up. @returns whether it does so by this act */
export async function confirmTotp(
  db: Db,
  userId: number,
  secret: Buffer,
  step: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update totp_factors set confirmed_at = ${now.toISOString()}, last_step = ${step}
    where user_id = ${userId} and secret = ${secret} and confirmed_at is null returning user_id`.execute(db)
  return rows.length > 0
}

/** Uses the code of a step up. @returns whether it was still good: of many at once one is */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const { rows } = await sql`
    update totp_factors set last_step = ${step}
    where user_id = ${userId} and confirmed_at is not null and last_step < ${step} returning user_id`.execute(
    db,
  )
  return rows.length > 0
}

/** No code of the app is good up to a step: whoever needed a recovery code may have lost the telephone to somebody. */
export async function burnSteps(db: Db, userId: number, upTo: number): Promise<void> {
  await sql`update totp_factors set last_step = greatest(last_step, ${upTo}) where user_id = ${userId}`.execute(
    db,
  )
}

export async function deleteTotp(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql`delete from totp_factors where user_id = ${userId} returning user_id`.execute(db)
  return rows.length > 0
}

/** The salt of a person's recovery codes; undefined where there are none left. */
export async function recoverySalt(db: Db, userId: number): Promise<Buffer | undefined> {
  const { rows } = await sql<{ salt: Buffer }>`
    select salt from recovery_codes where user_id = ${userId} and used_at is null limit 1`.execute(db)
  return rows[0]?.salt
}

export async function keepRecoveryCodes(
  db: Db,
  userId: number,
  salt: Buffer,
  hashes: readonly Buffer[],
): Promise<void> {
  await dropRecoveryCodes(db, userId)
  await sql`insert into recovery_codes (user_id, hash, salt)
    select ${userId}, unnest(${[...hashes]}::bytea[]), ${salt}`.execute(db)
}

export async function dropRecoveryCodes(db: Db, userId: number): Promise<void> {
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(db)
}

/** @returns whether it was there and unused: of many at once one is */
export async function takeRecoveryCode(db: Db, userId: number, hash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`update recovery_codes set used_at = ${now.toISOString()}
    where user_id = ${userId} and hash = ${hash} and used_at is null returning user_id`.execute(db)
  return rows.length > 0
}

export async function noteProof(db: Db, sessionId: number, now: Date): Promise<void> {
  await sql`update sessions set proved_at = ${now.toISOString()} where id = ${sessionId}`.execute(db)
}

/** Everything by which somebody could prove himself besides the password. @returns how many there were */
export async function deleteFactors(db: Db, userIds: readonly number[]): Promise<number> {
  const ids = [...userIds]
  const { rows } = await sql<{ n: number }>`
    with apps as (delete from totp_factors where user_id = any(${ids}::int[]) returning confirmed_at),
      keys as (delete from passkeys where user_id = any(${ids}::int[]) returning id),
      codes as (delete from recovery_codes where user_id = any(${ids}::int[]))
    select (select count(*) from apps where confirmed_at is not null)::int + (select count(*) from keys)::int as n`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}
