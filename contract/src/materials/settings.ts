import * as z from 'zod'

/** What the company can choose about its support materials. */
export const MaterialChoices = z.strictObject({
  /** Materials on a page of the catalogue. */
  products_per_page: z.int().min(6).max(200),
})
export type MaterialChoices = z.output<typeof MaterialChoices>
