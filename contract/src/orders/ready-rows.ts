import * as z from 'zod'
import { energyFields } from '../catalogue/appliance-rows.ts'
import { instant, isoDate } from '../fields/dates.ts'
import { money } from '../fields/money.ts'
import { id, typedQuantity } from '../fields/fields.ts'
import { mostPieces, mostReadyItems, pickupDayKinds } from '../ready/names.ts'

/** What a form leaves empty, as browsers send it. */
const orEmpty = <S extends z.ZodType>(schema: S) => schema.or(z.literal('').transform(() => undefined))

/** The goods of an order of type `ready`. */
export const ReadyItems = z
  .array(
    z.strictObject({
      id,
      quantity: typedQuantity(mostPieces),
      /** One's own hold, which becomes the order. */
      hold_id: orEmpty(id).optional(),
    }),
  )
  .max(mostReadyItems)
  .default([])

/** What an order of ready goods says besides. */
export const ReadyPart = z.object({
  pickup_from: isoDate,
  pickup_until: isoDate,
  pickup_place: z.string(),
  /** From the order to the end of the pickup. */
  days: z.array(z.object({ date: isoDate, kind: z.enum(pickupDayKinds) })),
  extended: z.boolean(),
  /** Until when head office decides. */
  decide_by: instant,
  items: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      ...energyFields,
      quantity: z.int(),
      /** Of one piece and of the line, as it was ordered; null: on request. */
      price: money.nullable(),
      line_net: money.nullable(),
    }),
  ),
  /** Null while an item has no price. */
  total: money.nullable(),
  unpriced: z.int(),
  may: z.object({
    decide: z.boolean(),
    collected: z.boolean(),
    extend: z.boolean(),
    withdraw: z.boolean(),
  }),
})
