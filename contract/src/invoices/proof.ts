import * as z from 'zod'
import { isoDate } from '../fields/dates.ts'
import { money } from '../fields/money.ts'
import { discountSources } from '../prices/book.ts'
import { differenceCauses, lineChecks, priceDays, uncheckedReasons } from './names.ts'

/** A row of the price list with a chain of discounts, down to the line. */
const Reckoned = z.object({
  /** Since when the row of the list holds. */
  valid_from: isoDate,
  list_price: money,
  chain: z.string().nullable(),
  source: z.enum(discountSources).nullable(),
  /** The price of one piece after each step, exact. */
  steps: z.array(z.object({ percent: z.number(), subtotal: z.string() })),
})

/** Why a line differs: what was invoiced beside what was agreed. */
export const PriceProof = z
  .object({
    list: z.string(),
    /** The day whose price holds, and why that one. */
    day: isoDate,
    day_is: z.enum(priceDays),
    agreed: Reckoned,
    /** The row and chain that give what was invoiced; null where none does. */
    invoiced: Reckoned.nullable(),
    cause: z.enum(differenceCauses),
  })
  .meta({ id: 'PriceProof' })

/** What the price rule says of a line. */
export const checked = {
  check: z.enum(lineChecks),
  /** What the line comes to by the rule; null where there is nothing to compare with. */
  expected: money.nullable(),
  /** What was invoiced less that. */
  difference: money,
  reason: z.enum(uncheckedReasons).nullable(),
}

/** A line as it was when it was contested. */
export const ContestedLine = z
  .object({
    product_code: z.string().nullable(),
    description: z.string().nullable(),
    quantity: z.number(),
    amount: money,
    ...checked,
    proof: PriceProof.nullable(),
  })
  .meta({ id: 'ContestedLine' })

export const CheckedLine = z
  .object({
    /** The document, where it has come. */
    invoice_id: z.int().nullable(),
    invoice_number: z.string(),
    line: z.int(),
    date: isoDate,
    client_id: z.int(),
    client: z.string(),
    agency: z.string(),
    product_code: z.string().nullable(),
    description: z.string().nullable(),
    quantity: z.number(),
    amount: money,
    ...checked,
  })
  .meta({ id: 'CheckedLine' })
