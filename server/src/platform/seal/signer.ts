import { CryptoKeySigner, P12Signer, parsePem, type Signer } from '@libpdf/core'
import { createPrivateKey, webcrypto } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { SealError } from './error.ts'
import { unusable } from './key-file.ts'

/** Where key and certificate lie. */
export type SealSource =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'p12'; readonly path: string; readonly password: string }

/** Reads key and certificate. A file that cannot be used is explained in one line. */
export async function signerFrom(source: SealSource): Promise<Signer> {
  return source.kind === 'own' ? ownSigner(source.path) : p12Signer(source.path, source.password)
}

async function ownSigner(path: string): Promise<Signer> {
  const text = await readFile(path, 'utf8')
  const certificate = parsePem(text).find(({ label }) => label === 'CERTIFICATE')?.der
  if (!certificate || !text.includes('PRIVATE KEY')) throw unusable(path)
  const der = createPrivateKey(text).export({ type: 'pkcs8', format: 'der' })
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const key = await webcrypto.subtle.importKey('pkcs8', new Uint8Array(der), algorithm, false, ['sign'])
  return new CryptoKeySigner(key, certificate, 'RSA', 'RSASSA-PKCS1-v1_5')
}

async function p12Signer(path: string, password: string): Promise<Signer> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new SealError(`The seal ${path} cannot be read (${error.code ?? error.message}): check SEAL_P12.`)
  })
  try {
    return await P12Signer.create(new Uint8Array(bytes), password)
  } catch (error) {
    throw new SealError(`The seal ${path} cannot be used: ${reasonOf(error)}`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/password|mac|integrity|decrypt/i.test(message)) return 'wrong password; check SEAL_P12_PASSWORD.'
  if (/no private key|private key not found|key bag/i.test(message))
    return 'it holds no private key; export it again together with its key.'
  return `it is not a PKCS #12 file (${message}).`
}
