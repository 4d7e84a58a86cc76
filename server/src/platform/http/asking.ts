import type { Call } from '@mandato/contract'
import { setImmediate } from 'node:timers/promises'
import type { Context } from '../context.ts'
import type { AnyHandler, AnyReader } from './handlers.ts'
import type { Input, Row } from './input.ts'
import { checked, resultOf } from './success.ts'
import { rowsOf } from './tables.ts'

type Rows = readonly Row[]

/** A call that answers a table, and what was asked of it. */
export interface Asked {
  readonly call: Call
  readonly input: Input
  readonly handle: AnyHandler
  readonly read?: AnyReader | undefined
}

/** A table with all its rows, which come part by part. */
export interface Table {
  readonly meta: Row
  readonly total: number
  readonly parts: AsyncIterable<Rows>
}

/** Rows of a page where the call has no reader of its own: some milliseconds of the main thread. */
const pageSize = 1_000

/**
 * Asks a call for its whole table, as exports and prints do: every part passes the contract's schema. The first one
 * is there when this returns: a refusal must still be able to become an error answer.
 */
export async function openTable(asked: Asked, context: Context): Promise<Table> {
  const pages = checkedPages(asked, context)
  const { value: first } = await pages.next()
  if (!first) throw new Error('a table has a first part, be it empty')
  return { meta: first.meta, total: first.total, parts: readAhead(first.rows, pages) }
}

interface Page {
  readonly rows: Rows
  readonly meta: Row
  readonly total: number
}

async function* checkedPages(
  { call, input, handle, read }: Asked,
  context: Context,
): AsyncGenerator<Page, undefined> {
  const answers = read ? read(input, context) : answersOf(call, (given) => handle(given, context), input)
  for await (const answer of answers) {
    const { response, meta, total } = checked(call, resultOf(call, answer))
    yield { rows: rowsOf(response, call), meta: (meta ?? {}) as Row, total: total ?? 0 }
  }
}

/** The answers of all pages; of a call without pages, its only one. */
async function* answersOf(
  call: Call,
  handle: (input: Input) => Promise<unknown>,
  input: Input,
): AsyncGenerator<unknown> {
  if (!call.paged) return yield await handle(input)
  for (let page = 1, of = 1; page <= of; page += 1) {
    const answer = await handle(paged(input, page))
    of = Math.ceil((resultOf(call, answer).total ?? 0) / pageSize)
    yield answer
  }
}

function paged(input: Input, page: number): Input {
  const query = { ...(input['query'] as object), per_page: pageSize }
  const params = input['params'] as Row | undefined
  return params && 'page' in params
    ? { ...input, query, params: { ...params, page } }
    : { ...input, query: { ...query, page } }
}

/** Each part is read while the one before it is written; between two of them other requests are served. */
async function* readAhead(first: Rows, pages: AsyncGenerator<Page, undefined>): AsyncGenerator<Rows> {
  try {
    for (let rows: Rows | undefined = first; rows; ) {
      const next = pages.next()
      // A client that disconnected gets no answer.
      next.catch(() => undefined)
      yield rows
      rows = (await next).value?.rows
      await setImmediate()
    }
  } finally {
    await pages.return(undefined)
  }
}
