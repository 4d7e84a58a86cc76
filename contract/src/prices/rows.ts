import * as z from 'zod'
import { energyFields } from '../catalogue/appliance-rows.ts'
import { instant, isoDate } from '../fields/dates.ts'
import { money } from '../fields/money.ts'
import { stockLabels } from '../ready/names.ts'
import { discountSources } from './book.ts'

const article = {
  code: z.string(),
  description: z.string(),
  ...energyFields,
  dimensions: z.string(),
  finish_group: z.string(),
  family_code: z.string(),
  unit: z.string(),
}
const sources = z.enum(discountSources)
/** A step of a chain: what it takes in percent and what is left after it, exact. */
export const DiscountStep = z.object({
  percent: z.number(),
  source: sources,
  valid_from: isoDate,
  subtotal: z.string(),
})

const priced = {
  ...article,
  list: z.string(),
  currency: z.string(),
  /** Null, and with it the net price, where the list has no row that day: never 0. */
  list_price: money.nullable(),
  valid_from: isoDate.nullable(),
  valid_to: isoDate.nullable(),
  discounts: z.array(DiscountStep),
  net_price: money.nullable(),
  reason: z.literal('not_in_list').nullable(),
  /** What is ready in the store, whatever the day asked about; null: none. */
  available: z.enum(stockLabels).nullable(),
}
export const PriceRow = z.object(priced).meta({ id: 'Price' })

/** Whose price it is. */
export const PriceOwner = z.object({
  client_id: z.int().nullable(),
  client: z.string().nullable(),
  list: z.string(),
  /** False where the client has no list of its own and buys by the public one. */
  own_list: z.boolean(),
  currency: z.string(),
  /** The day asked about, and the business day: what is shown now is shown on this one. */
  date: isoDate,
  today: isoDate,
})

/** Why a rule does not decide. */
export const whyNots = ['not_yet', 'expired', 'superseded', 'level_decided'] as const

export const PriceExplained = z
  .object({
    ...priced,
    owner: PriceOwner,
    chain: z.string().nullable(),
    /** What the chain comes to, in percent with four decimals: information. */
    effective_percent: z.number(),
    /** One piece with five decimals, where a line of several is not the shown price times their number. */
    finer_price: z.string().nullable(),
    /** The way from the list to the net price, each value exact: enough to compute again. */
    steps: z.array(
      z.object({
        step: z.enum(['list', 'discount', 'net']),
        percent: z.number().nullable(),
        source: z.string(),
        /** The load it came with. */
        version: z.int().nullable(),
        valid_from: isoDate.nullable(),
        before: z.string().nullable(),
        after: z.string(),
      }),
    ),
    /** What could have decided, with what it would have given; those that lose say why. */
    rules: z.array(
      z.object({
        level: z.enum(['price', ...discountSources]),
        /** Of a price. */
        price: money.nullable(),
        /** Of a discount. */
        chain: z.string().nullable(),
        note: z.string(),
        valid_from: isoDate,
        valid_to: isoDate.nullable(),
        loaded_at: instant,
        wins: z.boolean(),
        why_not: z.enum(whyNots).nullable(),
        net_price: money.nullable(),
      }),
    ),
    /** The net price through time: what was, and what is already loaded. */
    timeline: z.array(
      z.object({
        from: isoDate,
        to: isoDate.nullable(),
        net_price: money.nullable(),
        list_price: money.nullable(),
        chain: z.string().nullable(),
        /** It has not begun. */
        loaded_only: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'PriceExplained' })
