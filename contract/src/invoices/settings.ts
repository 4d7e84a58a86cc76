import * as z from 'zod'
import { mostRate, mostRates } from './late-interest.ts'

const ReferenceRate = z.strictObject({
  /** The first day of a half-year. */
  from: z.string().regex(/^20\d\d-0[17]-01$/),
  /** Of the European Central Bank, in percent; the eight points of the law come on top. */
  rate: z.number().min(0).max(mostRate).multipleOf(0.01),
})
export type ReferenceRate = z.output<typeof ReferenceRate>

/** What the company can choose about its invoices. */
export const InvoiceChoices = z.strictObject({
  /** Reference rates for late interest, each from its half-year until the next. */
  rates: z
    .array(ReferenceRate)
    .min(1)
    .max(mostRates)
    .refine((rates) => new Set(rates.map(({ from }) => from)).size === rates.length, {
      params: { code: 'each_once' },
    }),
})
export type InvoiceChoices = z.output<typeof InvoiceChoices>
