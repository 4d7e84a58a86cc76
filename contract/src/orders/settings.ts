import * as z from 'zod'
import { email } from '../fields/fields.ts'

/** What the company can choose about its orders. */
export const OrderChoices = z.strictObject({
  /** Where orders are sent to by mail, besides being listed; empty for nowhere. */
  desk_mail: z.union([z.literal(''), email]),
  /** Whether an order of a suspended client is refused, or taken with a warning to the desk. */
  suspended_clients: z.enum(['refuse', 'accept']),
})
export type OrderChoices = z.output<typeof OrderChoices>
