import type { Db } from './db.ts'
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

export const storedName = async (db: Db, id: number): Promise<string | null> =>
  (await db.selectFrom('files').select('stored_as').where('id', '=', id).executeTakeFirst())?.stored_as ??
  null

/** Forgets a file: the row first, so that no row ever names bytes that are gone. */
export async function removeFile(db: Db, store: FileStore, id: number): Promise<void> {
  const row = await db.deleteFrom('files').where('id', '=', id).returning('stored_as').executeTakeFirst()
  if (row) await store.remove(row.stored_as)
}
