import * as z from 'zod'
import { instant, isoDate } from '../fields/dates.ts'
import { Place } from '../registry/master-record.ts'
import { keptShipmentStatuses, shipmentEvents } from './status.ts'
import { freights, transporters } from './transport.ts'
import { Recipient, grams, named, pieces, product } from './rows.ts'

/** The number of a transport letter; its own, apart from the shipment's. */
export const Letter = z.object({ number: z.int(), year: z.int(), date: isoDate }).meta({ id: 'Letter' })

export const ShipmentRow = z
  .object({
    id: z.int(),
    number: z.string(),
    date: isoDate,
    status: z.enum(keptShipmentStatuses),
    since: instant,
    version: z.int(),
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
        /** The lines that are in it, as far as somebody said it. */
        requests: z.array(z.int()),
      }),
    ),
    weight: grams.nullable(),
    notes: z.array(z.object({ n: z.int(), text: z.string() })),
    labels: z.int(),
    letter: Letter.nullable(),
    carrier: z.string(),
    tracking: z.string(),
    /** When it should be at the shop; null before it leaves and once it came. */
    expected_on: isoDate.nullable(),
    freight: z.enum(freights),
    transport_by: z.enum(transporters),
    appearance: z.string(),
    /** Newest first; for staff only. */
    internal_notes: z.array(InternalNote).optional(),
    documents: z.array(
      z.object({ document: z.enum(['label', 'transport-letter', 'detail']), url: z.string() }),
    ),
    history: z.array(
      z.object({
        at: instant,
        what: z.enum(['create', ...shipmentEvents, 'receive', 'change']),
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
