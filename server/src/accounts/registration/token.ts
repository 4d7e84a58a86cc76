import type { Db } from '../../platform/db/db.ts'
import { keyedHash, sameHash, serverSecret } from '../../platform/secret.ts'

/**
 * The link of a request: its number and a keyed hash of it, so that each mail can carry it and no table holds it.
 * It shows how the request stands, and is good until the request is emptied.
 */
export async function registrationToken(db: Db, id: number): Promise<string> {
  return `${id.toString(36)}-${(await hashOf(db, id)).toString('base64url')}`
}

/** The number of the request a link belongs to; null where the link is not ours. */
export async function requestOf(db: Db, token: string): Promise<number | null> {
  const [, number = '', given = ''] = /^([0-9a-z]{1,6})-([\w-]{43})$/.exec(token) ?? []
  const id = Number.parseInt(number, 36)
  if (!Number.isInteger(id) || id > 2_147_483_647) return null
  return sameHash(await hashOf(db, id), Buffer.from(given, 'base64url')) ? id : null
}

const hashOf = async (db: Db, id: number) => keyedHash(await serverSecret(db), 'registration', String(id))
