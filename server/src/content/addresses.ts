import type { Db } from '../platform/db/db.ts'
import { downloadLife } from '../platform/files/downloads.ts'
import { keyedHash, sameHash, serverSecret } from '../platform/secret.ts'

const purpose = 'content-file'

/**
 * Addresses of files on our own origin for one person, good for ten minutes without a token: pictures and downloads need
 * no third-party cookie. Whether the person may still have the file is asked again when it is fetched.
 */
export async function addressesFor(db: Db, user: number, now: Date): Promise<(file: number) => string> {
  const secret = await serverSecret(db)
  // The same address for five minutes, so that a browser need not load a picture twice.
  const step = 300
  const until = Math.floor(now.getTime() / 1000 / step) * step + step + downloadLife
  return (file) => {
    const text = `${file}.${user}.${until}`
    return `/api/v1.0/public/content-file/${text}.${keyedHash(secret, purpose, text).toString('base64url')}`
  }
}

/** For whom an address was made and for which file, or null when it is too old or was not made here. */
export async function readAddress(
  db: Db,
  key: string,
  now: Date,
): Promise<{ readonly file: number; readonly user: number } | null> {
  const match = /^((\d{1,15})\.(\d{1,10})\.(\d{1,12}))\.([\w-]{43})$/.exec(key)
  if (!match) return null
  const [, text = '', file = '', user = '', until = '', given = ''] = match
  const right = keyedHash(await serverSecret(db), purpose, text).toString('base64url')
  if (!sameHash(Buffer.from(right), Buffer.from(given))) return null
  return Number(until) * 1000 >= now.getTime() ? { file: Number(file), user: Number(user) } : null
}
