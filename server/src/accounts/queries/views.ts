import type { ViewList } from '@mandato/contract/domains'
import type { Db } from '../../platform/db/db.ts'
import { containing, sql } from '../../platform/db/sql.ts'
import { isStaff, type Person } from '../../platform/person.ts'

export type Search = Readonly<Record<string, unknown>>

interface Named {
  readonly id: number
  readonly name: string
}
export interface KeptView extends Named {
  readonly search: Search
  readonly owner: string | null
  readonly shared_with: 'agency' | 'staff' | 'people' | null
  readonly people: readonly Named[]
}

/** A person's views of a list, by name. */
export const viewsOf = async (db: Db, userId: number, list: ViewList) =>
  (
    await sql<KeptView>`
    select v.id, v.name, v.search, null as owner, v.shared_with,
      coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name) order by u.name)
        from saved_view_readers r join users u on u.id = r.user_id where r.view_id = v.id), '[]') as people
    from saved_views v where v.user_id = ${userId} and v.list = ${list} order by lower(v.name)`.execute(db)
  ).rows

/**
 * What others share of a list with a person now: their accounts are open, and owner and reader still belong together. Who
 * moves to another agency takes no view along, and sees none of the former one.
 */
export const viewsSharedWith = async (db: Db, person: Person, list: ViewList, most: number) =>
  (
    await sql<KeptView>`
    select v.id, v.name, v.search, o.name as owner, null as shared_with, '[]'::json as people
    from saved_views v join users o on o.id = v.user_id
    where v.list = ${list} and v.shared_with is not null and v.user_id <> ${person.id} and o.active
      and (o.user_type in (1, 4) or o.user_type = 2 and o.agency_id = v.shared_agency_id)
      and case v.shared_with
        when 'staff' then ${isStaff(person)}
        when 'agency' then o.agency_id = ${person.agencyId}
        else exists (select from saved_view_readers r where r.view_id = v.id and r.user_id = ${person.id})
          and (o.user_type <> 2 or o.agency_id = ${person.agencyId}) end
    order by lower(o.name), lower(v.name) limit ${most}`.execute(db)
  ).rows

/** Whom a person may name: an agent the colleagues of the agency, head office everybody who has lists. */
const nameable = (person: Person) => sql<boolean>`(u.active and u.id <> ${person.id}
  and (u.expires_at is null or u.expires_at > now())
  and case when ${isStaff(person)} then u.user_type in (1, 2, 4) else u.user_type = 2 and u.agency_id = ${person.agencyId} end)`

export const nameablePeople = async (
  db: Db,
  person: Person,
  typed: string | undefined,
  types: readonly number[],
) =>
  (
    await sql<Named & { agency: string | null }>`
    select u.id, u.name, a.business_name as agency from users u left join registry_agencies a on a.id = u.agency_id
    where ${nameable(person)} and u.user_type = any(${[...types]})
      and (${typed ?? ''} = '' or plain(u.name) like ${containing(typed ?? '')}) order by lower(u.name), u.id limit 20`.execute(
      db,
    )
  ).rows

/** How many of these one may name. */
export async function countNameable(db: Db, person: Person, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from users u where u.id = any(${[...ids]}) and ${nameable(person)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Shows a view to others, in the place of whom it was shown to; to nobody where `shown` is null. */
export async function shareWith(
  db: Db,
  view: number,
  shown: 'agency' | 'staff' | readonly number[] | null,
  agency: number | null,
): Promise<void> {
  const people = typeof shown === 'string' || shown === null ? [] : shown
  await sql`delete from saved_view_readers where view_id = ${view} and user_id <> all(${[...people]})`.execute(
    db,
  )
  await sql`insert into saved_view_readers (view_id, user_id) select ${view}, unnest(${[...people]}::int[])
    on conflict do nothing`.execute(db)
  await sql`update saved_views set shared_with = ${people.length > 0 ? 'people' : shown}, shared_agency_id = ${agency}
    where id = ${view}`.execute(db)
}

/** Locks a person's views: two devices at once can neither take the same name nor the last place. */
export async function holdViews(tx: Db, userId: number): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(tx)
}

/** The view that already has the name, however it is written. */
export const viewCalled = async (db: Db, userId: number, list: string, name: string) =>
  (
    await sql<{ id: number }>`select id from saved_views
    where user_id = ${userId} and list = ${list} and lower(name) = lower(${name})`.execute(db)
  ).rows[0]

export const ownView = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('saved_views')
    .select(['id', 'list'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/** One of a person's own views, with what it shows. */
export const viewToSchedule = async (db: Db, userId: number, id: number) =>
  (
    await sql<{ id: number; list: ViewList; name: string; search: Search }>`
    select id, list, name, search from saved_views where user_id = ${userId} and id = ${id}`.execute(db)
  ).rows[0]

export async function countViews(db: Db, userId: number, list: ViewList): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from saved_views where user_id = ${userId} and list = ${list}`.execute(db)
  return rows[0]?.n ?? 0
}

export async function insertView(
  db: Db,
  view: { userId: number; list: ViewList; name: string; search: Search },
): Promise<number> {
  const { id } = await db
    .insertInto('saved_views')
    .values({
      user_id: view.userId,
      list: view.list,
      name: view.name,
      search: JSON.stringify(view.search),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Also the name: it is written as it was last given. */
export async function changeView(
  db: Db,
  id: number,
  { name, search }: { name: string; search?: Search },
): Promise<void> {
  await db
    .updateTable('saved_views')
    .set({ name, ...(search && { search: JSON.stringify(search) }) })
    .where('id', '=', id)
    .execute()
}

export async function removeView(db: Db, id: number): Promise<void> {
  await db.deleteFrom('saved_views').where('id', '=', id).execute()
}
