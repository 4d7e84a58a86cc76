import * as z from 'zod'

/** What the company can choose about its contents. */
export const ContentChoices = z.strictObject({
  /** Communications on a page. */
  communications_per_page: z.int().min(6).max(100),
  /** News, trends and promotions on a page. */
  news_per_page: z.int().min(6).max(100),
})
export type ContentChoices = z.output<typeof ContentChoices>
