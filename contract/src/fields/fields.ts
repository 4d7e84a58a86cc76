import * as z from 'zod'
import { emailPattern } from './email.ts'
import type { Column } from '../call.ts'
import { plainTextUpTo } from './plain-text.ts'

/** Ids are PostgreSQL integers; larger numbers are refused as bad input instead of failing in the database. */
export const id = z.coerce.number<string | number>().int().min(1).max(2_147_483_647)
/** In revenue paths `agent/0` means every agency. */
export const idOrAll = z.coerce.number<string | number>().int().min(0).max(2_147_483_647)
/** Pages count from 1; page 0 is an empty one, for whoever wants the counts alone. */
export const pageNumber = z.coerce.number<string | number>().int().min(0).max(1_000_000)
export const pageParams = z.object({ page: pageNumber })
export const perPage = z.coerce.number<string | number>().int().min(1).max(200).default(25)

export const year = z.coerce.number<string | number>().int().min(1990).max(2100)
/** Cleaned text of at most so many characters. */
export const text = (max: number) => z.string().overwrite(plainTextUpTo(max)).max(max)
/** A number of pieces out of a form: digits alone, no `1e2` and no `0x10`. */
export const typedQuantity = (most: number) =>
  z.preprocess(
    (typed) => (typeof typed === 'string' && !/^\s*-?\d+(\.\d+)?\s*$/.test(typed) ? Number.NaN : typed),
    z.coerce.number<string | number>().int().min(1).max(most),
  )
/** A name somebody can be called by: something of it can be read. */
export const spokenName = (max: number) =>
  text(max)
    .min(2)
    .regex(/[\p{L}\p{N}]/u, 'readable_name')
export const search = text(100).optional()

/** A flag in a query string. */
export const flag = z.enum(['0', '1', 'true', 'false']).transform((v) => v === '1' || v === 'true')

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ pattern: emailPattern }))

/** What a write answers that the client judges by success. */
export const done = z.object({ success: z.literal(true) })
export const saved = done.extend({ id: z.int() })

/** A column that a table can be sorted by. */
export const sortKey = (table: readonly Column[]) =>
  z.enum(table.filter(({ sortable }) => sortable).map(({ key }) => key))
export const sortOrder = z.enum(['asc', 'desc']).default('asc')
