import type * as z from 'zod'
import type { Entity } from './audit/entities.ts'
import type { EventName } from './audit/event-words.ts'
import type { Legend } from './legend.ts'
import type { Words } from './words.ts'

/** The six roles of the permission matrix; the stored user type stays one of 1–4 (specification §6). */
/** What the paths of nearly all calls begin with: the browser is sent them without it. */
export const usualPrefix = '/api/v1.0/'

export const roles = ['admin', 'sales', 'agent', 'customer', 'reseller', 'press'] as const
export type Role = (typeof roles)[number]

/** Permissions refine the types admin and sales; an administrator holds them all. */
export const permissions = [
  'logistics',
  'confirm_sheets',
  'budget_write',
  'view_as',
  'users',
  'imports',
  'content',
] as const
export type Permission = (typeof permissions)[number]

export type ColumnType =
  | 'text'
  | 'int'
  | 'money'
  | 'percent'
  | 'date'
  | 'datetime'
  | 'bool'
  | 'badge'
  | 'image'
  | 'action'

/** One column of a table; its key equals the row's key. A label may name `{year}` and other meta. */
export interface Column {
  readonly key: string
  readonly label: Words
  readonly type: ColumnType
  readonly sortable?: boolean
  readonly total?: boolean
  /** The law wants it wherever the row is shown: nobody can put it away, and every file has it. */
  readonly fixed?: true
  /** What its codes mean: screens have badges of their own for them, files say them in these words. */
  readonly words?: Legend
  /** The query parameter that narrows by it, where that has another name. */
  readonly asked?: string
  /** Only where the answer's meta says this: figures that were not asked for get no column. */
  readonly when?: string
}

/** What a filter of a table is called in files, and what its choices mean there. */
export interface FilterWords {
  readonly label: Words
  readonly choices?: Readonly<Record<string, Words>>
  /** Its value is an ISO 3166 code. */
  readonly country?: true
  /** The value that goes without saying: what is asked for when nothing is. */
  readonly usual?: string
}

/** Which parameters of path, query or body name the agency, the client and the agent whose rows are asked for. */
export interface SubjectParameters {
  readonly agency?: string
  readonly client?: string
  readonly agent?: string
}

/**
 * Columns kept as literals, so that the choices of `sort` can be read off their types. Here and not in list.ts, which brings zod:
 * screens read the columns of a table, too.
 */
export const columns = <const C extends readonly Column[]>(...given: C): C => given

export interface Binary {
  readonly binary: string
}

export interface Form {
  readonly fields: z.ZodObject
  /** The name of the one file part. */
  readonly file: string
  /** Of each file. */
  readonly maxBytes: number
  readonly required?: boolean
  /** Where more than one file may come: the names of all file parts, and how many there may be of each. */
  readonly more?: Readonly<Record<string, number>>
}

/** One HTTP call. Routes, checks, client, documentation and the tests of rights are derived from this value. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** OpenAPI style; several when the specification gives the call in several variants. */
  readonly path: `/${string}` | readonly `/${string}`[]
  readonly summary: string
  readonly roles: readonly Role[] | 'public'
  /** A permission asked of `sales` on top of the role. */
  readonly needs?: Permission
  /** The method does not tell: printing is a POST, the reminder a GET. */
  readonly effect: 'read' | 'write'
  /**
   * For whoever looks as somebody else, where the effect does not decide: open although it writes, since it ends the
   * looking; shut although it reads, since what it hands out outlives the looking.
   */
  readonly whileViewing?: boolean
  /** Open also to whoever must have a second factor and has none yet: what adds one, and what leaves. */
  readonly withoutFactor?: true
  /** Asks for a fresh proof of who one is (docs/decisions/0290-second-factor.md). */
  readonly proof?: true
  /** `own`: the act opens its own transaction because some of it must outlive a refusal (guess counters). */
  readonly transaction?: 'own'
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly form?: Form
  /** `args.response`, or the media type of a file. */
  readonly response: z.ZodType | Binary
  /** A sensitive read: that it was made stands in the audit trail, with the path parameter that names the thing. */
  readonly recorded?: { readonly what: EventName; readonly entity: Entity; readonly id: string }
  /** What it answers under its address never changes: browsers keep it. */
  readonly immutable?: true
  /** Its file holds a whole table, which the call reads itself: it counts among the exports that may run at once. */
  readonly whole?: true
  /** `args.meta`, for figures: as of when, which years. */
  readonly meta?: z.ZodObject
  /** Table headers of the rows; such a call can also be had as a spreadsheet (`?output=xlsx`). */
  readonly table?: readonly Column[]
  /** Its CSV is read by a program and carries every text as it is; others are made for a spreadsheet. */
  readonly csv?: 'data'
  /** Where the response is one thing that has a table in it: the key of the rows, `rows` unless said. */
  readonly rowsIn?: string
  /** What the table is called in files and on paper; every table has one. */
  readonly title?: Words
  /** The name of its files without ending, where it is fixed; else it is made of title, subject and day. */
  readonly fileName?: string
  /** Whose rows they are; left out, the rows belong to nobody in particular. Files name the owner. */
  readonly about?: SubjectParameters
  /** The days the rows are about, as a sentence filled from the meta; `{first}` is 1 January, `{cut}` the day of the cut. */
  readonly period?: Words
  /** Filters in words, where they are not those of a column. */
  readonly filterWords?: Readonly<Record<string, FilterWords>>
  /** The last path segment is `{page}`; the answer carries `args.pagination`. */
  readonly paged?: true
  /** Keys of refusals this call can give besides those that follow from its form. */
  readonly refuses?: readonly string[]
  /**
   * Calls that go on from the answer, each with its path parameters and where they come from: `response.id` of the
   * answer, `params.id` of the request.
   */
  readonly leadsTo?: Readonly<Record<string, Readonly<Record<string, string>>>>
}
export type Calls = Readonly<Record<string, Call>>

export const defineCalls = <const C extends Calls>(calls: C): C => calls
export const isBinary = (response: Call['response']): response is Binary => 'binary' in response
export const pathsOf = (call: Pick<Call, 'path'>): readonly string[] =>
  typeof call.path === 'string' ? [call.path] : call.path

type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type In<S> = S extends z.ZodType ? z.input<S> : undefined
type Defined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

export interface Upload {
  readonly filename: string
  /** Where the received bytes lie; the binding removes the file after the answer unless it was moved. */
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

export interface FileAnswer {
  readonly filename: string
  readonly type?: string
  readonly data: Uint8Array | AsyncIterable<Uint8Array>
}

/** A file that can be sent from any of its bytes on, so that a broken download goes on where it broke. */
export interface RangedFile {
  readonly filename: string
  readonly type: string
  readonly bytes: number
  /** Tells these bytes from any other. */
  readonly etag: string
  /** Shown on the page instead of saved. */
  readonly inline?: boolean
  /** The bytes from one to another, both included. Each piece holds until the next is asked for. */
  read(from: number, to: number): AsyncIterable<Uint8Array>
  /** Called when it is sent from its beginning. */
  taken?(): Promise<void>
}

/** What a server handler receives. */
export type HandlerInput<C extends Call> = Defined<{
  params: Out<C['params']>
  query: Out<C['query']>
  body: Out<C['body']>
  fields: C['form'] extends { fields: infer F } ? Out<F> : undefined
  file: C['form'] extends { required: true } ? Upload : C['form'] extends object ? Upload | null : undefined
  files: C['form'] extends { more: infer M } ? { readonly [K in keyof M]: readonly Upload[] } : undefined
}>

type Extras<C extends Call> = Defined<{
  /** How many rows there are over all pages. */
  total: C['paged'] extends true ? number : undefined
  meta: In<C['meta']>
}>

/**
 * What a server handler returns: the bare response, or `{ response, total, meta }` where the call declares more;
 * with `per_page` where the length of a page was not asked for and is not the usual one.
 */
export type HandlerOutput<C extends Call> = C['response'] extends Binary
  ? FileAnswer | RangedFile
  : keyof Extras<C> extends never
    ? In<C['response']>
    : { readonly response: In<C['response']>; readonly per_page?: number } & Readonly<Extras<C>>

/** A part of a request that may be empty may be left out. */
type Loose<T> = { [K in keyof T as {} extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as {} extends T[K] ? K : never]?: T[K]
}
/** What a client sends. */
export type ClientInput<C extends Call> = Loose<
  Defined<{
    params: In<C['params']>
    query: In<C['query']>
    body: In<C['body']>
    fields: C['form'] extends { fields: infer F } ? In<F> : undefined
    file: C['form'] extends { required: true }
      ? File
      : C['form'] extends { more: object }
        ? undefined
        : C['form'] extends object
          ? File | null
          : undefined
    files: C['form'] extends { more: infer M } ? { [K in keyof M]?: readonly File[] } : undefined
  }>
>
/** `args.response` as a client gets it. */
export type ClientResponse<C extends Call> = C['response'] extends Binary ? Blob : Out<C['response']>
export type ClientMeta<C extends Call> = Out<C['meta']>
