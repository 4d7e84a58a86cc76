import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export interface NewImage {
  readonly product_id: number
  readonly key: string
  readonly file_id: number
  readonly thumb_id: number
  readonly width: number
  readonly height: number
}

/** Adds a picture behind the others; the first one is the cover. */
export async function insertImage(db: Db, image: NewImage): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into material_images (product_id, position, key, file_id, thumb_id, width, height)
    select ${image.product_id}, coalesce(max(position), 0) + 1, ${image.key}, ${image.file_id}, ${image.thumb_id},
      ${image.width}, ${image.height} from material_images where product_id = ${image.product_id}
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

export const countImages = async (db: Db, product: number): Promise<number> =>
  (await db.selectFrom('material_images').select('id').where('product_id', '=', product).execute()).length

export const imageById = (db: Db, id: number) =>
  db
    .selectFrom('material_images')
    .select(['id', 'product_id', 'file_id', 'thumb_id'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Sets the pictures of a material in this order. */
async function arrange(db: Db, product: number, ids: readonly number[]): Promise<void> {
  // Two steps: each place is taken once, also half way through.
  await sql`update material_images set position = -position where product_id = ${product}`.execute(db)
  await sql`update material_images i set position = o.place
    from unnest(${[...ids]}::int[]) with ordinality as o (id, place) where i.id = o.id`.execute(db)
}

const idsInOrder = async (db: Db, product: number): Promise<number[]> =>
  (
    await db
      .selectFrom('material_images')
      .select('id')
      .where('product_id', '=', product)
      .orderBy('position')
      .forUpdate()
      .execute()
  ).map(({ id }) => id)

/** Moves a picture to a place, counted from 1; behind the last is the last. */
export async function moveImage(
  db: Db,
  product: number,
  { id, place }: { readonly id: number; readonly place: number },
): Promise<void> {
  const others = (await idsInOrder(db, product)).filter((other) => other !== id)
  await arrange(db, product, others.toSpliced(place - 1, 0, id))
}

export async function removeImage(db: Db, product: number, id: number): Promise<void> {
  await db.deleteFrom('material_images').where('id', '=', id).execute()
  await arrange(db, product, await idsInOrder(db, product))
}

/** The file behind a picture's address; `-s` at its end is the small one. */
export async function fileOfPicture(db: Db, address: string): Promise<number | undefined> {
  const small = address.endsWith('-s')
  const row = await db
    .selectFrom('material_images')
    .select(['file_id', 'thumb_id'])
    .where('key', '=', small ? address.slice(0, -2) : address)
    .executeTakeFirst()
  return row && (small ? row.thumb_id : row.file_id)
}
