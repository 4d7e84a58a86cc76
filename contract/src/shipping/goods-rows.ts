import * as z from 'zod'
import { instant, isoDate } from '../fields/dates.ts'
import { pieces, product } from './rows.ts'

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
    /** The day the shop said that it has it; null of what it did not say so of. */
    received_on: isoDate.nullable(),
    /** The day a shipment on its way is expected; null of what has come, has not left, or where no day is told. */
    expected_on: isoDate.nullable(),
    /** The receipt or the transport letter; null where there is none yet. */
    url: z.string().nullable(),
  })
  .meta({ id: 'OwnMaterialRow' })
