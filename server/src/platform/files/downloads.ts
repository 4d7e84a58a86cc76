import type { Db } from '../db/db.ts'
import type { Person } from '../person.ts'
import { keyedHash, sameHash, serverSecret } from '../secret.ts'

/** Seconds an address of a file is good for. */
export const downloadLife = 600
const purpose = 'download'

/**
 * The address of a file on our own origin, good for ten minutes without a token: a browser can open it in a new
 * tab, and no third-party cookie is needed.
 */
export async function downloadUrls(
  db: Db,
  now: Date,
  { viewer }: Pick<Person, 'viewer'>,
): Promise<(fileId: number) => string> {
  const life = Math.floor(now.getTime() / 1000) + downloadLife
  // Whoever looks as somebody else keeps nothing beyond the looking.
  return urlsUntil(db, viewer ? Math.min(life, Math.floor(Date.parse(viewer.until) / 1000)) : life)
}

/** The same for a mail, which is read later: good up to the given moment. */
export const mailedUrls = (db: Db, until: Date): Promise<(fileId: number) => string> =>
  urlsUntil(db, Math.floor(until.getTime() / 1000))

async function urlsUntil(db: Db, until: number): Promise<(fileId: number) => string> {
  const secret = await serverSecret(db)
  return (fileId) => {
    const text = `${fileId}.${until}`
    return `/api/v1.0/public/download/${text}.${keyedHash(secret, purpose, text).toString('base64url')}`
  }
}

/** The file behind an address, or null when it is too old or was not made here. */
export async function fileOfKey(db: Db, key: string, now: Date): Promise<number | null> {
  const match = /^(\d{1,15})\.(\d{1,12})\.([\w-]{43})$/.exec(key)
  if (!match) return null
  const [, id = '', until = '', given = ''] = match
  const right = keyedHash(await serverSecret(db), purpose, `${id}.${until}`).toString('base64url')
  // Compared as written: the last letter of base64 has bits that decoding ignores.
  if (!sameHash(Buffer.from(right), Buffer.from(given))) return null
  return Number(until) * 1000 >= now.getTime() ? Number(id) : null
}
