import type { ContentKind } from '@mandato/contract/content/names'
import type { RawBuilder } from 'kysely'
import { containing, sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { kindsOf } from '../policy.ts'

/** Somebody as the audiences see him: a person by his account, or a kind of reader that need not exist. */
export interface Reader {
  /** Whose marks of reading count. */
  readonly id: number
  readonly staff: boolean
  readonly kinds: readonly ContentKind[]
  /** One row with user_type, profile, countries and agencies, for a `from`. */
  readonly row: RawBuilder<unknown>
}

export const readerOf = ({ id, role }: Pick<Person, 'id' | 'role'>): Reader => ({
  id,
  staff: role === 'admin' || role === 'sales',
  kinds: kindsOf(role),
  row: sql`(select user_type, profile, countries, agencies from content_readers where id = ${id})`,
})

/** A reader who is nobody in particular. */
export const readerLike = (
  role: Person['role'],
  profile: string | null,
  country: string | undefined,
  agency: number | undefined,
): Reader => ({
  id: 0,
  staff: false,
  kinds: kindsOf(role),
  row: sql`(select ${role === 'agent' ? 2 : 3}::int as user_type, ${profile}::text as profile,
    ${country === undefined ? [] : [country]}::text[] as countries, ${agency === undefined ? [] : [agency]}::int[] as agencies)`,
})

/** Published, and its moment has come. */
export const isOut = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(i.status = 'live' and i.publish_at <= ${now})`

/**
 * Which items `i` a reader `r` sees: the one rule behind lists, pages, counts, files, previews, search and mails. The
 * staff see all that is published; what expired only promotions show them.
 */
export const seesItem = (reader: Reader, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${isOut(now)} and i.kind = any(${[...reader.kinds]})
    and (i.expires_at is null or i.expires_at > ${now}${reader.staff ? sql` or i.kind = 'promotions'` : sql``})
    ${reader.staff ? sql`` : sql`and in_audience(i.audience, r.user_type, r.profile, r.countries, r.agencies)`})`

/** The people an item is for, of `content_readers r`: those who work, in the roles that read its kind. */
export const isReached = (roles: readonly string[], audience: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(r.active and r.role = any(${[...roles]}) and r.user_type in (2, 3)
    and in_audience(${audience}, r.user_type, r.profile, r.countries, r.agencies))`

/** The text of `i` in a language, or the next one there is: Italian, English, any. */
export const textIn = (language: string): RawBuilder<unknown> => sql`
  lateral (select t.language, t.title, t.abstract, t.body, t.searched from content_texts t where t.item_id = i.id
    order by t.language = ${language} desc, t.language = 'it' desc, t.language = 'en' desc limit 1) t`

/** The text `t` of an item holds what somebody types, accents and capitals aside: in the title, the abstract or the body. */
export const textHolds = (q: string): RawBuilder<boolean> => sql<boolean>`t.searched like ${containing(q)}`
