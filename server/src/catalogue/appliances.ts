import type { Language } from '@mandato/contract/words'
import type { Context } from '../platform/context.ts'
import { listInParts, listPage } from '../platform/db/list.ts'
import { downloadUrls } from '../platform/files/downloads.ts'
import { holds, isStaff, type Person } from '../platform/person.ts'
import { notFound } from '../platform/refusals.ts'
import {
  applianceBy,
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
  const found = await applianceBy(db, { id })
  if (!found) throw notFound()
  const url = await downloadUrls(db, clock.now(), user)
  const { picture_id, eprel_number: number, compatible_models: models, ...row } = found
  const documents = await documentsOf(db, id)
  const urlOf = (kind: StoredDocument['kind']) => {
    const one = bestOf(documents, kind, language)
    return one ? url(one.file_id) : null
  }
  return {
    ...shownTo(user, url)(row),
    large_picture: picture_id === null ? null : url(picture_id),
    eprel: eprelOf(number),
    compatible_models: models.split(/[\s,;]+/).filter((model) => model !== ''),
    energy_label_url: urlOf('energy_label'),
    product_sheet_url: urlOf('product_sheet'),
    documents: documents
      .filter(({ kind }) => kind !== 'picture' || isStaff(user))
      .map(({ file_id, ...document }) => ({ ...document, url: url(file_id) })),
    may: { edit: isStaff(user) && holds(user, 'content') },
  }
}

/** Its page in the European register of labels. */
const eprelOf = (number: string | null) =>
  number === null ? null : { number, url: `https://eprel.ec.europa.eu/qr/${number}` }

/** The newest document of a kind: in the reader’s language, else in another one. */
function bestOf(documents: readonly StoredDocument[], kind: StoredDocument['kind'], language: Language) {
  const some = documents.filter((one) => one.kind === kind)
  return some.find((document) => document.language === language) ?? some[0]
}

/** What the arrow of an article opens. */
export async function labelAnswer({ db, user, clock, language }: Context, code: string) {
  const found = await applianceBy(db, { code })
  const documents = found ? await documentsOf(db, found.id) : []
  const label = bestOf(documents, 'energy_label', language)
  if (!found || !label) throw notFound()
  const url = await downloadUrls(db, clock.now(), user)
  const sheet = bestOf(documents, 'product_sheet', language)
  const { name, brand, energy_class, energy_range, eprel_number } = found
  return {
    code: found.code,
    name,
    brand,
    energy_class,
    energy_range,
    label: { name: label.name, mime: label.mime, url: url(label.file_id) },
    product_sheet_url: sheet ? url(sheet.file_id) : null,
    eprel: eprelOf(eprel_number),
  }
}
