import * as z from 'zod'
import { roles } from '../call.ts'

/** What the company can choose about its accounts. */
export const AccountChoices = z.strictObject({
  /** Who must have a second factor: whoever has none can only add one after signing in. */
  two_factor_for: z
    .array(z.enum(roles))
    .max(roles.length)
    .refine((given) => new Set(given).size === given.length, { params: { code: 'each_once' } }),
})
export type AccountChoices = z.output<typeof AccountChoices>
