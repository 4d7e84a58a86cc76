import * as z from 'zod'
import { email, text } from '../fields/fields.ts'

/** What papers say of the company besides its brand; what is empty is left out. */
export const CompanyChoices = z.strictObject({
  /** A few words under the brand. */
  tagline: text(80),
  /** The legal name at the foot of every page; the brand where there is none. */
  name: text(120),
  address: text(160),
  /** Share capital, registers and tax numbers, in one line. */
  legal: text(240),
  /** Where paper forms are sent back to. */
  forms_mail: z.union([z.literal(''), email]),
})
export type CompanyChoices = z.output<typeof CompanyChoices>
