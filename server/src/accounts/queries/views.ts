import type { ViewList } from '@mandato/contract/accounts/views'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type Search = Readonly<Record<string, unknown>>

/** A person's views of a list, by name. */
export const viewsOf = async (db: Db, userId: number, list: ViewList) =>
  (
    await sql<{ id: number; name: string; search: Search }>`
    select id, name, search from saved_views where user_id = ${userId} and list = ${list}
    order by lower(name)`.execute(db)
  ).rows

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
