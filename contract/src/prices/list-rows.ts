import * as z from 'zod'
import { energyFields } from '../catalogue/appliance-rows.ts'
import { instant, isoDate } from '../fields/dates.ts'
import { money } from '../fields/money.ts'
import { discountSources, discountStates } from './book.ts'
import { changeReasons } from './labels.ts'

export const PriceChange = z.object({
  code: z.string(),
  description: z.string(),
  ...energyFields,
  from: money.nullable(),
  to: money.nullable(),
  delta_pct: z.number().nullable(),
  reason: z.enum(changeReasons),
})

export const PriceList = z.object({
  id: z.int(),
  code: z.string(),
  currency: z.string(),
  /** Articles with a price today. */
  articles: z.int(),
  /** Clients that buy by it. */
  clients: z.int(),
  /** The day the latest of today's prices began, and the next one that is already loaded. */
  valid_from: isoDate.nullable(),
  next_from: isoDate.nullable(),
  /** Prices that fall back to an earlier one after their last day. */
  falls_back: z.int(),
  loaded_at: instant.nullable(),
  loaded_by: z.string().nullable(),
})
export const ComparedPrice = z.object({
  code: z.string(),
  description: z.string(),
  ...energyFields,
  one: money.nullable(),
  other: money.nullable(),
  delta_pct: z.number().nullable(),
})
export const PriceWarning = z.object({
  list: z.string(),
  code: z.string(),
  description: z.string(),
  ...energyFields,
  price: money,
  valid_to: isoDate,
  /** The earlier price that holds again from the next day on. */
  next_price: money,
  /** Of the list. */
  currency: z.string(),
})
export const DiscountRow = z.object({
  id: z.int(),
  holder: z.string(),
  /** Null for a list. */
  client_id: z.int().nullable(),
  source: z.enum(discountSources),
  family_code: z.string(),
  chain: z.string(),
  valid_from: isoDate,
  valid_to: isoDate.nullable(),
  state: z.enum(discountStates),
  note: z.string(),
  loaded_at: instant,
  loaded_by: z.string().nullable(),
})
