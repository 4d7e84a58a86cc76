import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from './db/db.ts'

/** It never changes while a server runs; a transaction reads it anew, since what it has made may be undone. */
const known = new WeakMap<Db, Buffer>()

/**
 * 256 bits of this server's own, made when first needed; without them codes cannot be checked nor download addresses
 * made.
 */
export async function serverSecret(db: Db): Promise<Buffer> {
  const secret = known.get(db) ?? (await readOrMake(db))
  known.set(db, secret)
  return secret
}

async function readOrMake(db: Db): Promise<Buffer> {
  const read = async () =>
    (await db.selectFrom('settings').select('value').where('key', '=', 'secret').executeTakeFirst())?.value
  const existing = await read()
  if (typeof existing === 'string') return Buffer.from(existing, 'base64')
  await db
    .insertInto('settings')
    .values({ key: 'secret', value: JSON.stringify(randomBytes(32).toString('base64')) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await read()
  if (typeof made !== 'string') throw new Error('the server has no secret')
  return Buffer.from(made, 'base64')
}

/**
 * A keyed hash (HMAC-SHA-256).
 * @param purpose keeps what is made for one thing from being used for another
 */
export const keyedHash = (secret: Buffer, purpose: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest()

/** Compares without telling by the time taken how much of it fits. */
export const sameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other)
