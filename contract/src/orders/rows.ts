import * as z from 'zod'
import { instant, isoDate } from '../fields/dates.ts'
import { OrderLineShown, orderTotal } from './line-price.ts'
import { orderFileParts, type OrderFileKind } from './limits.ts'
import { erpEvents, orderStatuses, orderTypes } from './names.ts'
import { ReadyPart } from './ready-rows.ts'

const own = {
  id: z.int(),
  /** Null before it is sent for the first time. */
  number: z.string().nullable(),
  type: z.enum(orderTypes),
  status: z.enum(orderStatuses),
  /** Since when it stands there. */
  since: instant,
  revision: z.int(),
  version: z.int(),
  client_id: z.int(),
  client_code: z.string(),
  client: z.string(),
  agency_id: z.int(),
  agency: z.string(),
  reference: z.string(),
  order_date: isoDate,
  delivery_request_date: isoDate.nullable(),
  /** Who wrote it. */
  author: z.string().nullable(),
  sent_at: instant.nullable(),
  lines_count: z.int(),
  pieces: z.int(),
  ...orderTotal,
}
export const OrderRow = z.object(own).meta({ id: 'Order' })

const fileKinds = Object.keys(orderFileParts) as [OrderFileKind, ...OrderFileKind[]]
export const OrderDetail = z
  .object({
    ...own,
    model: z.string(),
    finish: z.string(),
    handle: z.string(),
    groove: z.string(),
    worktop: z.string(),
    carcass: z.string(),
    plinth: z.string(),
    feet: z.string(),
    order_reference: z.string(),
    payment: z.string(),
    notes: z.string(),
    carrier_note: z.string(),
    user_name: z.string(),
    vat_number: z.string(),
    email: z.string().nullable(),
    privacy_at: instant.nullable(),
    lines: z.array(OrderLineShown),
    /** Its PDF, the newest revision first. */
    papers: z.array(z.object({ revision: z.int(), name: z.string(), made_at: instant, url: z.string() })),
    files: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(fileKinds),
        name: z.string(),
        mime: z.string(),
        size: z.int(),
        url: z.string(),
      }),
    ),
    /** Of the last decision: what is asked for, why it was rejected. */
    decision: z
      .object({
        reason: z.string(),
        by: z.string().nullable(),
        at: instant,
        confirmed_date: isoDate.nullable(),
      })
      .nullable(),
    /** What the ERP says of it, in the order of its way. */
    progress: z.array(z.object({ event: z.enum(erpEvents), date: isoDate, reference: z.string() })),
    /** What happened, newest first. */
    history: z.array(
      z.object({ at: instant, what: z.string(), by: z.string().nullable(), reason: z.string().nullable() }),
    ),
    /** Of ready goods. */
    ready: ReadyPart.nullable(),
    may: z.object({
      edit: z.boolean(),
      delete: z.boolean(),
      mail: z.boolean(),
      'take-over': z.boolean(),
      ask: z.boolean(),
      confirm: z.boolean(),
      reject: z.boolean(),
      withdraw: z.boolean(),
    }),
  })
  .meta({ id: 'OrderDetail' })
