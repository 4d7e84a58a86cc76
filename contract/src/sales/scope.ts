import * as z from 'zod'
import { id, idOrAll } from '../fields/fields.ts'
import { categoryKeys, partitionKeys } from './category-keys.ts'

/* What the calls of the sales have in common: who may ask, about whom, about which category. */

export const categoryKey = z.enum(categoryKeys)
/** A budget is set for a category of the partition. */
export const partitionKey = z.enum(partitionKeys)
export const scopeParams = z.object({ agency: idOrAll.optional(), client: id.optional() })

export const readers = ['admin', 'sales', 'agent', 'customer'] as const

/** Three variants of one question: the whole scope, an agency, a client of an agency. */
export const variants = (path: string, agency: string, client: string) =>
  [path, agency, client] as [`/${string}`, `/${string}`, `/${string}`]
