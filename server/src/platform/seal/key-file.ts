import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeOwnCertificate } from './own-certificate.ts'

export const keyFileIn = (dataDir: string): string => join(dataDir, 'seal', 'seal.pem')

/**
 * The text of our own key and certificate, made when there is none. It appears whole or not at all; of two
 * servers that start at once on the same folder both use the one that came first.
 */
export async function ownKey(path: string, company: string, now: Date): Promise<string> {
  const existing = await readOrNull(path)
  if (existing !== null) return existing
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
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

async function readOrNull(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
