import type { Language } from '@mandato/contract/words'
import type { RawBuilder } from 'kysely'
import { sql } from '../../platform/db/sql.ts'
import type { Reader } from './scope.ts'

/**
 * Which folders `d` a reader `r` sees: those whose every audience on the path fits him, so that a folder narrows the one
 * around it and never widens it. The staff see all there are.
 */
export const seesFolder = (reader: Reader): RawBuilder<boolean> =>
  reader.staff
    ? sql<boolean>`d.status = 'live'`
    : sql<boolean>`(d.status = 'live' and not exists (select from download_folders a
        where a.id = any(d.path) and a.audience is not null
          and not in_audience(a.audience, r.user_type, r.profile, r.countries, r.agencies)))`

/** The people a folder is for, of `content_readers r`, by the audiences of its path `p`. */
export const reachedByFolder = (path: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(r.active and r.user_type in (2, 3) and not exists (select from download_folders a
    where a.id = any(${path}) and a.audience is not null
      and not in_audience(a.audience, r.user_type, r.profile, r.countries, r.agencies)))`

/** A text of `names` in a language, or the next one there is: Italian, English, any. */
export const named = (names: RawBuilder<unknown>, language: Language): RawBuilder<string> =>
  sql<string>`coalesce(${names} ->> ${language}::text, ${names} ->> 'it', ${names} ->> 'en',
    (select value from jsonb_each_text(${names}) limit 1), '')`

/** The newest version `v` of file `f` in a language, or the next one there is; `y` is the newest of it the reader took. */
export const newestFor = (reader: Reader, language: Language): RawBuilder<unknown> => sql`
  cross join lateral (select v.* from download_versions v where v.file_id = f.id
    order by coalesce(v.language = ${language}, false) desc, v.language is null desc,
      coalesce(v.language = 'it', false) desc, coalesce(v.language = 'en', false) desc, v.number desc limit 1) v
  left join lateral (select o.number, t.last_at from download_takes t join download_versions o on o.id = t.version_id
    where t.user_id = ${reader.id} and o.file_id = f.id and o.language is not distinct from v.language
    order by o.number desc limit 1) y on true`
