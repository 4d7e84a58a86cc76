import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * Takes a material out of use, where nothing of it is committed; false where something is, or it is out of use
 * already. An acceptance at the same moment waits for this row, and then finds the material archived.
 */
export async function archiveStock(
  db: Db,
  product: number,
  { at, by }: { at: Date; by: number },
): Promise<boolean> {
  const { rows } = await sql`update material_stock set archived_at = ${at.toISOString()}, archived_by = ${by}
    where product_id = ${product} and committed = 0 and archived_at is null returning product_id`.execute(db)
  return rows.length > 0
}

/** Brings it back into use; false where it is. */
export async function restoreStock(db: Db, product: number): Promise<boolean> {
  const { rows } = await sql`update material_stock set archived_at = null, archived_by = null
    where product_id = ${product} and archived_at is not null returning product_id`.execute(db)
  return rows.length > 0
}
