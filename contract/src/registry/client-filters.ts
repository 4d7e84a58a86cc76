import * as z from 'zod'
import { flag, id, search, text } from '../fields/fields.ts'
import { clientFlags, progressFlags } from './client-flags.ts'
import { customerStatuses } from './customer-status.ts'
import { shownSheetStatuses } from '../sheets/status.ts'

/** Several choices in one query parameter, separated by commas: a row fits when it has any of them. */
const anyOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  z
    .string()
    .max(300)
    .transform((given) => given.split(',').map((choice) => choice.trim()))
    .pipe(z.array(z.enum(values)).min(1).max(values.length))
    .optional()

const corner = (limit: number) => z.coerce.number<string>().min(-limit).max(limit)

/** West, south, east, north in degrees, as GeoJSON has it; west greater than east crosses the date line. */
const boundingBox = z
  .string()
  .max(100)
  .transform((given) => given.split(',').map((number) => (number.trim() === '' ? 'none' : number.trim())))
  .pipe(z.tuple([corner(180), corner(90), corner(180), corner(90)]))
  .refine(([, south, , north]) => south <= north, { params: { code: 'format' } })
  .transform(([west, south, east, north]) => ({ west, south, east, north }))

const narrowing = {
  q: search,
  /** A country (`FR`), an Italian province (`TV`, or `IT-FR` where the letters are those of a country too), a region (`Veneto`). */
  location: text(50).min(1).optional(),
  /** Alpha-2, and nothing else: `location=FR` is Frosinone too. */
  country: text(2).length(2).toUpperCase().optional(),
  status: anyOf(customerStatuses),
  sheet_status: anyOf(shownSheetStatuses),
  agent: id.optional(),
}

/** What narrows the list and the map of clients. */
export const clientFilter = {
  ...narrowing,
  agency: id.optional(),
  bbox: boundingBox.optional(),
  filters: anyOf(clientFlags),
  placed: flag.optional(),
  /** Those who buy at least a third less than a year before, and then at least 5,000 euros. */
  falling: flag.optional(),
  /** Those who are late with something today. */
  overdue: flag.optional(),
  /** With the revenue of each client; the map goes without. */
  revenue: flag.optional(),
}
/** What narrows the lists of clients with the progress of their sheets. */
export const progressFilter = { ...narrowing, filters: anyOf(progressFlags) }
