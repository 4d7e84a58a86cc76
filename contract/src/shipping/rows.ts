import * as z from 'zod'
import { instant, isoDate } from '../fields/dates.ts'
import { Place } from '../registry/master-record.ts'
import { keptShipmentStatuses, preparationStatuses, shipmentEvents } from './status.ts'

/** Named by the registry: an agency or a client with its id. */
const named = z.object({ id: z.int(), name: z.string() })
const grams = z.int()
const pieces = z.int()

/** Who gets goods: the client, or the agency where no client is named; with the place they go to. */
export const Recipient = z
  .object({
    type: z.enum(['agency', 'client']),
    id: z.int(),
    label: z.string(),
    /** Null while the registry knows no place of it and none was chosen. */
    place: Place.nullable(),
  })
  .meta({ id: 'Recipient' })

const product = {
  product_id: z.int(),
  product_code: z.string(),
  name: z.string(),
}

/** An accepted request line that is in no preparation. */
export const ToSendRow = z
  .object({
    request_id: z.int(),
    date: isoDate,
    agency_id: z.int(),
    agency: z.string(),
    client_id: z.int().nullable(),
    client: z.string().nullable(),
    ...product,
    requested: pieces,
    accepted: pieces,
    sent: pieces,
    residual: pieces,
    /** Of the material, beyond all that is committed. For staff only. */
    available: pieces.optional(),
    note: z.string(),
  })
  .meta({ id: 'ToSendRow' })

export const PreparationRow = z
  .object({
    id: z.int(),
    date: isoDate,
    status: z.enum(preparationStatuses),
    agency_id: z.int(),
    agency: z.string(),
    client_id: z.int().nullable(),
    client: z.string().nullable(),
    recipient: z.string(),
    city: z.string().nullable(),
    lines: z.int(),
    quantity: pieces,
    parcels: z.int(),
    description: z.string(),
    shipment_id: z.int().nullable(),
    shipment: z.string().nullable(),
  })
  .meta({ id: 'PreparationRow' })

export const PreparationLine = z
  .object({
    request_id: z.int(),
    ...product,
    quantity: pieces,
    /** What may be sent at most: accepted and not sent yet. */
    residual: pieces,
    /** Of one piece. */
    weight: grams.nullable(),
    /** Where it lies in the warehouse; for staff only. */
    location: z.string().optional(),
    client: z.string().nullable(),
  })
  .meta({ id: 'PreparationLine' })

export const Preparation = z
  .object({
    id: z.int(),
    status: z.enum(preparationStatuses),
    date: isoDate,
    description: z.string(),
    agency: named,
    recipient: Recipient,
    lines: z.array(PreparationLine),
    notes: z.array(z.string()),
    parcels: z.int(),
    totals: z.object({ lines: z.int(), quantity: pieces, weight: grams, labels: z.int() }),
    shipment: z.object({ id: z.int(), number: z.string() }).nullable(),
    version: z.int(),
    may: z.object({
      edit: z.boolean(),
      close: z.boolean(),
      reopen: z.boolean(),
      ship: z.boolean(),
      delete: z.boolean(),
    }),
  })
  .meta({ id: 'Preparation' })

/** The number of a transport letter; its own, apart from the shipment's. */
export const Letter = z.object({ number: z.int(), year: z.int(), date: isoDate }).meta({ id: 'Letter' })

export const ShipmentRow = z
  .object({
    id: z.int(),
    number: z.string(),
    date: isoDate,
    status: z.enum(keptShipmentStatuses),
    since: instant,
    agency_id: z.int(),
    agency: z.string(),
    client_id: z.int().nullable(),
    customer: z.string().nullable(),
    recipient: z.string(),
    city: z.string().nullable(),
    province: z.string().nullable(),
    country: z.string().nullable(),
    pieces,
    parcels: z.int(),
    /** Gross; null until every parcel was weighed. */
    weight: grams.nullable(),
    /** Of the transport letter: `2025/00812`. */
    letter: z.string().nullable(),
    carrier: z.string(),
    tracking: z.string(),
    shipped_on: isoDate.nullable(),
  })
  .meta({ id: 'ShipmentRow' })

export const parcelSize = z.object({
  length: z.int().min(1).max(2000),
  width: z.int().min(1).max(2000),
  height: z.int().min(1).max(2000),
})

const InternalNote = z.object({ note: z.string(), by: z.string().nullable(), at: instant })

export const ShipmentLine = z
  .object({
    request_id: z.int(),
    ...product,
    image: z.string().nullable(),
    quantity: pieces,
    weight: grams.nullable(),
    /** Of the client it is for, where the shipment goes to the agency. */
    client: z.string().nullable(),
  })
  .meta({ id: 'ShipmentLine' })

export const ShipmentDetail = z
  .object({
    id: z.int(),
    number: z.string(),
    status: z.enum(keptShipmentStatuses),
    since: instant,
    version: z.int(),
    dates: z.object({ created_at: instant, shipped_on: isoDate.nullable() }),
    agency: named,
    client: named.nullable(),
    recipient: Recipient,
    shipping_place: Place.nullable(),
    lines: z.array(ShipmentLine),
    pieces,
    parcels: z.array(
      z.object({
        n: z.int(),
        weight: grams.nullable(),
        size: parcelSize.nullable(),
        contents: z.string(),
      }),
    ),
    weight: grams.nullable(),
    notes: z.array(z.object({ n: z.int(), text: z.string() })),
    labels: z.int(),
    letter: Letter.nullable(),
    carrier: z.string(),
    tracking: z.string(),
    /** Newest first; for staff only. */
    internal_notes: z.array(InternalNote).optional(),
    documents: z.array(
      z.object({ document: z.enum(['label', 'transport-letter', 'detail']), url: z.string() }),
    ),
    history: z.array(
      z.object({
        at: instant,
        what: z.enum(['create', ...shipmentEvents, 'change']),
        by: z.string().nullable(),
        /** The letter that was numbered or voided then. */
        letter: z.string().nullable(),
      }),
    ),
    returns: z.array(
      z.object({
        id: z.int(),
        date: isoDate,
        from: z.string(),
        quantity: pieces,
        by: z.string().nullable(),
      }),
    ),
    /** Pieces of each material that did not come back yet; what a return can be about. */
    returnable: z.array(z.object({ ...product, quantity: pieces })),
    may: z.object({
      confirm: z.boolean(),
      pack: z.boolean(),
      unpack: z.boolean(),
      ship: z.boolean(),
      delete: z.boolean(),
      edit: z.boolean(),
      correct: z.boolean(),
      return: z.boolean(),
    }),
  })
  .meta({ id: 'ShipmentDetail' })
export type ShipmentAnswer = z.input<typeof ShipmentDetail>

/** A number of the register: the shipment it travels with, or why it is void. */
export const RegisterRow = z
  .object({
    number: z.int(),
    letter: z.string(),
    date: isoDate,
    shipment_id: z.int(),
    shipment: z.string(),
    recipient: z.string(),
    state: z.enum(['valid', 'void']),
    /** Why it is void, in words; empty where it is not. */
    reason: z.string(),
    voided_at: instant.nullable(),
  })
  .meta({ id: 'RegisterRow' })

/** A material in an agency's hands. */
export const HeldRow = z
  .object({
    ...product,
    family: z.string().nullable(),
    image: z.string().nullable(),
    received: pieces,
    delivered_to_customers: pieces,
    still_to_deliver: pieces,
    last_delivery_date: isoDate.nullable(),
    shipments: z.array(z.object({ id: z.int(), number: z.string(), date: isoDate, quantity: pieces })),
  })
  .meta({ id: 'HeldRow' })

export const HandOverRow = z
  .object({
    id: z.int(),
    date: isoDate,
    at: instant,
    agency_id: z.int(),
    agency: z.string(),
    client_id: z.int(),
    client: z.string(),
    city: z.string().nullable(),
    by: z.string().nullable(),
    signed_by: z.string().nullable(),
    note: z.string(),
    quantity: pieces,
    lines: z.array(z.object({ ...product, quantity: pieces })),
    undone_at: instant.nullable(),
    may: z.object({ undo: z.boolean() }),
  })
  .meta({ id: 'HandOverRow' })

/** What a customer got, by shipment or from an agent's hands, or is to get. */
export const OwnMaterialRow = z
  .object({
    kind: z.enum(['shipment', 'hand_over', 'return']),
    id: z.int(),
    /** Of the shipment; else the number of the receipt. */
    number: z.string(),
    date: isoDate,
    status: z.enum(['to_come', 'shipped', 'handed_over', 'returned']),
    quantity: pieces,
    lines: z.array(z.object({ ...product, quantity: pieces })),
    carrier: z.string(),
    tracking: z.string(),
    signed_by: z.string().nullable(),
    /** The receipt or the transport letter; null where there is none yet. */
    url: z.string().nullable(),
  })
  .meta({ id: 'OwnMaterialRow' })
