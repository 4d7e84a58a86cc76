import * as z from 'zod'
import { isoDate } from '../fields/dates.ts'
import { money } from '../fields/money.ts'

/** What a client bought of one article in the compared years, each up to the cut. */
export const ArticleRow = z
  .object({
    /** Null: lines without an article. */
    product_code: z.string().nullable(),
    /** As on the newest line that is no credit note. */
    description: z.string().nullable(),
    prev_quantity: z.number(),
    prev_prog: money,
    curr_quantity: z.number(),
    curr_ytd: money,
    delta: money,
    /** The newest invoice with the article that is no credit note; null where there are credit notes only. */
    last_invoice: z.string().nullable(),
    last_date: isoDate.nullable(),
  })
  .meta({ id: 'ArticleRow' })

/** Without client for an agent when the client has moved to another agency: the line counts, the name is not his. */
export const LineRow = z
  .object({
    invoice_number: z.string(),
    line: z.int(),
    date: isoDate,
    client_id: z.int().nullable(),
    client_code: z.string().nullable(),
    client: z.string(),
    product_code: z.string().nullable(),
    description: z.string().nullable(),
    family_code: z.string(),
    quantity: z.number(),
    amount: money,
    expo: z.boolean(),
  })
  .meta({ id: 'LineRow' })
