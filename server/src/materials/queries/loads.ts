import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export interface NewLoad {
  readonly product_id: number
  readonly quantity: number
  /** The day the goods came in, `YYYY-MM-DD`. */
  readonly day: string
  readonly supplier: string
  readonly note: string
}

export async function insertLoad(
  db: Db,
  { product_id, quantity, day, supplier, note }: NewLoad,
  { at, by }: { at: Date; by: number },
): Promise<number> {
  const { id } = await db
    .insertInto('material_loads')
    .values({ product_id, quantity, day, supplier, note, created_at: at.toISOString(), created_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A load that still counts, locked until the act ends. */
export const lockLoad = (db: Db, id: number): Promise<NewLoad | undefined> =>
  db
    .selectFrom('material_loads')
    .select(['product_id', 'quantity', 'day', 'supplier', 'note'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function changeLoad(db: Db, id: number, load: NewLoad): Promise<void> {
  const { quantity, day, supplier, note } = load
  await db.updateTable('material_loads').set({ quantity, day, supplier, note }).where('id', '=', id).execute()
}

export async function removeLoad(db: Db, id: number, { at, by }: { at: Date; by: number }): Promise<void> {
  await sql`update material_loads set removed_at = ${at.toISOString()}, removed_by = ${by} where id = ${id}`.execute(
    db,
  )
}

/** How many pieces of a material were ever loaded, and how many are available. */
export async function stockOf(
  db: Db,
  product: number,
): Promise<{ readonly realised: number; readonly availability: number }> {
  const { rows } = await sql<{ realised: number; availability: number }>`
    select realised, on_hand - committed as availability from material_stock where product_id = ${product}`.execute(
    db,
  )
  return rows[0] ?? { realised: 0, availability: 0 }
}
