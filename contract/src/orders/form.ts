import * as z from 'zod'
import { isoDate } from '../fields/dates.ts'
import { email, flag, id, text, typedQuantity } from '../fields/fields.ts'
import { mostLines, mostOrderFiles } from './limits.ts'
import { orderTypes } from './names.ts'
import { ReadyItems } from './ready-rows.ts'

/** What a form leaves empty, as browsers send it. */
const orEmpty = <S extends z.ZodType>(schema: S) => schema.or(z.literal('').transform(() => undefined))

/** Six letters and digits; leading zeros count. */
export const CustomerCode = z
  .string()
  .trim()
  .toUpperCase()
  .length(6)
  .regex(/^[A-Z0-9]+$/)

export const OrderLine = z.strictObject({
  quantity: orEmpty(typedQuantity(99_999)).optional(),
  description: text(300).default(''),
  product_code: text(60).default(''),
  /** The day the price was shown, which then is that day’s; today where nothing is said. */
  captured_on: orEmpty(isoDate).optional(),
  /** The moment, where it is known: a file may bring other prices at noon. The day is then that of it. */
  captured_at: orEmpty(z.iso.datetime()).optional(),
})

/**
 * The fields of the order form. What a draft may still lack is checked when it is sent (`orderFaults`): here stands
 * only what can never be right.
 */
export const OrderFields = z.strictObject({
  type: z.enum(orderTypes).default('furniture'),
  customer_code: CustomerCode,
  model: text(80).default(''),
  finish: text(80).default(''),
  handle: text(80).default(''),
  groove: text(80).default(''),
  worktop: text(80).default(''),
  carcass: text(80).default(''),
  plinth: text(80).default(''),
  feet: text(80).default(''),
  /** Whose kitchen it is, in the shop's words. */
  reference: text(120).default(''),
  /** Of missing goods: the number of the order they belong to. */
  order_reference: text(40).default(''),
  /** Today in Rome unless given. */
  order_date: orEmpty(isoDate).optional(),
  delivery_request_date: orEmpty(isoDate).optional(),
  payment: text(120).default(''),
  notes: text(2000).default(''),
  /** Of missing goods: what the carrier wrote on the transport letter. */
  carrier_note: text(500).default(''),
  lines: z.array(OrderLine).max(mostLines).default([]),
  /** Of ready goods, which have no other lines. */
  items: ReadyItems,
  /** Who asks; taken from the account and the registry where nothing is given. */
  user_name: text(120).default(''),
  vat_number: text(20).default(''),
  email: orEmpty(email).optional(),
  /** Consent to the processing of personal data: no order is sent without it (specification §5). */
  privacy: flag.default(false),
  /** Files of the order to take out again, by their ids. */
  remove: z.array(id).max(mostOrderFiles).default([]),
  /** Only keeps what is there. */
  draft: flag.default(false),
  /** The version one has seen; another one is refused. */
  version: z.coerce.number<string | number>().int().optional(),
})
export type OrderFields = z.output<typeof OrderFields>
