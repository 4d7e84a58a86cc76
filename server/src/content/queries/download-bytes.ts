import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { named, newestFor, seesFolder } from './download-scope.ts'
import type { Reader } from './scope.ts'

/** A version with what is needed to send it. */
export interface SentVersion {
  readonly id: number
  readonly file_id: number
  readonly stored_id: number
  readonly web_id: number | null
  readonly thumb_id: number | null
  readonly name: string
  readonly bytes: number
  readonly stored_as: string
  readonly crc32: number
  readonly at: string
  /** Names of the folders it lies in, the outermost first. */
  readonly folders: string[]
}
const fields = (
  language: Language,
) => sql`v.id, f.id as file_id, v.stored_id, v.web_id, v.thumb_id, s.name, s.bytes,
  s.stored_as, v.crc32, v.at, (select json_agg(${named(sql`a.names`, language)} order by u.place)
    from unnest(d.path) with ordinality u (id, place) join download_folders a on a.id = u.id) as folders`

/** Of the named versions those a reader may have: they belong to files in folders he sees. */
export async function versionsSeenBy(
  db: Db,
  reader: Reader,
  language: Language,
  ids: readonly number[],
): Promise<SentVersion[]> {
  const { rows } = await sql<SentVersion>`
    select ${fields(language)} from download_versions v join download_files f on f.id = v.file_id and f.status = 'live'
    join download_folders d on d.id = f.folder_id cross join ${reader.row} r join files s on s.id = v.stored_id
    where v.id = any(${[...ids]}) and ${seesFolder(reader)} order by d.path, v.id`.execute(db)
  return rows
}

/** The newest versions of the named files in sight, or of all in a folder and below it. */
export async function newestSeenBy(
  db: Db,
  reader: Reader,
  language: Language,
  { ids, folder }: { readonly ids?: readonly number[]; readonly folder?: number | undefined },
): Promise<SentVersion[]> {
  const { rows } = await sql<SentVersion>`
    select ${fields(language)} from download_folders d cross join ${reader.row} r
    join download_files f on f.folder_id = d.id and f.status = 'live' ${newestFor(reader, language)}
    join files s on s.id = v.stored_id
    where ${seesFolder(reader)} ${ids ? sql`and f.id = any(${[...ids]})` : sql``}
      ${folder === undefined ? sql`` : sql`and d.path @> array[${folder}::int]`}
    order by d.path, v.id`.execute(db)
  return rows
}

/** Notes that somebody took versions. */
export async function noteTaken(db: Db, user: number, versions: readonly number[], now: Date): Promise<void> {
  await sql`insert into download_takes (version_id, user_id, first_at, last_at)
    select v, ${user}, ${now}, ${now} from unnest(${[...versions]}::int[]) v
    on conflict (user_id, version_id) do update set last_at = excluded.last_at, times = download_takes.times + 1`.execute(
    db,
  )
}
