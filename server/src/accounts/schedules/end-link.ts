import type { Db } from '../../platform/db/db.ts'
import { keyedHash, sameHash, serverSecret } from '../../platform/secret.ts'

const purpose = 'schedule-end'
/** Days the link of a mail is good for: a mail is found again weeks later. */
const days = 90

/**
 * The link in each mail that ends its schedule, without signing in. It is good for one thing, and once: an ended schedule is
 * gone, and no other has its number.
 */
export async function endToken(db: Db, schedule: number, now: Date): Promise<string> {
  const text = `${schedule}.${Math.floor(now.getTime() / 1000) + days * 86_400}`
  return `${text}.${keyedHash(await serverSecret(db), purpose, text).toString('base64url')}`
}

/** The schedule a link would end; null where it is too old or was not made here. */
export async function scheduleOfToken(db: Db, token: string, now: Date): Promise<number | null> {
  const match = /^(\d{1,9})\.(\d{1,12})\.([\w-]{43})$/.exec(token)
  if (!match) return null
  const [, id = '', until = '', given = ''] = match
  const right = keyedHash(await serverSecret(db), purpose, `${id}.${until}`).toString('base64url')
  // Compared as written: the last letter of base64 has bits that decoding ignores.
  if (!sameHash(Buffer.from(right), Buffer.from(given))) return null
  return Number(until) * 1000 >= now.getTime() ? Number(id) : null
}
