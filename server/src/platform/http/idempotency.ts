import { createHash } from 'node:crypto'
import type { Db } from '../db.ts'
import { refuse } from '../refusals.ts'
import { sql } from '../sql.ts'

export interface Attempt {
  readonly userId: number
  readonly call: string
  readonly key: string
  readonly fingerprint: Buffer
}

/** What makes two requests the same: parameters, query, body and the bytes of the file. */
export const fingerprintOf = (input: unknown): Buffer =>
  createHash('sha256').update(JSON.stringify(input)).digest()

/**
 * The stored answer of an earlier attempt, or null when this is the first. Must run in the transaction of
 * the act: the lock is held until it ends, so a second attempt meanwhile is told that the first still runs.
 */
export async function earlierAnswer(tx: Db, attempt: Attempt): Promise<string | null> {
  const name = `${attempt.userId}:${attempt.call}:${attempt.key}`
  const { rows } = await sql<{
    locked: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 1)) as locked`.execute(tx)
  if (!rows[0]?.locked) throw refuse('still_running', {}, { retryAfter: 1 })
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'answer'])
    .where('user_id', '=', attempt.userId)
    .where('call', '=', attempt.call)
    .where('key', '=', attempt.key)
    .executeTakeFirst()
  if (!row) return null
  if (!attempt.fingerprint.equals(row.fingerprint)) throw refuse('key_used_for_other')
  return row.answer
}

/** Keeps the answer in the transaction of the effect. Refusals roll back and so are never kept. */
export async function keepAnswer(tx: Db, attempt: Attempt, answer: string): Promise<void> {
  await tx
    .insertInto('idempotency_keys')
    .values({
      user_id: attempt.userId,
      call: attempt.call,
      key: attempt.key,
      fingerprint: attempt.fingerprint,
      answer,
    })
    .execute()
}

/** Keys are kept seven days (domain.md §2.1). */
export async function forgetOldKeys(db: Db): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '7 days'`.execute(db)
}
