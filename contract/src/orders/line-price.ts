import * as z from 'zod'
import { energyFields } from '../catalogue/appliance-rows.ts'
import { isoDate } from '../fields/dates.ts'
import { money } from '../fields/money.ts'
import { DiscountStep } from '../prices/rows.ts'
import { priceTurns } from './names.ts'

/** What a line costs its client. Left out for whoever may not see prices, and of orders that have none. */
export const linePrice = {
  /** The price list it was looked up in. */
  list: z.string().nullable(),
  /** Of all its amounts; null without a price. */
  currency: z.string().nullable(),
  list_price: money.nullable(),
  /** Since when the list says so. */
  valid_from: isoDate.nullable(),
  discounts: z.array(DiscountStep),
  /** Of one piece; null: to be confirmed, never 0. */
  net_price: money.nullable(),
  /** List × quantity × discounts, rounded once; null without a price or a quantity. */
  line_net: money.nullable(),
  /** The day the price was shown: it is that day’s. */
  price_as_of: isoDate.nullable(),
  /** The moment of it, where that is known. */
  price_shown_at: z.iso.datetime().nullable(),
  /** Where it is another one by now; of an order that was sent, by the day of the sending. */
  price_changed: z
    .object({
      /** Null: no longer in the list. */
      now: money.nullable(),
      reason: z.enum(priceTurns),
      /** The last day the shown price can be ordered at. */
      holds_until: isoDate,
    })
    .optional(),
}
const optional = <S extends z.ZodRawShape>(shape: S) => z.object(shape).partial().shape

export const OrderLineShown = z.object({
  quantity: z.int().nullable(),
  description: z.string(),
  product_code: z.string(),
  /** What it is counted in (`pz`, `m`); empty of a line without a price. */
  unit: z.string(),
  ...energyFields,
  ...optional(linePrice),
})

/** What an order comes to, net of VAT. Left out as the prices of its lines are. */
export const orderTotal = optional({
  /** Null while a line has no price. */
  total: money.nullable(),
  /** Lines without one. */
  unpriced: z.int(),
  currency: z.string().nullable(),
})

/** Lines to be priced while somebody writes them, and what is known of each. */
export const PricedLine = z.object({
  /** The code as the price lists have it; null: no article. */
  code: z.string().nullable(),
  description: z.string(),
  unit: z.string(),
  /** Chain of discounts, `50+10+5`: a screen works lines out with it while quantities are typed. */
  chain: z.string().nullable(),
  ...energyFields,
  ...linePrice,
})

/** A line in a file of its order. */
export const OrderLineRow = OrderLineShown.omit({
  discounts: true,
  price_changed: true,
  price_shown_at: true,
}).extend({
  n: z.int(),
  chain: z.string().nullable().optional(),
  price_now: money.nullable().optional(),
  price_reason: z.enum(priceTurns).nullable().optional(),
})
