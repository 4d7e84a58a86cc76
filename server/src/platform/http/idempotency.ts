import { hashRaw } from '@node-rs/argon2'
import { createHash } from 'node:crypto'
import type { Db } from '../db/db.ts'
import { refuse } from '../refusals.ts'
import { inBatches } from '../db/in-batches.ts'
import { sql } from '../db/sql.ts'
import { type KeptRefusal, type Numbered, refusedAgain } from './device-keys.ts'

export interface Attempt {
  readonly userId: number
  readonly call: string
  readonly key: string
  /** Where a device numbered the act: its key is the number's, whatever is sent with it. */
  readonly numbered: Numbered | null
  /** What makes two requests the same: parameters, query, body and the bytes of the file. */
  fingerprint(): Promise<Buffer>
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

export const fingerprintOf = async (input: unknown): Promise<Buffer> => sha256(JSON.stringify(input))

/**
 * The same for calls that carry passwords, as slow as the hash of a password: a fast one beside it would be
 * the easier one to guess from. Worked out only where an answer is kept or compared, never for a sign-in.
 */
export const slowFingerprintOf = (input: unknown, key: string): Promise<Buffer> =>
  hashRaw(JSON.stringify(input), {
    salt: sha256(key).subarray(0, 16),
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  })

/**
 * The stored answer of an earlier attempt, or null when this is the first. Must run in the transaction of
 * the act: the lock is held until it ends, so a second attempt meanwhile is told that the first still runs.
 */
export async function earlierAnswer(tx: Db, attempt: Attempt): Promise<string | null> {
  const name = `${attempt.userId}:${attempt.numbered ? '' : attempt.call}:${attempt.key}`
  const { rows } = await sql<{
    locked: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 1)) as locked`.execute(tx)
  if (!rows[0]?.locked) throw refuse('still_running', {}, { retryAfter: 1 })
  return keptAnswer(tx, attempt)
}

/** The stored answer if there is one now; says nothing about an attempt that is under way. */
export async function keptAnswer(db: Db, attempt: Attempt): Promise<string | null> {
  if (attempt.numbered) return numberedAnswer(db, attempt, attempt.numbered)
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'answer'])
    .where('user_id', '=', attempt.userId)
    .where('call', '=', attempt.call)
    .where('key', '=', attempt.key)
    .executeTakeFirst()
  if (!row) return null
  if (!(await attempt.fingerprint()).equals(row.fingerprint)) throw refuse('key_used_for_other')
  return row.answer
}

/**
 * Of a numbered act: what was done with the number first is what counts. Refused then, it stays refused; done with
 * another body, the refusal carries what exists.
 */
async function numberedAnswer(db: Db, attempt: Attempt, { device, seq }: Numbered): Promise<string | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['call', 'fingerprint', 'answer', 'refused'])
    .where('user_id', '=', attempt.userId)
    .where('device', '=', device)
    .where('seq', '=', seq)
    .executeTakeFirst()
  if (!row) return null
  if (row.refused) throw refusedAgain(row.refused as unknown as KeptRefusal)
  if (row.call === attempt.call && (await attempt.fingerprint()).equals(row.fingerprint)) return row.answer
  const { args } = JSON.parse(row.answer) as { args: { response: unknown } }
  throw refuse('other_body', {}, { current: args.response })
}

/** Keeps the answer in the transaction of the effect. Refusals roll back and so are never kept. */
export async function keepAnswer(tx: Db, attempt: Attempt, answer: string): Promise<void> {
  await tx
    .insertInto('idempotency_keys')
    .values({
      user_id: attempt.userId,
      call: attempt.call,
      key: attempt.key,
      ...attempt.numbered,
      fingerprint: await attempt.fingerprint(),
      answer,
    })
    .execute()
}

/** Keys are kept seven days; those of a device, which may lie in a drawer, half a year. */
export async function forgetOldKeys(db: Db): Promise<void> {
  for (const old of [
    sql`device is null and created_at < now() - interval '7 days'`,
    sql`device is not null and created_at < now() - interval '180 days'`,
  ])
    await inBatches(
      db,
      (most) => sql`delete from idempotency_keys where ctid = any(array(
        select ctid from idempotency_keys where ${old} order by created_at limit ${most}))`,
    )
}
