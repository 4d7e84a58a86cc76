import { createHash } from 'node:crypto'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../db/db.ts'
import type { FileStore } from './files.ts'

/** A file as it was received. */
export interface ReceivedFile {
  readonly name: string
  readonly mime: string
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  readonly by: number | null
}

/**
 * Takes a received file over into the store and writes it down. When the transaction at hand is rolled back
 * the bytes stay on the disk; no row names them, so nothing shows them.
 */
export async function keepFile(db: Db, store: FileStore, file: ReceivedFile): Promise<number> {
  const storedAs = await store.keep(file.path)
  const { id } = await db
    .insertInto('files')
    .values({
      stored_as: storedAs,
      name: file.name,
      mime: file.mime,
      bytes: file.bytes,
      sha256: file.sha256,
      created_by: file.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A file made here: the same, from its bytes. What is kept `forever` is made read-only on the disk too. */
export async function keepBytes(
  db: Db,
  store: FileStore,
  file: { name: string; mime: string; data: Uint8Array; by: number | null; forever?: boolean },
): Promise<{ id: number; sha256: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'mandato-paper-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, file.data, { mode: 0o600 })
    if (file.forever) await chmod(path, 0o400)
    const { name, mime, data, by } = file
    const sha256 = createHash('sha256').update(data).digest('hex')
    return { id: await keepFile(db, store, { name, mime, path, bytes: data.byteLength, sha256, by }), sha256 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Where a stored file lies and what it is; undefined when there is none. */
export const storedFile = (db: Db, id: number) =>
  db
    .selectFrom('files')
    .select(['name', 'mime', 'stored_as', 'sha256', 'bytes', 'created_by'])
    .where('id', '=', id)
    .executeTakeFirst()

export const storedName = async (db: Db, id: number): Promise<string | null> =>
  (await db.selectFrom('files').select('stored_as').where('id', '=', id).executeTakeFirst())?.stored_as ??
  null

/** Deletes a file: the row first, so that no row names missing bytes. */
export async function removeFile(db: Db, store: FileStore, id: number): Promise<void> {
  const row = await db.deleteFrom('files').where('id', '=', id).returning('stored_as').executeTakeFirst()
  if (row) await store.remove(row.stored_as)
}
