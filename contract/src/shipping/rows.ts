import * as z from 'zod'
import { isoDate } from '../fields/dates.ts'
import { Place } from '../registry/master-record.ts'
import { preparationStatuses } from './status.ts'

/** Named by the registry: an agency or a client with its id. */
export const named = z.object({ id: z.int(), name: z.string() })
export const grams = z.int()
export const pieces = z.int()

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

export const product = {
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
