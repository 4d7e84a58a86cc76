import type { deliveryCalls } from '@mandato/contract/shipping/delivery-calls'
import type { orderKeys } from '@mandato/contract/shipping/parameters'
import type { prepareCalls } from '@mandato/contract/shipping/prepare-calls'
import type { RowOf } from '@mandato/contract/list'
import { materialSettings } from '../materials/index.ts'
import { today } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { type Listed, listInParts, listPage } from '../platform/db/list.ts'
import { notFound } from '../platform/refusals.ts'
import { expectedOn } from './expected.ts'
import { mayUndo, seesWarehouse } from './policy.ts'
import { handOvers, type HandOversQuery } from './queries/hand-overs.ts'
import { agencyInSight, heldBy, type HeldQuery } from './queries/held.ts'
import { ownMaterials, type StoredOwn } from './queries/own-materials.ts'
import { preparations, type PreparationsQuery } from './queries/preparations.ts'
import { shipmentCounts, shipments, type ShipmentsQuery } from './queries/shipment-list.ts'
import { toSend, type ToSendQuery } from './queries/to-send.ts'

type Reading = Pick<Context, 'db' | 'user' | 'clock' | 'language'>
type Ordered = { readonly 'order-by'?: (typeof orderKeys)[number] | undefined }

const pageOf = (page: number, { per_page }: { readonly per_page: number }) => ({ page, per_page })

/** `order-by` of the specification's client, as `sort` and `order`. */
export function ordered<Q extends Ordered>(query: Q): Q {
  const given = query['order-by']
  if (!given) return query
  const [sort = '', order = 'asc'] = given.split('_')
  return { ...query, sort: sort === 'quantity' && 'family' in query ? 'residual' : sort, order }
}

const toSendAnswer =
  ({ user }: Reading) =>
  ({ rows, total, totals }: Listed<RowOf<typeof prepareCalls.toSend>, { residual: number | null }>) => ({
    response: seesWarehouse(user) ? rows : rows.map(({ available: _available, ...row }) => row),
    total,
    meta: { totals: { residual: totals.residual ?? 0 } },
  })

/** Lines to send: a page, or all of them. */
export const toSendLists = {
  page: async (page: number, query: ToSendQuery, context: Reading) =>
    toSendAnswer(context)(
      await listPage(context.db, toSend(context.user, ordered(query), context.language), pageOf(page, query)),
    ),
  async *all(query: ToSendQuery, context: Reading) {
    for await (const part of listInParts(context.db, toSend(context.user, ordered(query), context.language)))
      yield toSendAnswer(context)(part)
  },
}

const plain = <Row>({ rows, total }: Listed<Row>) => ({ response: rows, total })

export const preparationLists = {
  page: async (page: number, query: PreparationsQuery, { db, user }: Reading) =>
    plain(await listPage(db, preparations(user, ordered(query)), pageOf(page, query))),
  async *all(query: PreparationsQuery, { db, user }: Reading) {
    for await (const part of listInParts(db, preparations(user, ordered(query)))) yield plain(part)
  },
}

export const shipmentLists = {
  page: async (page: number, query: ShipmentsQuery, { db, user, clock }: Reading) => ({
    ...plain(await listPage(db, shipments(user, query, today(clock)), pageOf(page, query))),
    meta: { counts: await shipmentCounts(db, user, query, today(clock)) },
  }),
  async *all(query: ShipmentsQuery, { db, user, clock }: Reading) {
    const counts = await shipmentCounts(db, user, query, today(clock))
    for await (const part of listInParts(db, shipments(user, query, today(clock))))
      yield { ...plain(part), meta: { counts } }
  },
}

type HandOverRow = RowOf<typeof deliveryCalls.handOvers>
const handOverAnswer =
  ({ user, clock }: Reading) =>
  ({ rows, total }: Listed<Omit<HandOverRow, 'may'> & { readonly by_id: number | null }>) => ({
    response: rows.map(({ by_id, ...row }) => ({
      ...row,
      may: { undo: mayUndo(user, { by_id, at: row.at, undone_at: row.undone_at }, clock.now()) },
    })),
    total,
  })

export const handOverLists = {
  page: async (page: number, query: HandOversQuery, context: Reading) =>
    handOverAnswer(context)(
      await listPage(context.db, handOvers(context.user, query, context.language), pageOf(page, query)),
    ),
  async *all(query: HandOversQuery, context: Reading) {
    for await (const part of listInParts(context.db, handOvers(context.user, query, context.language)))
      yield handOverAnswer(context)(part)
  },
}

/** What an agency in sight holds. */
export async function heldMaterials(agency: number, query: HeldQuery, { db, user, language }: Reading) {
  if (!(await agencyInSight(db, user, agency))) throw notFound()
  return plain(await listPage(db, heldBy(agency, query, language), query))
}

/** What came to a customer, with where its papers are. */
export async function ownMaterialRows(
  page: number,
  query: { readonly per_page: number },
  { db, user, language }: Reading,
) {
  const { rows, total } = await listPage(db, ownMaterials(user, language), pageOf(page, query))
  const { transit_days } = await materialSettings(db)
  return {
    response: rows.map((row) => ({
      ...withPaper(row),
      expected_on: expectedOn(onItsWay(row), transit_days),
    })),
    total,
  }
}

const onItsWay = ({ kind, status, date, received_on }: StoredOwn) => ({
  shipped_on: kind === 'shipment' && status === 'shipped' ? date : null,
  received: received_on !== null,
})

const papers = {
  shipment: (id: number) => `/api/v1.0/spedizioni/${id}/transport-letter`,
  hand_over: (id: number) => `/api/v1.0/agencies/delivery/${id}/receipt`,
  return: (id: number) => `/api/v1.0/spedizioni/return/${id}/receipt`,
}

/** The paper of a row: a shipment has one once it is packed. */
const withPaper = ({ has_letter, ...row }: StoredOwn) => ({
  ...row,
  url: row.kind === 'shipment' && !has_letter ? null : papers[row.kind](row.id),
})
