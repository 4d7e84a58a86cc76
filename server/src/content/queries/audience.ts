import type { Role } from '@mandato/contract'
import type { StoredAudience } from '@mandato/contract/content/audience'
import type { ContentKind, ContentState } from '@mandato/contract/content/names'
import type { contentEditingCalls } from '@mandato/contract/content/editing'
import type { RowOf, SortOf } from '@mandato/contract/list'
import type { Language } from '@mandato/contract/words'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { List } from '../../platform/db/list.ts'
import { containing, sql } from '../../platform/db/sql.ts'
import { rolesOf } from '../policy.ts'
import { isReached, textHolds, textIn } from './scope.ts'
import { stateAt } from './write.ts'

export interface ReachedPerson {
  readonly id: number
  readonly name: string
  readonly role: Role
  readonly of: string | null
  readonly language: Language
}
const person = sql`r.id, r.name, r.role, r.belongs_to as of, r.language`
/** People of a reach shown by name. */
const shown = 50

/** Who an audience is today: counted by role and language, and the first of them by name. */
export async function reachOf(db: Db, kind: ContentKind, audience: StoredAudience, q: string | undefined) {
  const reached = isReached(rolesOf(kind), sql`${JSON.stringify(audience)}::jsonb`)
  const { rows } = await sql<{
    total: number
    by_role: { role: Role; people: number }[]
    by_language: { language: Language; people: number }[]
    people: ReachedPerson[]
  }>`
    with r as materialized (select r.* from content_readers r where ${reached})
    select (select count(*)::int from r) as total,
      (select coalesce(json_agg(g order by g.people desc), '[]') from (select role, count(*)::int as people from r group by 1) g) as by_role,
      (select coalesce(json_agg(g order by g.people desc), '[]') from (select language, count(*)::int as people from r group by 1) g) as by_language,
      (select coalesce(json_agg(p), '[]') from (select ${person} from r
        ${q ? sql`where plain(r.name || ' ' || coalesce(r.belongs_to, '')) like ${containing(q)}` : sql``}
        order by plain(r.name), r.id limit ${shown}) p) as people`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count gives a row')
  return row
}

/** How many active people an audience reaches. */
export async function countReached(db: Db, kind: ContentKind, audience: StoredAudience): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from content_readers r
    where ${isReached(rolesOf(kind), sql`${JSON.stringify(audience)}::jsonb`)}`.execute(db)
  return rows[0]?.n ?? 0
}

export interface Receipt extends ReachedPerson {
  readonly email: string
  readonly read_at: string | null
}
/** The people an item is for today, with when they read it; those who have not come first. */
export async function receiptsOf(db: Db, kind: ContentKind, item: number): Promise<Receipt[]> {
  const { rows } = await sql<Receipt>`
    select ${person}, r.email, m.read_at from content_items i join content_readers r on ${isReached(rolesOf(kind), sql`i.audience`)}
    left join content_reads m on m.item_id = i.id and m.user_id = r.id
    where i.id = ${item} order by m.read_at nulls first, plain(r.name), r.id`.execute(db)
  return rows
}

/** Notes whom a reminder goes to: of the asked those who got none since a moment. */
export async function noteReminders(
  tx: Db,
  item: number,
  users: readonly number[],
  now: Date,
  since: Date,
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    insert into content_reminders (item_id, user_id, last_at)
    select ${item}, u, ${now} from unnest(${[...users]}::int[]) u
    on conflict (item_id, user_id) do update set last_at = excluded.last_at where content_reminders.last_at < ${since}
    returning user_id`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}

type Call = typeof contentEditingCalls.contents
const sortKeys: Readonly<Record<SortOf<Call>, RawBuilder<unknown>>> = {
  publish_at: sql`i.publish_at`,
  expires_at: sql`i.expires_at`,
  changed_at: sql`i.changed_at`,
}

/** Everything that was written, for those who write. */
export const editedList = (
  language: Language,
  now: Date,
  {
    q,
    kind,
    state,
    sort,
    order,
  }: {
    q?: string | undefined
    kind?: ContentKind | undefined
    state?: ContentState | undefined
    sort: SortOf<Call>
    order: 'asc' | 'desc'
  },
): List<RowOf<Call>> => ({
  from: sql`content_items i left join ${textIn(language)} on true`,
  where: [
    sql<boolean>`i.status <> 'archived'`,
    q && textHolds(q),
    kind !== undefined && sql<boolean>`i.kind = ${kind}`,
    state !== undefined && sql<boolean>`${stateAt(now)} = ${state}`,
  ],
  id: sql`i.id`,
  sort: sortKeys[sort],
  order,
  fields: sql`i.id, i.kind, i.topic, coalesce(t.title, '') as title, ${stateAt(now)} as state, i.publish_at, i.expires_at,
    coalesce((select json_agg(x.language) from content_texts x where x.item_id = i.id and x.title <> ''), '[]') as languages,
    i.mandatory, n.reaches, n.readers, i.changed_at`,
  joins: sql`cross join lateral (
      select count(*)::int as reaches, count(m.read_at)::int as readers from content_readers r
      left join content_reads m on m.item_id = i.id and m.user_id = r.id
      where r.active and r.user_type in (2, 3) and r.role = any(case i.kind
        when 'news' then ${[...rolesOf('news')]}::text[] when 'trends' then ${[...rolesOf('trends')]}::text[]
        else ${[...rolesOf('communications')]}::text[] end)
        and in_audience(i.audience, r.user_type, r.profile, r.countries, r.agencies)
    ) n`,
})
