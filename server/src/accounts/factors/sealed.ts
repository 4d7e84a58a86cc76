import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyedHash } from '../../platform/secret.ts'

/*
 * The secret of a person's app as it is stored: AES-256-GCM with a key made of the server's own secret, bound to the
 * person, so that no row can be put in the place of another one.
 */

const keyOf = (serverSecret: Buffer) => keyedHash(serverSecret, 'totp secret', '')
const nonceBytes = 12
const tagBytes = 16

export function sealSecret(serverSecret: Buffer, userId: number, secret: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(serverSecret), nonce).setAAD(Buffer.from(String(userId)))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** @throws where it was sealed for somebody else or by another server */
export function openSecret(serverSecret: Buffer, userId: number, sealed: Buffer): string {
  const nonce = sealed.subarray(0, nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(serverSecret), nonce)
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  )
}
