import { createHash, randomBytes } from 'node:crypto'
import { hash, hashRaw, verify } from '@node-rs/argon2'

/** A session or link token: 256 random bits, 43 characters that fit in a header and in a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Only the SHA-256 of a token is stored: who reads the database cannot sign in with it. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

// OWASP's minimum for Argon2id: 19 MiB, two passes, one lane (ASVS 11.4.2).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/**
 * Does the password fit? Without a stored hash the same work is done on a dummy, so that the time of the
 * answer does not tell whether the person exists (ASVS 6.3.8).
 */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await dummy()), password)
  return fits && typeof stored === 'string'
}

let dummyHash: Promise<string> | undefined
const dummy = () => (dummyHash ??= hashPassword(newToken()))

/** A recovery code as it is stored; with its salt, so that one computation is compared with all of a person's. */
export const hashRecoveryCode = (bare: string, salt: Buffer): Promise<Buffer> =>
  hashRaw(bare, { ...cost, salt })

/** What a guess counter is kept under: no address in plain text. */
export const subjectOf = (kind: 'login' | 'change' | 'code', whom: string): string =>
  `${kind}:${createHash('sha256').update(whom).digest('base64url')}`
