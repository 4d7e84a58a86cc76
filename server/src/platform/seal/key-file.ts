import { createPrivateKey, randomBytes, X509Certificate } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SealError } from './error.ts'

export const keyFileIn = (dataDir: string): string => join(dataDir, 'seal', 'seal.pem')

/**
 * The text of our own key and certificate, made when there is none. It appears whole or not at all; of two
 * servers that start at once on the same folder both use the one that came first.
 */
export async function ownKey(path: string, company: string, now: Date): Promise<string> {
  const existing = await readOrNull(path)
  if (existing !== null) return existing
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  // Loaded at the very first start only.
  const { makeOwnCertificate } = await import('./own-certificate.ts')
  const made = await makeOwnCertificate(company, now)
  const temporary = `${path}.${randomBytes(8).toString('hex')}`
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(made)
      await file.sync()
    } finally {
      await file.close()
    }
    // A link never replaces: unlike a renaming it tells when another server was quicker.
    await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(temporary, { force: true })
  }
  return readFile(path, 'utf8')
}

/**
 * Our own certificate, read with what Node brings.
 * @throws SealError in one line when the file does not hold it together with its key
 */
export async function ownCertificate(path: string): Promise<X509Certificate> {
  const text = await readFile(path, 'utf8')
  try {
    const certificate = new X509Certificate(text)
    if (certificate.checkPrivateKey(createPrivateKey(text))) return certificate
  } catch (error) {
    throw unusable(path, error)
  }
  throw unusable(path)
}

/** @param cause what Node says of it */
export const unusable = (path: string, cause?: unknown): SealError =>
  new SealError(`${path} holds no key and certificate: remove it and a new one is made.`, { cause })

async function readOrNull(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
