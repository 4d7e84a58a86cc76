import { randomBytes } from 'node:crypto'
import type { Upload } from '@mandato/contract'
import { mostImages } from '@mandato/contract/materials/limits'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { lookAtFile } from '../../platform/files/file-type.ts'
import { isPicture } from '../../platform/files/picture-size.ts'
import { forgetFiles } from '../../platform/files/forget-files.ts'
import { keepBytes } from '../../platform/files/stored-files.ts'
import { notFound } from '../../platform/refusals.ts'
import { draw, type Drawn } from '../../platform/files/pictures.ts'
import { lockMaterial } from '../queries/edit-material.ts'
import { countImages, imageById, insertImage, moveImage, removeImage } from '../queries/images.ts'
import { pictureUrls } from '../pictures.ts'
import { refuse } from '../refusals.ts'

/**
 * Adds a picture to a material, re-encoded from the upload.
 * @throws 415 `picture_type`, 422 `picture_broken`, 409 `too_many_pictures`
 */
export async function addPicture(context: Context, product: number, file: Upload) {
  const drawn = await drawnFrom(file)
  return keepPicture(context, product, drawn)
}

async function drawnFrom(file: Upload): Promise<Drawn> {
  const { type, complete } = await lookAtFile(file.path)
  if (!type || !isPicture(type)) throw refuse('picture_type', {}, { fields: { file: 'picture_type' } })
  try {
    if (complete) return await draw(file.path)
  } catch {
    // What the library says of a broken file is of no use to who sent it.
  }
  throw refuse('picture_broken', {}, { fields: { file: 'picture_broken' } })
}

type Keeping = Pick<Context, 'db' | 'files' | 'user'> & Partial<Pick<Context, 'ip'>>

/** Keeps a drawn picture; gives its id and addresses. */
export async function keepPicture(context: Keeping, product: number, drawn: Drawn) {
  const { db, files, user } = context
  const material = await lockMaterial(db, product)
  if (!material) throw notFound()
  if ((await countImages(db, product)) >= mostImages) throw refuse('too_many_pictures', { most: mostImages })
  const file = (data: Uint8Array, size: string) =>
    keepBytes(db, files, {
      name: `${material.product_code}${size}.webp`,
      mime: 'image/webp',
      data,
      by: user.id,
    })
  const [large, thumb] = [await file(drawn.large, ''), await file(drawn.thumb, '-s')]
  const key = randomBytes(16).toString('hex')
  const id = await insertImage(db, {
    product_id: product,
    key,
    file_id: large.id,
    thumb_id: thumb.id,
    width: drawn.width,
    height: drawn.height,
  })
  await recordEvent(context, { what: 'picture.added', entity: 'material', id: product, after: { image: id } })
  return { id, ...pictureUrls(key) }
}

async function pictureIn({ db }: Context, id: number) {
  const image = await imageById(db, id)
  if (!image) throw notFound()
  // Two acts on the pictures of one material come one after the other.
  await lockMaterial(db, image.product_id)
  return image
}

/** Puts a picture at a place among the others, counted from 1; the first one is the cover. */
export async function placePicture(context: Context, id: number, place: number): Promise<void> {
  const { product_id } = await pictureIn(context, id)
  await moveImage(context.db, product_id, { id, place })
  await recordEvent(context, {
    what: 'picture.placed',
    entity: 'material',
    id: product_id,
    after: { image: id, place },
  })
}

export async function deletePicture(context: Context, id: number): Promise<void> {
  const { product_id, file_id, thumb_id } = await pictureIn(context, id)
  await removeImage(context.db, product_id, id)
  await forgetFiles(context, [file_id, thumb_id])
  await recordEvent(context, {
    what: 'picture.deleted',
    entity: 'material',
    id: product_id,
    before: { image: id },
  })
}
