import type { materialsCalls } from '@mandato/contract/materials/calls'
import type * as z from 'zod'
import type { Context } from '../platform/context.ts'
import { listInParts, listPage } from '../platform/db/list.ts'
import { isStaff, type Person } from '../platform/person.ts'
import { notFound } from '../platform/refusals.ts'
import { mayWithMaterial } from './policy.ts'
import { pictureUrls } from './pictures.ts'
import { catalogue, type CatalogueRow } from './queries/catalogue.ts'
import { loadsOf, materialSeenBy, movementsOf } from './queries/material.ts'
import { materialSettings } from './queries/settings.ts'

interface Question {
  readonly params: { readonly page: number }
  readonly query: z.output<typeof materialsCalls.materials.query>
}

/** Which columns the person's table has. */
export const metaFor = (person: Person) => ({
  ...(isStaff(person) && { staff: true as const }),
  ...(person.role !== 'customer' && { counted: true as const }),
})

const withPicture = ({ image, ...row }: CatalogueRow) => ({
  ...row,
  image: image ? pictureUrls(image) : null,
})

/** The catalogue, a page of it or all of it part by part. */
export const catalogueList = {
  async page({ params, query }: Question, { db, user, language }: Context) {
    const per_page = query.per_page ?? (await materialSettings(db)).products_per_page
    const { rows, total } = await listPage(db, catalogue(user, query, language), { ...params, per_page })
    return { response: rows.map(withPicture), total, per_page, meta: metaFor(user) }
  },
  async *all({ query }: Question, { db, user, language }: Context) {
    for await (const { rows, total } of listInParts(db, catalogue(user, query, language)))
      yield { response: rows.map(withPicture), total, meta: metaFor(user) }
  },
}

/** How many of the latest movements come along with a material. */
const latest = 20

/** One material as the person may know it. */
export async function materialFor({ db, user, language }: Context, id: number) {
  const found = await materialSeenBy(db, user, id, language)
  if (!found) throw notFound()
  const { images, ...row } = found
  return {
    ...withPicture(row),
    features: found.features,
    images: images.map(({ key, ...image }) => ({ ...image, ...pictureUrls(key) })),
    ...(isStaff(user) && {
      loads: await loadsOf(db, id),
      movements: (await listPage(db, movementsOf(id), { page: 1, per_page: latest })).rows,
    }),
    may: mayWithMaterial(user, found.archived ?? false),
  }
}
