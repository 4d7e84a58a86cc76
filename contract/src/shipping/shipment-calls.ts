import { shipmentFilterWords, shippingFilterWords } from './filter-words.ts'
import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { instant, isoDate } from '../fields/dates.ts'
import { done, flag, id, saved, search, text, year } from '../fields/fields.ts'
import { list } from '../list.ts'
import { placeTypes } from '../registry/master-record.ts'
import { registerColumns, shipmentColumns } from './columns.ts'
import { mostLines } from './limits.ts'
import { labelFormats } from './labels.ts'
import { eachInOne } from './packing.ts'
import { notesInput } from './prepare-calls.ts'
import { parcelSize, RegisterRow, ShipmentDetail, ShipmentRow } from './shipment-rows.ts'
import { shipmentStatusOf } from './status.ts'
import { freights, transporters } from './transport.ts'

const staff = ['admin', 'sales'] as const
const readers = ['admin', 'sales', 'agent', 'customer'] as const

const status = z
  .string()
  .max(80)
  .transform((given) => given.split(',').map(shipmentStatusOf))
  .refine((given) => given.every((one) => one !== undefined), { params: { code: 'status' } })
  .transform((given) => given.filter((one) => one !== undefined))

/** `{id}/{word}`; the other way round where only the second is a number. */
const twoSegments = z.object({ a: z.string().max(40), b: z.string().max(40) })

export const documentNames = ['label', 'transport-letter', 'detail'] as const
export type DocumentName = (typeof documentNames)[number]
const documentAliases: Readonly<Record<string, DocumentName>> = {
  etichetta: 'label',
  lettera: 'transport-letter',
  dettaglio: 'detail',
}
export const documentOf = (given: string): DocumentName | undefined =>
  documentAliases[given] ?? documentNames.find((name) => name === given)

export const parcelsInput = z
  .array(
    z.strictObject({
      n: z.int().optional(),
      /** Gross, in grams; null until it was weighed. */
      weight: z.int().min(1).max(10_000_000).nullable().default(null),
      size: parcelSize.nullable().default(null),
      contents: text(200).default(''),
      /** The lines that are in it, each in one parcel. */
      requests: z.array(id).max(mostLines).default([]),
    }),
  )
  .max(999)
  .refine(eachInOne, { params: { code: 'line_in_two_parcels' } })

const transportInput = {
  carrier: text(120).optional(),
  tracking: text(120).optional(),
  freight: z.enum(freights).optional(),
  transport_by: z.enum(transporters).optional(),
  /** What the goods look like from outside: boxes, a crate. */
  appearance: text(60).optional(),
}

const shipmentRefusals = ['shipment_not_in_state', 'changed_meanwhile'] as const

/** One signature for everything: drawn on the screen, or a name typed. */
export const ShopSignature = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('drawn'), svg: z.string().min(20).max(60_000), name: text(120).min(2) }),
  z.strictObject({ kind: z.literal('typed'), text: text(120).min(2).optional(), name: text(120).min(2) }),
])

export const shipmentCalls = defineCalls({
  shipments: list('/api/v1.0/spedizioni/{page}', ShipmentRow, shipmentColumns, {
    summary: 'Shipments in sight',
    filterWords: shipmentFilterWords,
    roles: readers,
    about: { agency: 'agency', client: 'client' },
    title: { it: 'Spedizioni', en: 'Shipments', fr: 'Expéditions', es: 'Envíos' },
    filter: {
      agency: id.optional(),
      client: id.optional(),
      status: status.optional(),
      /** Only those that left in the last so many days, and all that have not left. */
      days: z.coerce.number<string>().int().min(1).max(3660).optional(),
      q: search,
    },
    sort: 'number',
    order: 'desc',
    meta: z.object({
      /** How many there are of each status, whatever status is asked for. */
      counts: z.object({ to_confirm: z.int(), to_send: z.int(), ready: z.int(), shipped: z.int() }),
    }),
  }),
  shipment: {
    method: 'GET',
    path: '/api/v1.0/spedizioni/details/{id}',
    summary: 'A shipment with lines, parcels, notes, letter and history',
    roles: readers,
    effect: 'read',
    params: z.object({ id }),
    response: ShipmentDetail,
  },
  changeShipment: {
    method: 'PUT',
    path: '/api/v1.0/spedizioni/details/{id}',
    summary: 'Parcels, place, transport and notes of a shipment; once packed only transport and notes',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: z.object({ id }),
    body: z.strictObject({
      parcels: parcelsInput.optional(),
      place: z.strictObject({ type: z.enum(placeTypes), id }).optional(),
      ...transportInput,
      notes: notesInput.optional(),
      version: z.int().optional(),
    }),
    response: saved.extend({ version: z.int(), labels: z.int() }),
    refuses: [...shipmentRefusals, 'no_place'],
  },
  internalNote: {
    method: 'GET',
    path: '/api/v1.0/spedizioni/internal-note/{id}',
    summary: 'The note of the staff on a shipment',
    roles: staff,
    effect: 'read',
    params: z.object({ id }),
    response: z.object({ note: z.string(), by: z.string().nullable(), at: instant.nullable() }),
  },
  writeInternalNote: {
    method: 'POST',
    path: '/api/v1.0/spedizioni/internal-note/{id}',
    summary: 'Writes the note of the staff; the former ones are kept',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: z.object({ id }),
    body: z.strictObject({ note: text(2000) }),
    response: done.extend({ note: z.string(), by: z.string().nullable(), at: instant.nullable() }),
  },
  moveShipment: {
    method: 'POST',
    path: '/api/v1.0/spedizioni/{a}/{b}',
    summary:
      'Moves a shipment along its way: `{id}/{status}` with to-confirm, to-send, ready, shipped (or 0–3)',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: twoSegments,
    body: z
      .strictObject({
        /** The day it leaves; not before the letter's and not after today. */
        date: isoDate.optional(),
        ...transportInput,
        notes: notesInput
          .or(text(500).transform((note) => (note.trim() === '' ? [] : [note.trim()])))
          .optional(),
        /** Packs what has no parcels as one, of what its lines weigh. */
        one_parcel: z.boolean().optional(),
        /** Why it is unpacked again: the register of letters says it. */
        reason: text(500).optional(),
        version: z.int().optional(),
      })
      .nullish(),
    response: ShipmentDetail.extend({ success: z.literal(true) }),
    refuses: [
      ...shipmentRefusals,
      'client_is_gone',
      'no_place',
      'no_parcels',
      'parcels_unweighed',
      'date_before_letter',
      'date_ahead',
    ],
  },
  shipmentDocument: {
    method: 'GET',
    path: '/api/v1.0/spedizioni/{a}/{b}',
    summary: 'A paper of a shipment: `{id}/{document}` with label, transport-letter, detail',
    roles: ['admin', 'sales', 'agent', 'customer'],
    effect: 'read',
    params: twoSegments,
    query: z.object({ format: z.enum(labelFormats).default('a4'), output: z.enum(['pdf']).optional() }),
    response: { binary: 'application/pdf' },
    refuses: ['letter_not_yet'],
  },
  deleteShipment: {
    method: 'DELETE',
    path: '/api/v1.0/spedizioni/{id}',
    summary:
      'Deletes a shipment that has not left, for ever; its lines are to send again, its letter is void',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: z.object({ id }),
    query: z.object({ reason: text(500).optional() }),
    response: done,
    refuses: ['shipment_not_in_state', 'changed_meanwhile'],
  },
  confirmReceipt: {
    method: 'POST',
    path: '/api/v1.0/spedizioni/received/{id}',
    summary: 'The shop says that it has what was sent to it',
    roles: ['customer'],
    effect: 'write',
    params: z.object({ id }),
    response: saved,
    refuses: ['shipment_not_in_state'],
  },
  returnGoods: {
    method: 'POST',
    path: '/api/v1.0/spedizioni/return/{id}',
    summary: 'Goods of a shipment come back from the recipient or, through the agency, from a client',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: z.object({ id }),
    body: z.strictObject({
      lines: z
        .array(z.strictObject({ product_id: id, quantity: z.int().min(1).max(99_999) }))
        .min(1)
        .max(200),
      /** The client who gives them back, where the goods had gone to his agency. */
      client_id: id.optional(),
      date: isoDate.optional(),
      note: text(500).optional(),
      signature: ShopSignature.optional(),
    }),
    response: saved,
    refuses: [
      'shipment_not_in_state',
      'more_than_shipped',
      'not_so_many_held',
      'not_of_this_agency',
      'empty_signature',
      'date_ahead',
    ],
  },
  returnReceipt: {
    method: 'GET',
    path: '/api/v1.0/spedizioni/return/{id}/receipt',
    summary: 'The receipt for goods that came back',
    roles: readers,
    effect: 'read',
    recorded: { what: 'paper.read', entity: 'return', id: 'id' },
    params: z.object({ id }),
    response: { binary: 'application/pdf' },
  },
  letterRegister: {
    method: 'GET',
    path: '/api/v1.0/spedizioni/register/{year}',
    summary: 'Every number of the transport letters of a year: with its shipment, or why it is void',
    filterWords: shippingFilterWords,
    roles: staff,
    effect: 'read',
    params: z.object({ year }),
    query: z.object({ void: flag.optional() }),
    response: z.object({
      year: z.int(),
      /** No number from 1 to the last is missing or doubled, and no date goes back. */
      complete: z.boolean(),
      last: z.int(),
      valid: z.int(),
      void: z.int(),
      missing: z.array(z.int()),
      rows: z.array(RegisterRow),
    }),
    meta: z.object({ year: z.int(), verdict: z.string(), years: z.array(z.int()) }),
    title: {
      it: 'Registro dei documenti di trasporto {year} · {verdict}',
      en: 'Delivery-note register {year} · {verdict}',
      fr: 'Registre des bons de livraison {year} · {verdict}',
      es: 'Registro de albaranes {year} · {verdict}',
    },
    table: registerColumns,
  },
  printShipments: {
    method: 'POST',
    path: '/api/v1.0/spedizioni/print',
    summary: 'Labels or letters of many shipments in one file, printed in the background',
    roles: staff,
    effect: 'write',
    body: z.strictObject({
      document: z.enum(['label', 'transport-letter']),
      shipments: z.array(id).min(1).max(500),
      format: z.enum(labelFormats).default('a4'),
    }),
    response: z.object({ job_id: z.int() }),
    refuses: ['letter_not_yet', 'too_many_exports'],
  },
})
