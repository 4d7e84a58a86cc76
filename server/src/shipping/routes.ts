import { deliveryCalls } from '@mandato/contract/shipping/delivery-calls'
import { orderKeys } from '@mandato/contract/shipping/parameters'
import { prepareCalls } from '@mandato/contract/shipping/prepare-calls'
import { documentOf, shipmentCalls } from '@mandato/contract/shipping/shipment-calls'
import { readLabelCode } from '@mandato/contract/shipping/labels'
import { printPickingList, printReceipt } from '../../papers/shipping/print.ts'
import { today } from '../platform/clock.ts'
import { answer, type Bound } from '../platform/http/handlers.ts'
import { isStaff } from '../platform/person.ts'
import { notFound } from '../platform/refusals.ts'
import { cancelLines, filterNames, materialCounters } from '../materials/index.ts'
import { placesOf } from '../registry/index.ts'
import { bulkOrder } from './actions/bulk-order.ts'
import { changePreparation } from './actions/change-preparation.ts'
import { changeShipment, writeShippingNotes } from './actions/change-shipment.ts'
import { deletePreparation } from './actions/delete-preparation.ts'
import { deleteShipment } from './actions/delete-shipment.ts'
import { handOver, undoHandOver } from './actions/hand-over.ts'
import { internalNote, writeInternalNote } from './actions/internal-note.ts'
import { makeShipment } from './actions/make-shipment.ts'
import { moveShipment } from './actions/move-shipment.ts'
import { shipAtOnce } from './actions/ship-at-once.ts'
import { openPreparations } from './actions/open-preparations.ts'
import { orderPrint } from './actions/print-shipments.ts'
import { confirmReceipt } from './actions/confirm-receipt.ts'
import { returnGoods } from './actions/return-goods.ts'
import { preparationAnswer, registerAnswer, shipmentAnswer } from './answers.ts'
import { documentFile } from './files.ts'
import {
  handOverLists,
  heldMaterials,
  ownMaterialRows,
  preparationLists,
  shipmentLists,
  toSendLists,
} from './lists.ts'
import { handOverReceipt, type Letterhead, pickingPaper, returnReceipt } from './papers.ts'
import { handOverSeenBy } from './queries/hand-overs.ts'
import { preparationSeenBy } from './queries/preparations.ts'
import { recipientSeenBy } from './queries/recipients.ts'
import { returnSeenBy } from './queries/returns.ts'
import { materialCoded, shipmentNumbered } from './queries/scan.ts'
import { shipmentCounters } from './queries/shipment-list.ts'
import { seesAllLines, withLinesToSend } from './queries/to-send.ts'
import { idAndWord, moveOf } from './rules.ts'
import { orderLabels } from './words.ts'

const done = { success: true } as const

export interface ShippingTools {
  readonly letterhead: Letterhead
}

/** Every call of logistics. */
export const shippingRoutes = (tools: ShippingTools): readonly Bound[] => [
  prepareRoutes(tools),
  shipmentRoutes(tools),
  deliveryRoutes(tools),
]

const prepareRoutes = ({ letterhead }: ShippingTools) =>
  answer(
    prepareCalls,
    {
      dashboardMaterials: async (_input, { db, user, clock, language }) => ({
        ...(await materialCounters(db, user, language)),
        ...(await shipmentCounters(db, user, today(clock))),
      }),
      toSend: ({ params, query }, context) => toSendLists.page(params.page, query, context),
      toSendAgencies: (_input, { db, user }) => withLinesToSend(db, user),
      toSendClients: ({ params }, { db, user }) => withLinesToSend(db, user, params.id),
      shippingPlaces: async ({ query }, { db, user }) => {
        for (const type of ['agency', 'client'] as const) {
          const id = query[type]
          if (id !== undefined && !(await recipientSeenBy(db, user, { type, id }))) throw notFound()
        }
        return placesOf(db, query)
      },
      orderKeys: async (_input, { language }) =>
        orderKeys.map((key) => ({ key, label: orderLabels[key][language] })),
      scan: async ({ params }, { db, user, language }) => {
        const label = readLabelCode(params.code)
        const shipment = label && (await shipmentNumbered(db, user, label.shipment))
        if (shipment) return { ...shipment, type: 'shipment' as const, parcel: label.parcel }
        const material = await materialCoded(db, params.code, isStaff(user), language)
        if (!material) throw notFound()
        return { ...material, type: 'product' as const, parcel: null }
      },
      preparation: ({ params }, context) => preparationAnswer(context, params.id),
      changePreparation: async ({ params, body }, context) => {
        await changePreparation(context, params.id, body)
        return { ...done, ...(await preparationAnswer(context, params.id)) }
      },
      openPreparations: async ({ body }, context) => {
        const sessions = await openPreparations(context, body.requests, body.description ?? '')
        return { ...done, id: sessions[0]?.id ?? 0, sessions }
      },
      bulkOrder: ({ body }, context) => bulkOrder(context, body),
      makeShipment: async ({ body }, context) => ({
        ...done,
        ...(await (body.at_once ? shipAtOnce : makeShipment)(context, body.orders_id)),
      }),
      shippingNotes: ({ params, body }, context) => writeShippingNotes(context, params.id, body),
      takeOff: async ({ params, query }, context) => {
        if (!(await seesAllLines(context.db, context.user, [params.id]))) throw notFound()
        await cancelLines(context, [params.id], query.reason)
        return done
      },
      takeManyOff: async ({ body: { requests_id, reason } }, context) => {
        if (!(await seesAllLines(context.db, context.user, requests_id))) throw notFound()
        await cancelLines(context, requests_id, reason)
        return { ...done, lines: requests_id.length }
      },
      deletePreparation: async ({ params }, context) => {
        await deletePreparation(context, params.id)
        return done
      },
      preparations: ({ params, query }, context) => preparationLists.page(params.page, query, context),
    },
    {
      names: filterNames,
      readers: {
        toSend: ({ query }, context) => toSendLists.all(query, context),
        preparations: ({ query }, context) => preparationLists.all(query, context),
      },
      printers: {
        preparation: async ({ params }, { db, user, config, language, clock }) => {
          const preparation = await preparationSeenBy(db, user, (params as { id: number }).id)
          if (!preparation) throw notFound()
          return printPickingList(
            await pickingPaper({ db, config, letterhead }, preparation, language, clock.now()),
          )
        },
      },
    },
  )

const shipmentRoutes = ({ letterhead }: ShippingTools) =>
  answer(
    shipmentCalls,
    {
      shipments: ({ params, query }, context) => shipmentLists.page(params.page, query, context),
      shipment: ({ params }, context) => shipmentAnswer(context, params.id),
      changeShipment: async ({ params, body }, context) => ({
        ...done,
        id: params.id,
        ...(await changeShipment(context, params.id, body)),
      }),
      internalNote: ({ params }, context) => internalNote(context, params.id),
      writeInternalNote: async ({ params, body }, context) => ({
        ...done,
        ...(await writeInternalNote(context, params.id, body.note)),
      }),
      moveShipment: async ({ params, body }, context) => {
        const move = moveOf(params)
        if (!move) throw notFound()
        await moveShipment(context, move.id, move.status, body ?? {})
        return { ...done, ...(await shipmentAnswer(context, move.id)) }
      },
      shipmentDocument: ({ params, query }, context) => {
        const named = idAndWord(params)
        const document = named && documentOf(named.word)
        if (!document) throw notFound()
        return documentFile({ ...context, letterhead }, named.id, document, query.format)
      },
      deleteShipment: async ({ params, query }, context) => {
        await deleteShipment(context, params.id, query.reason)
        return done
      },
      confirmReceipt: async ({ params }, context) => {
        await confirmReceipt(context, params.id)
        return { ...done, id: params.id }
      },
      returnGoods: async ({ params, body }, context) => ({
        ...done,
        id: await returnGoods(context, params.id, body),
      }),
      returnReceipt: async ({ params }, { db, user, config, language, clock }) => {
        const one = await returnSeenBy(db, user, params.id)
        if (!one) throw notFound()
        const paper = await returnReceipt({ db, config, letterhead }, one, language)
        return { filename: `return-${one.id}.pdf`, data: await printReceipt(paper, clock.now()) }
      },
      letterRegister: ({ params, query }, context) => registerAnswer(context, params.year, query),
      printShipments: async ({ body }, context) => ({ job_id: await orderPrint(context, body) }),
    },
    { readers: { shipments: ({ query }, context) => shipmentLists.all(query, context) } },
  )

const deliveryRoutes = ({ letterhead }: ShippingTools) =>
  answer(
    deliveryCalls,
    {
      heldMaterials: ({ params, query }, context) => heldMaterials(params.id, query, context),
      handOver: ({ params, body }, context) => handOver(context, params.id, body),
      undoHandOver: async ({ params }, context) => {
        await undoHandOver(context, params.delivery)
        return done
      },
      handOverReceipt: async ({ params }, { db, user, config, language, clock }) => {
        const one = await handOverSeenBy(db, user, params.delivery)
        if (!one) throw notFound()
        const paper = await handOverReceipt({ db, config, letterhead }, one, language)
        return { filename: `receipt-${one.id}.pdf`, data: await printReceipt(paper, clock.now()) }
      },
      handOvers: ({ params, query }, context) => handOverLists.page(params.page, query, context),
      ownMaterials: ({ params, query }, context) => ownMaterialRows(params.page, query, context),
    },
    {
      names: filterNames,
      readers: { handOvers: ({ query }, context) => handOverLists.all(query, context) },
    },
  )
