import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Columns of a material that people write. */
export interface MaterialColumns {
  readonly product_code?: string | undefined
  readonly internal_code?: string | null | undefined
  readonly barcode?: string | null | undefined
  readonly ean?: string | null | undefined
  readonly name?: string | undefined
  readonly name_en?: string | null | undefined
  readonly name_fr?: string | null | undefined
  readonly name_es?: string | null | undefined
  readonly type?: string | undefined
  readonly family_id?: number | null | undefined
  readonly brand?: string | undefined
  readonly first_edition?: string | null | undefined
  readonly manager?: string | undefined
  readonly pack?: number | undefined
  readonly weight_g?: number | null | undefined
  readonly price?: number | null | undefined
  readonly cost?: number | null | undefined
  readonly printed?: number | undefined
  readonly location?: string | undefined
  readonly notes?: string | undefined
  readonly visible?: boolean | undefined
}

export interface NewFeature {
  readonly label_name: string
  readonly value: string
  readonly language_id: string
  readonly type: string
}

/** A material as it is stored, locked until the act ends. */
export const lockMaterial = (db: Db, id: number) =>
  db.selectFrom('materials').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Writes the given columns; a material nobody touched since has the next version then. */
export async function updateMaterial(db: Db, id: number, columns: MaterialColumns): Promise<void> {
  await db
    .updateTable('materials')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Puts the features of a material in the place of those it had. */
export async function writeFeatures(db: Db, id: number, features: readonly NewFeature[]): Promise<void> {
  await sql`delete from material_features where product_id = ${id}`.execute(db)
  await sql`
    insert into material_features (product_id, language, position, label_name, value, type)
    select ${id}, f.language_id, f.position, f.label_name, f.value, f.type
    from jsonb_to_recordset(${JSON.stringify(features.map((feature, position) => ({ ...feature, position })))}::jsonb)
      as f (language_id text, position int, label_name text, value text, type text)`.execute(db)
}

/** Codes are given out one after the other, so that the second of two who want the same one is told so. */
export async function lockCodes(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('material_codes', 0))`.execute(db)
}

/** The first other material that has this code or EAN. */
export async function taken(
  db: Db,
  column: 'product_code' | 'ean',
  value: string,
  except: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('materials')
    .select('product_code')
    .where(column, '=', value)
    .where('id', '<>', except)
    .executeTakeFirst()
  return row?.product_code
}

/** Did anything ever happen to a material: a movement, a load, a request? */
export async function hasHistory(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from material_ledger where product_id = ${id})
      or exists (select from material_loads where product_id = ${id})
      or exists (select from material_requests where product_id = ${id}) as used`.execute(db)
  return rows[0]?.used ?? false
}

/** Removes a material and what hangs on it; gives the files of its pictures. */
export async function deleteMaterial(db: Db, id: number): Promise<number[]> {
  const images = await db
    .deleteFrom('material_images')
    .where('product_id', '=', id)
    .returning(['file_id', 'thumb_id'])
    .execute()
  await db.deleteFrom('material_stock').where('product_id', '=', id).execute()
  await db.deleteFrom('materials').where('id', '=', id).execute()
  return images.flatMap(({ file_id, thumb_id }) => [file_id, thumb_id])
}

export async function setFavourite(db: Db, user: number, product: number, favourite: boolean): Promise<void> {
  if (favourite)
    await db
      .insertInto('material_favourites')
      .values({ user_id: user, product_id: product })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await db
      .deleteFrom('material_favourites')
      .where('user_id', '=', user)
      .where('product_id', '=', product)
      .execute()
}
