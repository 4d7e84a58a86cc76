import type { StoredAudience } from '@mandato/contract/content/audience'
import { downloadsPerPage } from '@mandato/contract/content/download-limits'
import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { containing, sql } from '../../platform/db/sql.ts'
import { named, newestFor, seesFolder } from './download-scope.ts'
import type { Reader } from './scope.ts'

type Names = Partial<Record<Language, string>>

interface SeenFolder {
  readonly id: number
  readonly parent_id: number | null
  readonly name: string
  readonly files: number
  readonly newer: number
  readonly watched: boolean
  readonly names: Names
  readonly audience: StoredAudience | null
  readonly version: number
}

/** The folders in sight, each with what is in it and below it. */
export async function foldersSeenBy(db: Db, reader: Reader, language: Language): Promise<SeenFolder[]> {
  const { rows } = await sql<SeenFolder>`
    with seen as materialized (select d.* from download_folders d cross join ${reader.row} r where ${seesFolder(reader)}),
      counted as (select a as id, count(*)::int as files, (count(*) filter (where y.number < v.number))::int as newer
        from seen d join download_files f on f.folder_id = d.id and f.status = 'live' ${newestFor(reader, language)}
        cross join unnest(d.path) a group by 1)
    select d.id, d.parent_id, ${named(sql`d.names`, language)} as name, coalesce(c.files, 0) as files,
      coalesce(c.newer, 0) as newer, w.user_id is not null as watched, d.names, d.audience, d.version
    from seen d left join counted c on c.id = d.id
    left join download_watches w on w.folder_id = d.id and w.user_id = ${reader.id}
    order by plain(${named(sql`d.names`, language)}), d.id`.execute(db)
  return rows
}

export interface SeenFile {
  readonly id: number
  readonly folder_id: number
  readonly name: string
  readonly file_name: string
  readonly size: number
  readonly mime: string
  readonly language: Language | null
  readonly languages: Language[]
  readonly version: number
  readonly version_id: number
  readonly note: string
  readonly updated_at: string
  readonly previous_version_downloaded: number | null
  readonly downloaded_at: string | null
  readonly caption: string
  readonly credit: string
  readonly thumb_id: number | null
  readonly web_bytes: number | null
  readonly width: number | null
  readonly height: number | null
  readonly titles: Names
  readonly captions: Names
  readonly row_version: number
}

const fields = (language: Language) => sql`f.id, f.folder_id, ${named(sql`f.titles`, language)} as name,
  s.name as file_name, s.bytes as size, s.mime, v.language, v.number as version, v.id as version_id, v.note,
  v.at as updated_at, y.number as previous_version_downloaded, y.last_at as downloaded_at,
  ${named(sql`f.captions`, language)} as caption, f.credit, v.thumb_id, b.bytes as web_bytes, v.width, v.height,
  f.titles, f.captions, f.version as row_version,
  coalesce((select json_agg(distinct l.language) from download_versions l where l.file_id = f.id and l.language is not null), '[]')
    as languages`
const stored = sql`join files s on s.id = v.stored_id left join files b on b.id = v.web_id`

const seenFiles = (reader: Reader, language: Language) => sql`
  from download_folders d cross join ${reader.row} r
  join download_files f on f.folder_id = d.id and f.status = 'live' ${newestFor(reader, language)} ${stored}
  where ${seesFolder(reader)}`

interface Asked {
  readonly folder?: number | undefined
  readonly q?: string | undefined
  readonly ids?: readonly number[] | undefined
  readonly page: number
}

/** A page of the files in sight, of one folder and those below it, or of all; only the named ones where some are. */
export async function filesSeenBy(
  db: Db,
  reader: Reader,
  language: Language,
  { folder, q, ids, page }: Asked,
): Promise<{ rows: SeenFile[]; total: number }> {
  const found = q
    ? sql`and plain(concat_ws(' ', f.titles, f.captions, f.credit, d.names, s.name)) like ${containing(q)}`
    : sql``
  const inside = folder === undefined ? sql`` : sql`and d.path @> array[${folder}::int]`
  const among = ids === undefined ? sql`` : sql`and f.id = any(${[...ids]})`
  const { rows } = await sql<SeenFile & { total: number }>`
    select ${fields(language)}, (count(*) over ())::int as total ${seenFiles(reader, language)} ${inside} ${found} ${among}
    order by d.path, plain(${named(sql`f.titles`, language)}), f.id
    limit ${downloadsPerPage} offset ${Math.max(0, page - 1) * downloadsPerPage}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function fileSeenBy(
  db: Db,
  reader: Reader,
  language: Language,
  id: number,
): Promise<SeenFile | undefined> {
  const { rows } = await sql<SeenFile>`
    select ${fields(language)} ${seenFiles(reader, language)} and f.id = ${id}`.execute(db)
  return rows[0]
}

interface SeenVersion {
  readonly id: number
  readonly language: Language | null
  readonly version: number
  readonly note: string
  readonly at: string
  readonly by: string | null
  readonly size: number
  readonly taken_at: string | null
}

/** Every version of a file, the newest first. */
export async function versionsOfDownload(db: Db, file: number, user: number): Promise<SeenVersion[]> {
  const { rows } = await sql<SeenVersion>`
    select v.id, v.language, v.number as version, v.note, v.at, c.name as by, s.bytes as size, t.last_at as taken_at
    from download_versions v join files s on s.id = v.stored_id left join user_cards c on c.id = v.by_id
    left join download_takes t on t.version_id = v.id and t.user_id = ${user}
    where v.file_id = ${file} order by v.at desc, v.id desc limit 200`.execute(db)
  return rows
}
