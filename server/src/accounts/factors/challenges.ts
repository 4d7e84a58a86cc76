import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../platform/db/db.ts'
import { keyedHash, sameHash, serverSecret } from '../../platform/secret.ts'
import { useChallenge } from '../queries/passkeys.ts'

/** Milliseconds a device has for its answer. */
export const challengeLife = 5 * 60_000

const headBytes = 6 + 16
const purpose = 'passkey challenge'

/**
 * A challenge for a device: its end, chance, and this server's mark over both and what it is for. Nothing is stored
 * until it is answered: whoever asks for a million of them fills no table.
 * @param bound what it is good for, and for whose session
 */
export async function newChallenge(db: Db, bound: string, now: Date): Promise<string> {
  const end = Buffer.alloc(6)
  end.writeUIntBE(now.getTime() + challengeLife, 0, 6)
  const head = Buffer.concat([end, randomBytes(16)])
  return Buffer.concat([head, await markOf(db, bound, head)]).toString('base64url')
}

/** The challenge that was answered, if it is ours, for this, not over and not answered before: it is used up now. */
export async function answeredChallenge(
  db: Db,
  bound: string,
  clientData: string,
  now: Date,
): Promise<string | null> {
  const challenge = challengeIn(clientData)
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== headBytes + 32) return null
  const head = bytes.subarray(0, headBytes)
  if (!sameHash(bytes.subarray(headBytes), await markOf(db, bound, head))) return null
  const end = new Date(head.readUIntBE(0, 6))
  if (end <= now) return null
  return (await useChallenge(db, createHash('sha256').update(bytes).digest(), end, now)) ? challenge : null
}

const markOf = async (db: Db, bound: string, head: Buffer) =>
  keyedHash(await serverSecret(db), purpose, `${bound}\n${head.toString('hex')}`)

function challengeIn(clientData: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))
    return typeof said === 'object' && said !== null && 'challenge' in said ? String(said.challenge) : ''
  } catch {
    return ''
  }
}
