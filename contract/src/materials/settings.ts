import * as z from 'zod'

/** What the company can choose about its support materials. */
export const MaterialChoices = z.strictObject({
  /** Materials on a page of the catalogue. */
  products_per_page: z.int().min(6).max(200),
  /** Working days from the warehouse to the shop: what a customer is told to expect. 0: nothing is told. */
  transit_days: z.int().min(0).max(30).default(2),
})
export type MaterialChoices = z.output<typeof MaterialChoices>
