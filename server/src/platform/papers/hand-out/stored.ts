import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../db/db.ts'
import type { FileStore } from '../../files/files.ts'
import { notFound } from '../../refusals.ts'

export async function storedName(db: Db, fileId: number): Promise<string> {
  const row = await db.selectFrom('files').select('stored_as').where('id', '=', fileId).executeTakeFirst()
  if (!row) throw notFound()
  return row.stored_as
}

/** Puts a finished print into the file store: first the bytes, then the row that names them. */
export async function storePrint(
  db: Db,
  files: FileStore,
  dataDir: string,
  name: string,
  bytes: Uint8Array,
): Promise<number> {
  const folder = await mkdtemp(join(dataDir, 'print-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, bytes, { mode: 0o600 })
    const stored_as = await files.keep(path)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const row = { stored_as, name, mime: 'application/pdf', bytes: bytes.length, sha256 }
    return (await db.insertInto('files').values(row).returning('id').executeTakeFirstOrThrow()).id
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
