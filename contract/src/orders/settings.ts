import * as z from 'zod'
import { email } from '../fields/fields.ts'

/** What an order can be sent with when nobody chose otherwise. */
export const usualHoldDays = 14

/** What the company can choose about its orders. */
export const OrderChoices = z.strictObject({
  /** Where orders are sent to by mail, besides being listed; empty for nowhere. */
  desk_mail: z.union([z.literal(''), email]),
  /** Whether an order of a suspended client is refused, or taken with a warning to the desk. */
  suspended_clients: z.enum(['refuse', 'accept']),
  /** How many days a price that was shown can still be ordered at. */
  price_hold_days: z.int().min(0).max(180).default(usualHoldDays),
})
export type OrderChoices = z.output<typeof OrderChoices>
