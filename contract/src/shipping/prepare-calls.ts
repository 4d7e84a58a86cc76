import { preparationFilterWords } from './filter-words.ts'
import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { done, id, saved, search, text } from '../fields/fields.ts'
import { list } from '../list.ts'
import { Place, placeTypes } from '../registry/master-record.ts'
import { pickingColumns, preparationColumns } from './columns.ts'
import { dashboardCalls } from './dashboard-calls.ts'
import { mostLines, mostToPrepare } from './limits.ts'
import { narrowed, orderKeys, readers, staff } from './parameters.ts'
import { Preparation, PreparationRow } from './rows.ts'
import { preparationStatuses } from './status.ts'
import { toSendCalls } from './to-send-calls.ts'

const pieces = z.int().min(1).max(99_999)

export const notesInput = z
  .array(z.object({ n: z.int().optional(), text: text(500) }).or(text(500)))
  .max(20)
  .transform((notes) =>
    notes.map((note) => (typeof note === 'string' ? note : note.text).trim()).filter((note) => note !== ''),
  )

const directLine = z.strictObject({
  product_id: id,
  product_code: text(40).optional(),
  quantity: pieces,
  agency_id: id,
  client_id: id.nullable().optional(),
})

export const prepareCalls = defineCalls({
  ...dashboardCalls,
  ...toSendCalls,
  shippingPlaces: {
    method: 'GET',
    path: '/api/v1.0/invio/shipping-to',
    summary: 'Where goods can be sent: seat and warehouse of an agency, places of a client',
    roles: readers,
    effect: 'read',
    query: z.object({ agency: id.optional(), client: id.optional() }),
    response: z.array(Place),
  },
  orderKeys: {
    method: 'GET',
    path: '/api/v1.0/invio/get-order-by',
    summary: 'How the lists of the workbench can be ordered',
    roles: readers,
    effect: 'read',
    response: z.array(z.object({ key: z.enum(orderKeys), label: z.string() })),
  },
  scan: {
    method: 'GET',
    path: '/api/v1.0/invio/scan/{code}',
    summary: 'What a label says: a shipment with its parcel, or a material',
    roles: readers,
    effect: 'read',
    params: z.object({ code: z.string().trim().min(1).max(60) }),
    response: z.object({
      type: z.enum(['shipment', 'product']),
      id: z.int(),
      /** The shipment's number, or the material's code. */
      code: z.string(),
      name: z.string(),
      parcel: z.int().nullable(),
      status: z.string().nullable(),
    }),
  },
  preparation: {
    method: 'GET',
    path: '/api/v1.0/invio/session/{id}',
    summary: 'A preparation; as a file, its picking list',
    roles: readers,
    effect: 'read',
    params: z.object({ id }),
    response: Preparation,
    title: {
      it: 'Lista di prelievo',
      en: 'Picking list',
      fr: 'Liste de prélèvement',
      es: 'Lista de preparación',
    },
    table: pickingColumns,
    rowsIn: 'lines',
  },
  changePreparation: {
    method: 'PUT',
    path: '/api/v1.0/invio/session/{id}',
    summary: 'Change lines, recipient, place, parcels and notes of a preparation; close it or open it again',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: z.object({ id }),
    body: z.strictObject({
      /** The lines as they are to be: those left out go back to "to send". */
      lines: z
        .array(z.strictObject({ request_id: id, quantity: pieces }))
        .max(mostLines)
        .optional(),
      recipient: z.strictObject({ type: z.enum(['agency', 'client']), id }).optional(),
      place: z.strictObject({ type: z.enum(placeTypes), id }).optional(),
      parcels: z.int().min(0).max(999).optional(),
      notes: notesInput.optional(),
      description: text(200).optional(),
      action: z.enum(['ready', 'reopen']).optional(),
      version: z.int().optional(),
    }),
    response: Preparation.extend({ success: z.literal(true) }),
    refuses: [
      'preparation_not_in_state',
      'changed_meanwhile',
      'request_not_in_state',
      'two_recipients',
      'preparation_empty',
      'too_many_pieces',
      'not_of_this_agency',
      'client_is_gone',
    ],
  },
  openPreparations: {
    method: 'POST',
    path: '/api/v1.0/invio/save-requests',
    summary:
      'Takes lines from "to send" into one preparation for each recipient, or several where they are more than one holds',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    body: z.strictObject({
      requests: z
        .array(z.strictObject({ request_id: id, quantity: pieces.optional() }).or(directLine))
        .min(1)
        .max(mostToPrepare),
      /** The items are materials for somebody, accepted on the spot. */
      request_massiva: z.boolean().optional(),
      description: text(200).optional(),
    }),
    response: saved.extend({
      sessions: z.array(z.object({ id: z.int(), recipient: z.string(), lines: z.int() })),
    }),
    refuses: [
      'request_not_in_state',
      'too_many_pieces',
      'short_of_stock',
      'material_archived',
      'code_of_another',
      'not_of_this_agency',
      'client_is_gone',
    ],
  },
  bulkOrder: {
    method: 'POST',
    path: '/api/v1.0/invio/save-request-massiva',
    summary: 'The same materials for many agencies or clients, accepted on the spot',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    body: z
      .strictObject({
        description: text(200).min(1),
        products: z
          .array(z.strictObject({ product_id: id, quantity: pieces }))
          .min(1)
          .max(50),
        agencies_id: z.array(id).max(mostLines).optional(),
        clients_id: z.array(id).max(mostLines).optional(),
        /** Each gets the quantity, or they share it; what does not divide goes to the first. */
        split: z.enum(['each', 'total']).default('each'),
        allow_partial: z.boolean().default(false),
      })
      .refine(({ agencies_id = [], clients_id = [] }) => agencies_id.length + clients_id.length > 0, {
        path: ['clients_id'],
        params: { code: 'required' },
      }),
    response: saved.extend({
      lines: z.int(),
      short: z.array(
        z.object({ product_id: z.int(), product_code: z.string(), wanted: z.int(), available: z.int() }),
      ),
    }),
    refuses: [
      'too_many_pieces',
      'short_of_stock',
      'material_archived',
      'code_of_another',
      'not_of_this_agency',
      'client_is_gone',
    ],
  },
  makeShipment: {
    method: 'POST',
    path: '/api/v1.0/invio/group-shipping',
    summary: 'Makes one shipment of a ready preparation, or of several for the same recipient and place',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    body: z.strictObject({
      orders_id: z.array(id).min(1).max(100),
      /** What is still open is closed first, and the shipment is confirmed: it only has to leave. */
      at_once: z.boolean().optional(),
    }),
    response: saved.extend({ number: z.string() }),
    refuses: [
      'preparation_not_ready',
      'preparation_not_in_state',
      'preparation_empty',
      'two_recipients',
      'two_places',
    ],
  },
  shippingNotes: {
    method: 'POST',
    path: '/api/v1.0/invio/shipping-notes/{id}',
    summary:
      'Replaces the notes of a shipment: the first stands on the letter, each further one makes a label',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: z.object({ id }),
    body: z.strictObject({ notes: notesInput, version: z.int().optional() }),
    response: done.extend({
      notes: z.array(z.object({ n: z.int(), text: z.string() })),
      labels: z.int(),
    }),
    refuses: ['shipment_not_in_state', 'changed_meanwhile'],
  },
  deletePreparation: {
    method: 'DELETE',
    path: ['/api/v1.0/invio/session/{id}', '/api/v1.0/invii/{id}'],
    summary: 'Deletes a preparation for ever; its lines are to send again',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: z.object({ id }),
    response: done,
    refuses: ['preparation_not_in_state'],
  },
  preparations: list('/api/v1.0/invii/{page}', PreparationRow, preparationColumns, {
    summary: 'Preparations',
    filterWords: preparationFilterWords,
    roles: readers,
    about: { agency: 'agency', client: 'client' },
    title: { it: 'Preparazioni', en: 'Preparations', fr: 'Préparations', es: 'Preparaciones' },
    filter: {
      ...narrowed,
      status: z.enum(['live', ...preparationStatuses]).optional(),
      q: search,
    },
    sort: 'date',
    order: 'desc',
  }),
})
