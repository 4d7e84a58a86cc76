import type { NoticeKind } from '@mandato/contract/domains'
import { type Notice, noticesPerPage, unreadAtMost } from '@mandato/contract/home/notices'
import { contentKinds } from '@mandato/contract/content/names'
import type { Language } from '@mandato/contract/words'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { isStaff, type Person } from '../../platform/person.ts'
import { calledIn } from '../../platform/db/called.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { sql } from '../../platform/db/sql.ts'
import { itemTold } from '../../content/index.ts'
import { seesAgency, seesClient } from '../../registry/index.ts'
import { forOwnAgent } from '../policy.ts'

type StoredNotice = z.input<typeof Notice>
type Unread = Pick<StoredNotice, 'about' | 'object'>
type Condition = RawBuilder<boolean>

/** Who is told, of what kinds, and in which language what was published, and a material, is called. */
export interface Told {
  readonly person: Person
  readonly kinds: readonly NoticeKind[]
  readonly language: Language
  readonly now: Date
}

const days = sql`now() - interval '90 days'`
/** What notices are about by its own number; everything else is about a client, or about what has none. */
const own = ['request', 'shipment', 'order', 'free', 'hold', ...contentKinds]
const object = sql`case when e.entity = any(${own}) then e.entity_id::int
  else coalesce(e.client_id, e.entity_id::int) end`

/** The newest event a person marked as read: all, and of the thing an event is about. */
const readTo = (person: Person) =>
  sql`coalesce((select a.read_to from notice_marks a where a.user_id = ${person.id} and a.about = 'all'), 0)`
const isUnread = (person: Person): Condition =>
  sql<boolean>`(e.id > ${readTo(person)} and not exists (select from notice_marks m where m.user_id = ${person.id}
    and m.about = e.entity and m.object_id = ${object} and m.read_to >= e.id))`

/** The agency whose notices an agent gets; customers get theirs through their client. */
const ownAgency = ({ role, agencyId }: Person) => (role === 'agent' ? agencyId : null)

/**
 * The newest notices of a person, as rows of `events` with `name`: of the kinds the role is notified of, about what
 * is in scope today, done by others since the account exists. Not a list of the platform, which counts all rows and
 * sorts by a column: these are five sources, each read off an index and cut at the limit, in one statement.
 */
function newest({ person, kinds, language, now }: Told, also: Condition, limit: number) {
  const told = sql<boolean>`e.notice and e.what = any(${[...kinds]}) and e.user_id is distinct from ${person.id}
    and e.at > greatest(${days}, (select p.created_at from user_cards p where p.id = ${person.id})) and ${also}`
  return sql`(
      select e.*, c.business_name as name from events e join registry_clients c on c.id = e.client_id
      where ${seesClient(person, 'c')} and ${told}
        and (e.what <> all(${[...forOwnAgent]}) or coalesce(c.agent_id, ${person.id}) = ${person.id}) order by e.id desc limit ${limit}
    ) union all (
      select e.*, coalesce(e.after ->> 'file', a.business_name,
        (select p.name from user_cards p where p.id = e.user_id)) as name
      from events e left join registry_agencies a on a.id = e.agency_id
      where e.client_id is null and e.entity in ('import', 'free') and ${isStaff(person)}
        and (e.agency_id is null or ${seesAgency(person, 'a')}) and ${told} order by e.id desc limit ${limit}
    ) union all (
      select e.*, coalesce(c.business_name, a.business_name) as name
      from events e join registry_agencies a on a.id = e.agency_id left join registry_clients c on c.id = e.client_id
      where e.agency_id = ${ownAgency(person)} and ${told} and (c.id is null or not ${seesClient(person, 'c')})
      order by e.id desc limit ${limit}
    ) union all (
      select e.*, e.after ->> 'name' as name from events e
      where e.entity = 'hold' and (e.after ->> 'for')::int = ${person.id} and ${told} order by e.id desc limit ${limit}
    ) union all (
      select e.*, i.title as name from events e cross join ${itemTold(person, language, now)} i
      where e.what = 'content.out' and ${told} order by e.id desc limit ${limit}
    ) order by id desc limit ${limit}`
}

/** What a material is called to the reader; an event of a line says it in Italian, as it was called then. */
const material = (language: Language) => sql`case when e.entity = 'request' and e.after ? 'product'
  then (select ${calledIn(language, 't')} from material_lines t where t.id = e.entity_id::int) end`

/** Events as notices are said. */
const asSaid = ({ person, language }: Told, events: RawBuilder<unknown>) => sql`
  select e.id, e.at, e.what, e.entity as about, ${object} as object, e.name, (e.after ->> 'revision')::int as revision,
    coalesce(${material(language)}, e.after ->> 'product', e.after ->> 'number') as detail,
    coalesce(e.after ->> 'rejected', e.after ->> 'together')::int as rows, (select p.name from user_cards p where p.id = e.user_id) as by,
    e.client_id, ${isUnread(person)} as unread
  from (${events}) e`

/** Of these events what the person is told of now and has not read, the oldest first. */
export async function noticesAmong(
  db: Db,
  told: Told,
  events: readonly number[],
): Promise<(StoredNotice & { readonly client_id: number | null })[]> {
  const those = sql<boolean>`e.id = any(${[...events]}::bigint[])`
  const { rows } = await sql<StoredNotice & { client_id: number | null }>`
    select * from (${asSaid(told, newest(told, those, events.length))}) n where n.unread order by n.id`.execute(
    db,
  )
  return rows
}

/**
 * One page of a person's notices and, whatever page it is, what is unread; one more than a page where there are more.
 */
export async function noticesOf(
  db: Db,
  told: Told,
  before: number | undefined,
): Promise<{ notices: StoredNotice[]; unread: Unread[] }> {
  const { person } = told
  const page = newest(
    told,
    before === undefined ? sql<boolean>`true` : sql<boolean>`e.id < ${before}`,
    noticesPerPage + 1,
  )
  const { rows } = await sql<{ notices: StoredNotice[]; unread: Unread[] }>`
    select coalesce((select json_agg(n order by n.id desc) from (${asSaid(told, page)}) n), '[]') as notices,
    coalesce((select json_agg(json_build_object('about', e.entity, 'object', ${object}) order by e.id desc)
      from (${newest(told, isUnread(person), unreadAtMost)}) e), '[]') as unread`.execute(db)
  return rows[0] ?? { notices: [], unread: [] }
}

/** Marks what concerns one thing as read; false when there is no notice about it in sight. */
export async function markThing(db: Db, told: Told, thing: Unread): Promise<boolean> {
  const { person } = told
  const about = sql<boolean>`e.entity = ${thing.about} and ${object} = ${thing.object}`
  const { rows } = await sql`
    insert into notice_marks (user_id, about, object_id, read_to)
    select ${person.id}, ${thing.about}, ${thing.object}, e.id from (${newest(told, about, 1)}) e
    on conflict (user_id, about, object_id) do update set read_to = greatest(notice_marks.read_to, excluded.read_to)
    returning read_to`.execute(db)
  return rows.length > 0
}

/** Marks everything up to a notice as read, but nothing that is still to come. */
export async function markAll(db: Db, told: Told, upTo: number): Promise<void> {
  const { person } = told
  await sql`
    with marked as (
      insert into notice_marks (user_id, about, read_to)
      select ${person.id}, 'all', e.id from (${newest(told, sql<boolean>`e.id <= ${upTo}`, 1)}) e
      on conflict (user_id, about, object_id) do update set read_to = greatest(notice_marks.read_to, excluded.read_to)
      returning read_to
    )
    delete from notice_marks m using marked
    where m.user_id = ${person.id} and m.about <> 'all' and m.read_to <= marked.read_to`.execute(db)
}

/** Drops notices older than 90 days, and marks that no notice is left for. */
export async function forgetOldNotices(db: Db): Promise<void> {
  await inBatches(
    db,
    (most) => sql`update events set notice = false where id = any(array(
      select id from events where notice and at <= ${days} order by id limit ${most}))`,
  )
  await inBatches(
    db,
    (most) => sql`delete from notice_marks where ctid = any(array(
      select ctid from notice_marks where read_to < coalesce((select min(id) from events where notice), 9223372036854775807)
      limit ${most}))`,
  )
}
