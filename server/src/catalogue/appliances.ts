import type { Context } from '../platform/context.ts'
import { listInParts, listPage } from '../platform/db/list.ts'
import { downloadUrls } from '../platform/files/downloads.ts'
import { holds, isStaff, type Person } from '../platform/person.ts'
import { notFound } from '../platform/refusals.ts'
import {
  applianceById,
  appliances,
  type AppliancesQuery,
  brandsOf,
  type StoredAppliance,
} from './queries/appliances.ts'
import { documentsOf, type StoredDocument } from './queries/documents.ts'

/** Resellers who are no customers yet see no prices. */
export const seesPrices = ({ role }: Person): boolean => role !== 'reseller'

type Address = (file: number) => string

/** A row as the person may see it: pictures by their addresses, prices for whoever sees them. */
export const shownTo =
  (person: Person, url: Address) =>
  <Row extends StoredAppliance>({ thumb_id, file_price, ...row }: Row) => ({
    ...row,
    picture: thumb_id === null ? null : url(thumb_id),
    ...(seesPrices(person) && { price: file_price }),
  })

const metaFor = async ({ db, user }: Context) => ({
  ...(seesPrices(user) && { priced: true as const }),
  brands: await brandsOf(db),
})

export const applianceLists = {
  page: async (page: number, query: AppliancesQuery, context: Context) => {
    const { db, user, clock } = context
    const shown = shownTo(user, await downloadUrls(db, clock.now(), user))
    const { rows, total } = await listPage(db, appliances(query), { page, per_page: query.per_page })
    return { response: rows.map(shown), total, meta: await metaFor(context) }
  },
  async *all(query: AppliancesQuery, context: Context) {
    const { db, user, clock } = context
    const shown = shownTo(user, await downloadUrls(db, clock.now(), user))
    const meta = await metaFor(context)
    for await (const { rows, total } of listInParts(db, appliances(query)))
      yield { response: rows.map(shown), total, meta }
  },
}

/** One appliance with its documents. */
export async function applianceAnswer({ db, user, clock, language }: Context, id: number) {
  const found = await applianceById(db, id)
  if (!found) throw notFound()
  const url = await downloadUrls(db, clock.now(), user)
  const { picture_id, eprel_number: number, compatible_models: models, ...row } = found
  const documents = await documentsOf(db, id)
  const best = (kind: StoredDocument['kind']) => {
    const some = documents.filter((one) => one.kind === kind)
    const one = some.find((document) => document.language === language) ?? some[0]
    return one ? url(one.file_id) : null
  }
  return {
    ...shownTo(user, url)(row),
    large_picture: picture_id === null ? null : url(picture_id),
    eprel: number === null ? null : { number, url: `https://eprel.ec.europa.eu/qr/${number}` },
    compatible_models: models.split(/[\s,;]+/).filter((model) => model !== ''),
    energy_label_url: best('energy_label'),
    product_sheet_url: best('product_sheet'),
    documents: documents
      .filter(({ kind }) => kind !== 'picture' || isStaff(user))
      .map(({ file_id, ...document }) => ({ ...document, url: url(file_id) })),
    may: { edit: isStaff(user) && holds(user, 'content') },
  }
}
