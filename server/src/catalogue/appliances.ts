import type { Language } from '@mandato/contract/words'
import type { Context } from '../platform/context.ts'
import { listInParts, listPage } from '../platform/db/list.ts'
import { downloadUrls } from '../platform/files/downloads.ts'
import { holds, isStaff } from '../platform/person.ts'
import { notFound } from '../platform/refusals.ts'
import { clientFor, pricesFor, seesPrices, type StockOf } from '../prices/index.ts'
import {
  applianceBy,
  appliances,
  type AppliancesQuery,
  brandsOf,
  type StoredAppliance,
} from './queries/appliances.ts'
import { documentsOf, type StoredDocument } from './queries/documents.ts'

type Client = Awaited<ReturnType<typeof clientFor>>

/** Whose prices are shown: nobody’s to whom sees none. @throws 404 for a client out of sight */
const clientAsked = (context: Context, asked: number | undefined): Promise<Client> | null =>
  seesPrices(context.user) ? clientFor(context, asked) : null

/** Rows as the person may see them: pictures by their addresses; prices of the client and what is ready for whoever sees prices. */
async function shownTo<Row extends StoredAppliance>(
  context: Context,
  client: Client,
  stockOf: StockOf | undefined,
  rows: readonly Row[],
) {
  const { db, user, clock } = context
  const url = await downloadUrls(db, clock.now(), user)
  const offer = seesPrices(user) ? await offersFor(context, client, stockOf, rows) : () => ({})
  return rows.map(({ thumb_id, file_price, ...row }) => ({
    ...row,
    picture: thumb_id === null ? null : url(thumb_id),
    ...offer({ code: row.code, file_price }),
  }))
}

async function offersFor(
  context: Context,
  client: Client,
  stockOf: StockOf | undefined,
  rows: readonly StoredAppliance[],
) {
  const priceOf = await pricesFor(context, client?.id ?? null, rows)
  const codes = rows.map(({ code }) => code)
  const stock = await stockOf?.(context.db, codes, context.user)
  return (row: Pick<StoredAppliance, 'code' | 'file_price'>) => {
    const { price, list_price } = priceOf(row)
    return { price, list_price, available: stock?.get(row.code) ?? null }
  }
}

const named = (client: Client) => client && { id: client.id, code: client.code, name: client.business_name }

const metaFor = async ({ db, user }: Context, client: Client) => ({
  ...(seesPrices(user) && { priced: true as const }),
  client: named(client),
  brands: await brandsOf(db),
})

/** @param stockOf what the store has ready, where there is one */
export const applianceLists = (stockOf?: StockOf) => ({
  page: async (page: number, query: AppliancesQuery, context: Context) => {
    const client = await clientAsked(context, query.customer)
    const { rows, total } = await listPage(context.db, appliances(query), { page, per_page: query.per_page })
    const response = await shownTo(context, client, stockOf, rows)
    return { response, total, meta: await metaFor(context, client) }
  },
  async *all(query: AppliancesQuery, context: Context) {
    const client = await clientAsked(context, query.customer)
    const meta = await metaFor(context, client)
    for await (const { rows, total } of listInParts(context.db, appliances(query)))
      yield { response: await shownTo(context, client, stockOf, rows), total, meta }
  },
})

/** One appliance with its documents. */
export async function applianceAnswer(
  context: Context,
  id: number,
  asked: number | undefined,
  stockOf?: StockOf,
) {
  const { db, user, clock, language } = context
  const client = await clientAsked(context, asked)
  const found = await applianceBy(db, { id })
  if (!found) throw notFound()
  const url = await downloadUrls(db, clock.now(), user)
  const { eprel_number: number, compatible_models: models, ...row } = found
  const documents = await documentsOf(db, id)
  const [shown] = await shownTo(context, client, stockOf, [row])
  if (!shown) throw notFound()
  return {
    ...shown,
    client: named(client),
    ...filesOf(documents, url, language),
    eprel: eprelOf(number),
    compatible_models: models.split(/[\s,;]+/).filter((model) => model !== ''),
    documents: documents
      .filter(({ kind }) => kind !== 'picture' || isStaff(user))
      .map(({ file_id, ...document }) => ({ ...document, url: url(file_id) })),
    may: { edit: isStaff(user) && holds(user, 'content') },
  }
}

/** The files that are shown beside an appliance wherever it stands whole. */
export async function applianceFiles({ db, user, clock, language }: Context, id: number) {
  return filesOf(await documentsOf(db, id), await downloadUrls(db, clock.now(), user), language)
}

/** Its page in the European register of labels. */
const eprelOf = (number: string | null) =>
  number === null ? null : { number, url: `https://eprel.ec.europa.eu/qr/${number}` }

/** The picture, and the label and product sheet in the reader’s language, else in another one. */
function filesOf(documents: readonly StoredDocument[], url: (file: number) => string, language: Language) {
  const urlOf = (kind: StoredDocument['kind']) => {
    const one = bestOf(documents, kind, language)
    return one ? url(one.file_id) : null
  }
  return {
    large_picture: urlOf('picture'),
    energy_label_url: urlOf('energy_label'),
    product_sheet_url: urlOf('product_sheet'),
  }
}

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
