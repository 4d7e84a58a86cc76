import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Reader, seesItem } from './scope.ts'

export interface StoredContentFile {
  readonly id: number
  readonly item_id: number | null
  readonly file_id: number
  readonly thumb_id: number | null
  readonly purpose: 'picture' | 'attachment'
  readonly place: number | null
  readonly language: Language | null
  readonly name: string
  readonly mime: string
  readonly bytes: number
}
const columns = sql<StoredContentFile>`c.id, c.item_id, c.file_id, c.thumb_id, c.purpose, c.place, c.language, f.name,
  f.mime, f.bytes`

/** The files of an item, attachments in their order. */
const filesOf = (item: number) => sql<StoredContentFile>`select ${columns} from content_files c
  join files f on f.id = c.file_id where c.item_id = ${item} order by c.place nulls last, c.id`

/** The same as one value of a row, so that a page needs no statement of its own for them. */
export const filesInRow = (item: number) =>
  sql<StoredContentFile[]>`coalesce((select json_agg(c) from (${filesOf(item)}) c), '[]')`

export async function filesOfItem(db: Db, item: number): Promise<StoredContentFile[]> {
  const { rows } = await filesOf(item).execute(db)
  return rows
}

/** Of the named files those an item may take: its own, and those that belong to none yet. */
export async function filesToTake(
  db: Db,
  ids: readonly number[],
  item: number | null,
): Promise<StoredContentFile[]> {
  const { rows } =
    await sql<StoredContentFile>`select ${columns} from content_files c join files f on f.id = c.file_id
    where c.id = any(${[...ids]}) and (c.item_id is null or c.item_id = ${item}::int)`.execute(db)
  return rows
}

/** The files become the item's; the attachments get their places. */
export async function takeFiles(
  tx: Db,
  item: number,
  ids: readonly number[],
  attachments: readonly { readonly id: number; readonly language: Language | null }[],
): Promise<void> {
  await sql`update content_files set item_id = ${item}, place = null, language = null
    where item_id = ${item} or id = any(${[...ids]})`.execute(tx)
  await sql`update content_files c set place = a.place, language = a.language
    from jsonb_to_recordset(${JSON.stringify(attachments.map((one, place) => ({ ...one, place })))}::jsonb)
      as a (id int, place int, language text) where c.id = a.id`.execute(tx)
}

export async function insertContentFile(
  tx: Db,
  file: { file_id: number; thumb_id: number | null; purpose: string; at: Date; by: number },
): Promise<number> {
  const { at, by, ...own } = file
  const { id } = await tx
    .insertInto('content_files')
    .values({ ...own, created_at: at, created_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whether a reader may have a stored file: it belongs to an item he sees. */
export async function maySeeFile(db: Db, reader: Reader, file: number, now: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from content_files c join content_items i on i.id = c.item_id
    cross join ${reader.row} r where (c.file_id = ${file} or c.thumb_id = ${file}) and ${seesItem(reader, now)}`.execute(
    db,
  )
  return rows.length > 0
}

/** Files that were sent and never saved with an item, from before a moment: their stored files. */
export async function forgetLoose(tx: Db, before: Date): Promise<number[]> {
  const { rows } = await sql<{ file_id: number; thumb_id: number | null }>`
    delete from content_files where item_id is null and created_at < ${before} returning file_id, thumb_id`.execute(
    tx,
  )
  return rows.flatMap(({ file_id, thumb_id }) => (thumb_id === null ? [file_id] : [file_id, thumb_id]))
}
