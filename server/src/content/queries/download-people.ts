import type { StoredAudience } from '@mandato/contract/content/audience'
import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { named, reachedByFolder } from './download-scope.ts'

/** How many people a folder would be for: everybody the path it lies in is for, narrowed by an audience. */
export async function countFolderReach(
  db: Db,
  path: readonly number[],
  audience: StoredAudience | null,
): Promise<number> {
  const narrowed =
    audience === null
      ? sql``
      : sql`and in_audience(${JSON.stringify(audience)}::jsonb, r.user_type, r.profile, r.countries, r.agencies)`
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from content_readers r
    where ${reachedByFolder(sql`${[...path]}::int[]`)} ${narrowed}`.execute(db)
  return rows[0]?.n ?? 0
}

interface Take {
  readonly id: number
  readonly name: string
  readonly of: string | null
  readonly version: number
  readonly language: Language | null
  readonly at: string
  readonly times: number
}

/** Who took a file: of each person the newest version. */
export async function takesOf(db: Db, file: number): Promise<Take[]> {
  const { rows } = await sql<Take>`
    select * from (select distinct on (r.id) r.id, r.name, r.belongs_to as of, v.number as version, v.language,
        t.last_at as at, t.times
      from download_takes t join download_versions v on v.id = t.version_id join content_readers r on r.id = t.user_id
      where v.file_id = ${file} and r.user_type in (2, 3) order by r.id, v.number desc, t.last_at desc) taken
    order by at desc, id limit 1000`.execute(db)
  return rows
}

export async function watchFolder(
  tx: Db,
  user: number,
  folder: number,
  watched: boolean,
  now: Date,
): Promise<void> {
  await (watched
    ? sql`insert into download_watches (user_id, folder_id, told_at) values (${user}, ${folder}, ${now})
          on conflict (user_id, folder_id) do nothing`
    : sql`delete from download_watches where user_id = ${user} and folder_id = ${folder}`
  ).execute(tx)
}

interface News {
  readonly user_id: number
  readonly email: string
  readonly language: Language
  readonly folder_id: number
  readonly titles: string[]
}

/**
 * What those who watch folders have not been told yet, of what each may see now; told from now on. Nobody is told of what
 * he put there himself.
 */
export async function takeNews(tx: Db, now: Date): Promise<News[]> {
  const { rows } = await sql<News>`
    with watching as materialized (
      select w.user_id, w.folder_id, w.told_at, r.email, r.language, r.user_type, r.profile, r.countries, r.agencies
      from download_watches w join content_readers r on r.id = w.user_id where r.active
    ), told as (
      update download_watches w set told_at = ${now} from watching o
      where w.user_id = o.user_id and w.folder_id = o.folder_id and w.told_at = o.told_at
      returning w.user_id, w.folder_id
    )
    select r.user_id, min(r.email) as email, min(r.language) as language, min(r.folder_id) as folder_id,
      json_agg(distinct coalesce(f.titles ->> r.language, f.titles ->> 'it', f.titles ->> 'en', '')) as titles
    from told join watching r on r.user_id = told.user_id and r.folder_id = told.folder_id
    join download_folders d on d.path @> array[r.folder_id] and d.status = 'live'
    join download_files f on f.folder_id = d.id and f.status = 'live'
    join download_versions v on v.file_id = f.id and v.at > r.told_at and v.at <= ${now}
      and v.by_id is distinct from r.user_id
    where r.user_type in (1, 4) or not exists (select from download_folders a where a.id = any(d.path)
      and a.audience is not null and not in_audience(a.audience, r.user_type, r.profile, r.countries, r.agencies))
    group by r.user_id order by r.user_id`.execute(tx)
  return rows
}

/** What a folder is called. */
export async function folderName(db: Db, id: number, language: Language): Promise<string> {
  const { rows } = await sql<{
    name: string
  }>`select ${named(sql`d.names`, language)} as name from download_folders d where d.id = ${id}`.execute(db)
  return rows[0]?.name ?? ''
}
