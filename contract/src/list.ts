import * as z from 'zod'
import type { Call, Column, Role } from './call.ts'
import { pageNumber, perPage, sortOrder } from './fields/fields.ts'
import type { Words } from './words.ts'

/** The keys of the columns a list can be sorted by. */
type Sortable<C extends readonly Column[]> = Extract<C[number], { readonly sortable: true }>['key']

/** More rows than any list has: the whole of it. */
export const everything = 1_000_000

/** A list that comes whole unless pages are asked for, as the map wants it. */
export const optionalPages = {
  page: pageNumber.default(1),
  per_page: perPage.unwrap().default(everything),
}
const pages = { page: pageNumber.default(1), per_page: perPage }
const pageLength = { per_page: perPage }

interface Options<C extends readonly Column[]> {
  readonly summary: string
  readonly roles: readonly Role[]
  readonly needs?: Call['needs']
  /** What the table is called on paper and in files. */
  readonly title?: Words
  /** Whose rows they are, for its files. */
  readonly about?: Call['about']
  /** Which days and what its figures are about, for its files. */
  readonly period?: Call['period']
  readonly csv?: Call['csv']
  /** Filters in words, for its files, where they are not those of a column. */
  readonly filterWords?: Call['filterWords']
  /** Query parameters that narrow the list. */
  readonly filter?: z.ZodRawShape
  /** The column it is sorted by unless another one is asked for; without it the order is fixed. */
  readonly sort?: Sortable<C>
  /** In which direction unless another one is asked for: `asc` unless said. */
  readonly order?: 'asc' | 'desc'
  /** Parameters of the path besides `{page}`. */
  readonly params?: z.ZodRawShape
  readonly meta?: z.ZodObject
  /** Comes whole unless pages are asked for. */
  readonly unpaged?: true
  readonly refuses?: readonly string[]
}

type None = Record<never, never>
type Given<O, K extends string, Else> = O extends Readonly<Record<K, infer V>> ? V : Else
type Paging<Path, O> = O extends { readonly unpaged: true }
  ? typeof optionalPages
  : Path extends `${string}{page}${string}`
    ? typeof pageLength
    : typeof pages
type Sorting<C extends readonly Column[], O> = O extends { readonly sort: string }
  ? { sort: z.ZodDefault<z.ZodEnum<{ [K in Sortable<C>]: K }>>; order: typeof sortOrder }
  : None
type Merged<A, B, C = None> = { [K in keyof A | keyof B | keyof C]: (A & B & C)[K & keyof (A & B & C)] }
type Params<Path, O> = Merged<
  Given<O, 'params', None>,
  Path extends `${string}{page}${string}` ? { page: typeof pageNumber } : None
>
type Query<Path, C extends readonly Column[], O> = Merged<
  Given<O, 'filter', None>,
  Sorting<C, O>,
  Paging<Path, O>
>

/**
 * A list call: rows, columns, filters, sorting and paging said once. `{page}` in the path is the page's number, else
 * `page` in the query. It can be had as a spreadsheet like every call with a table. The server answers it with
 * `listPage` and `listInParts` (`platform/db/list.ts`).
 *
 *     materials: list('/api/v1.0/materials/{page}', MaterialRow, materialColumns, {
 *       summary: 'Materials in sight', roles: everyone, title: { it: 'Materiali', … },
 *       filter: { q: search, family: id.optional() }, sort: 'code',
 *     })
 *
 * @param row the schema of a row
 * @param table its columns, made with `columns(…)`; those marked `sortable` are the choices of `sort`
 */
export function list<
  const Path extends `/${string}`,
  Row extends z.ZodType,
  const C extends readonly Column[],
  const O extends Options<C>,
>(path: Path, row: Row, table: C, options: O) {
  const { filter, params, sort, order = 'asc', unpaged, ...rest } = options
  const inPath = path.includes('{page}')
  const keys = table.filter(({ sortable }) => sortable).map(({ key }) => key)
  const sorting = sort && { sort: z.enum(keys).default(sort), order: sortOrder.unwrap().default(order) }
  const paging = unpaged ? optionalPages : inPath ? pageLength : pages
  const call = {
    ...rest,
    method: 'GET',
    path,
    effect: 'read',
    paged: true,
    table,
    response: z.array(row),
    params: z.object({ ...params, ...(inPath && { page: pageNumber }) }),
    query: z.object({ ...filter, ...sorting, ...paging }),
  } as const
  // The shapes are put together at run time; their types are those of the pieces.
  return call as unknown as Omit<typeof call, 'params' | 'query'> & {
    readonly params: z.ZodObject<Shape<Params<Path, O>>>
    readonly query: z.ZodObject<Shape<Query<Path, C, O>>>
  }
}
type Shape<S> = S extends z.ZodRawShape ? S : never

type ListCall = { readonly response: z.ZodType; readonly query?: z.ZodType }
/** A row as the server's query has to give it. */
export type RowOf<L extends ListCall> = z.input<L['response']> extends readonly (infer R)[] ? R : never
/** What a list can be sorted by: the keys of the server's table of sort expressions. */
export type SortOf<L extends ListCall> = L['query'] extends z.ZodType
  ? z.output<L['query']> extends { readonly sort: infer S extends string }
    ? S
    : never
  : never
