import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { isStaff, type Person } from '../../platform/person.ts'

export async function codesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; product_code: string }>`
    select id, product_code from materials where id = any(${[...ids]})`.execute(db)
  return new Map(rows.map((row) => [row.id, row.product_code]))
}

/** The packs of materials: the step in which each is asked for. */
export async function packsOf(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; pack: number }>`
    select id, pack from materials where id = any(${[...ids]})`.execute(db)
  return new Map(rows.map((row) => [row.id, row.pack]))
}

/** Those of the materials that a person can ask for, or could before they were archived. */
export async function requestable(
  db: Db,
  person: Person,
  ids: readonly number[],
): Promise<{ product_id: number; product_code: string; archived: boolean }[]> {
  const { rows } = await sql<{ product_id: number; product_code: string; archived: boolean }>`
    select m.id as product_id, m.product_code, m.archived_at is not null as archived from material_cards m
    where m.id = any(${[...ids]}) and (m.visible or ${isStaff(person)})`.execute(db)
  return rows
}

/** A new material, with its counters at zero. */
export async function insertMaterial(
  db: Db,
  values: { readonly product_code: string; readonly name: string; readonly created_by: number | null },
): Promise<number> {
  const { id } = await db.insertInto('materials').values(values).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('material_stock').values({ product_id: id }).execute()
  return id
}
