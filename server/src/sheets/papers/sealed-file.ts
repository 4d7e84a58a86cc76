import { stat } from 'node:fs/promises'
import { bytesOf } from '../../platform/files/files.ts'
import { storedFile } from '../../platform/files/stored-files.ts'
import { sha256 } from '../../signing/index.ts'
import type { Working } from '../acting.ts'

/** The SHA-256 of files that were read, by name, size and moments of change. */
const hashes = new Map<string, string>()
const mostHashes = 2_000

/**
 * Whether the bytes of a sealed file are those that were sealed. A form is opened often and its file hardly ever
 * changes: it is read and hashed again only when size, content time or inode time differ. The check of a document
 * (`checkDocument`) and the backup read the bytes each time.
 */
export async function sealedFileFits(
  { db, files }: Pick<Working, 'db' | 'files'>,
  fileId: number,
  expected: string,
): Promise<boolean> {
  const file = await storedFile(db, fileId)
  if (!file) return false
  try {
    const { size, mtimeNs, ctimeNs } = await stat(files.pathOf(file.stored_as), { bigint: true })
    const key = `${file.stored_as} ${size} ${mtimeNs} ${ctimeNs}`
    let hash = hashes.get(key)
    if (hash === undefined) {
      hash = sha256(await bytesOf(files, file.stored_as))
      if (hashes.size >= mostHashes) hashes.clear()
      hashes.set(key, hash)
    }
    return hash === expected
  } catch {
    return false
  }
}
