import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export interface NewFamily {
  readonly name: string
  readonly names: Readonly<Record<string, string | undefined>>
  readonly parent_id: number | null
}

export async function insertFamily(db: Db, { name, names, parent_id }: NewFamily): Promise<number> {
  const { id } = await db
    .insertInto('material_families')
    .values({ name, names: JSON.stringify(names), parent_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateFamily(db: Db, id: number, family: NewFamily): Promise<void> {
  const { name, names, parent_id } = family
  await db
    .updateTable('material_families')
    .set({ name, names: JSON.stringify(names), parent_id })
    .where('id', '=', id)
    .execute()
}

/** All families, locked until the act ends: names and parents are checked against the whole tree. */
export async function lockFamilies(db: Db) {
  await sql`select pg_advisory_xact_lock(hashtextextended('material_families', 0))`.execute(db)
  return db.selectFrom('material_families').select(['id', 'name', 'parent_id']).orderBy('id').execute()
}

export async function familyCalled(db: Db, name: string): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number
  }>`select id from material_families where plain(name) = plain(${name})`.execute(db)
  return rows[0]?.id
}

export async function familyIsUsed(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from materials where family_id = ${id})
      or exists (select from material_families where parent_id = ${id}) as used`.execute(db)
  return rows[0]?.used ?? false
}

export async function removeFamily(db: Db, id: number): Promise<void> {
  await db.deleteFrom('material_families').where('id', '=', id).execute()
}

export async function familyExists(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from material_families where id = ${id}`.execute(db)
  return rows.length > 0
}

/** What a family is called in a language; undefined where there is none. */
export async function familyName(db: Db, id: number, language: Language): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(names ->> ${language}, name) as name from material_families where id = ${id}`.execute(db)
  return rows[0]?.name
}
