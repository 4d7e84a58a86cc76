import type { StoredAudience } from '@mandato/contract/content/audience'
import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type Names = Readonly<Partial<Record<Language, string | undefined>>>
interface By {
  readonly at: Date
  readonly by: number
}

/** The shape of the tree stays as it is until the act ends: two moves at once must not make a ring. */
export const lockFolders = (tx: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('download_folders', 0))`.execute(tx)

interface StoredFolder {
  readonly id: number
  readonly parent_id: number | null
  readonly path: number[]
  readonly names: Names
  readonly audience: StoredAudience | null
  readonly version: number
}

/** A folder that is not archived; locked until the act ends where it is to be changed. */
export async function storedFolder(db: Db, id: number, lock = false): Promise<StoredFolder | undefined> {
  const { rows } = await sql<StoredFolder>`select id, parent_id, path, names, audience, version
    from download_folders where id = ${id} and status = 'live' ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

interface FolderValues {
  readonly names: Names
  readonly audience: StoredAudience | null
  readonly parent: StoredFolder | null
}
const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

export async function insertFolder(
  tx: Db,
  { names, audience, parent }: FolderValues,
  { at, by }: By,
): Promise<number> {
  const { id } = await tx
    .insertInto('download_folders')
    .values({
      parent_id: parent?.id ?? null,
      names: JSON.stringify(names),
      audience: json(audience),
      created_at: at,
      created_by: by,
      changed_at: at,
      changed_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`update download_folders set path = ${[...(parent?.path ?? []), id]}::int[] where id = ${id}`.execute(
    tx,
  )
  return id
}

/** Changes a folder; all below it comes along when it moves. */
export async function updateFolder(
  tx: Db,
  folder: StoredFolder,
  { names, audience, parent }: FolderValues,
  { at, by }: By,
): Promise<void> {
  await sql`update download_folders set names = ${JSON.stringify(names)}::jsonb, audience = ${json(audience)}::jsonb,
    parent_id = ${parent?.id ?? null}::int, version = version + 1, changed_at = ${at}, changed_by = ${by}
    where id = ${folder.id}`.execute(tx)
  await sql`update download_folders set path = ${[...(parent?.path ?? [])]}::int[] || path[${folder.path.length}::int:]
    where path @> array[${folder.id}::int]`.execute(tx)
}

/** How many folders lie one inside the other from this one down, itself among them. */
export async function depthBelow(db: Db, { id, path }: StoredFolder): Promise<number> {
  const { rows } = await sql<{
    deepest: number
  }>`select max(cardinality(path)) as deepest from download_folders
    where path @> array[${id}::int] and status = 'live'`.execute(db)
  return (rows[0]?.deepest ?? path.length) - path.length + 1
}

/** Archives a folder with all below it. */
export const archiveFolders = (tx: Db, id: number, { at, by }: By) =>
  sql`update download_folders set status = 'archived', version = version + 1, changed_at = ${at}, changed_by = ${by}
    where path @> array[${id}::int] and status = 'live'`.execute(tx)

export interface StoredDownload {
  readonly id: number
  readonly folder_id: number
  readonly titles: Names
  readonly captions: Names
  readonly credit: string
  readonly version: number
}

/** A file that is not archived, in a folder that is not either; locked until the act ends. */
export async function takeDownload(tx: Db, id: number): Promise<StoredDownload | undefined> {
  const { rows } =
    await sql<StoredDownload>`select f.id, f.folder_id, f.titles, f.captions, f.credit, f.version
    from download_files f join download_folders d on d.id = f.folder_id and d.status = 'live'
    where f.id = ${id} and f.status = 'live' for update of f`.execute(tx)
  return rows[0]
}

interface FileValues {
  readonly folder_id: number
  readonly titles: Names
  readonly captions: Names
  readonly credit: string
}

export async function insertDownload(tx: Db, values: FileValues, { at, by }: By): Promise<number> {
  const { titles, captions, ...own } = values
  const { id } = await tx
    .insertInto('download_files')
    .values({
      ...own,
      titles: JSON.stringify(titles),
      captions: JSON.stringify(captions),
      created_at: at,
      created_by: by,
      changed_at: at,
      changed_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateDownload(tx: Db, id: number, values: FileValues, { at, by }: By): Promise<void> {
  const { folder_id, titles, captions, credit } = values
  await sql`update download_files set folder_id = ${folder_id}, titles = ${JSON.stringify(titles)}::jsonb,
    captions = ${JSON.stringify(captions)}::jsonb, credit = ${credit}, version = version + 1, changed_at = ${at},
    changed_by = ${by} where id = ${id}`.execute(tx)
}

export const archiveDownload = (tx: Db, id: number, { at, by }: By) =>
  sql`update download_files set status = 'archived', version = version + 1, changed_at = ${at}, changed_by = ${by}
    where id = ${id}`.execute(tx)

interface VersionValues {
  readonly file_id: number
  readonly language: Language | null
  readonly stored_id: number
  readonly web_id: number | null
  readonly thumb_id: number | null
  readonly width: number | null
  readonly height: number | null
  readonly note: string
  readonly crc32: number
}

/** The next version of a file in a language; its row is locked, so that two get two numbers. */
export async function insertVersion(tx: Db, values: VersionValues, { at, by }: By): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into download_versions (file_id, language, number, stored_id, web_id, thumb_id, width, height, note, crc32, at, by_id)
    select ${values.file_id}, ${values.language}::text, coalesce(max(number), 0) + 1, ${values.stored_id},
      ${values.web_id}::bigint, ${values.thumb_id}::bigint, ${values.width}::int, ${values.height}::int, ${values.note},
      ${values.crc32}, ${at}, ${by}
    from download_versions where file_id = ${values.file_id} and language is not distinct from ${values.language}::text
    returning number`.execute(tx)
  return rows[0]?.number ?? 1
}
