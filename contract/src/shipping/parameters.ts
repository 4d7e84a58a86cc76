import * as z from 'zod'
import { id } from '../fields/fields.ts'

/** Every one of the sales staff reads logistics; to write takes the permission. */
export const staff = ['admin', 'sales'] as const
export const readers = ['admin', 'sales', 'agent'] as const

/** The orders of the specification's client: `date_desc` is `sort=date&order=desc`. */
export const orderKeys = ['date_desc', 'date_asc', 'agency_asc', 'client_asc', 'quantity_desc'] as const

export const narrowed = {
  agency: id.optional(),
  client: id.optional(),
  'order-by': z.enum(orderKeys).optional(),
}
