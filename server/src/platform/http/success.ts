import { type Call, isBinary } from '@mandato/contract'
import type { Language } from '@mandato/contract/words'
import { Readable } from 'node:stream'
import type * as z from 'zod'
import { pageOf, pagination, tableHeaders } from './tables.ts'

export interface Result {
  readonly response: unknown
  readonly total?: number
  readonly meta?: unknown
  readonly per_page?: number
}

/** What a handler gave, brought to one form: the bare response or `{ response, total, meta }`. */
export const resultOf = (call: Call, given: unknown): Result =>
  call.paged || call.meta ? (given as Result) : { response: given }

/**
 * The success envelope. Response and meta are parsed by the contract's schemas, so a
 * column that was not declared (cost, internal note) cannot leave.
 */
export function successAnswer(
  call: Call,
  input: Readonly<Record<string, unknown>>,
  given: unknown,
  language: Language,
) {
  if (isBinary(call.response)) throw new Error('a file has no envelope')
  const result = resultOf(call, given)
  const { response, meta, total } = checked(call, result)
  const { page, perPage } = pageOf(call, input)
  return {
    code: 200,
    // Clients of the specification judge a write by success and id beside the code (§8).
    ...(call.effect === 'write' &&
      isSaved(response) && { success: true, ...(response.id !== undefined && { id: response.id }) }),
    ...(call.table && { table_headers: tableHeaders(call.table, language, meta ?? {}) }),
    args: {
      response,
      ...(meta && { meta }),
      ...(call.paged && { pagination: pagination(page, result.per_page ?? perPage, total ?? 0) }),
    },
  }
}

export function checked(call: Call, result: Result) {
  const response = (call.response as z.ZodType).parse(result.response)
  const meta = call.meta?.parse(result.meta)
  return { response, total: result.total ?? null, ...(meta && { meta }) }
}

const isSaved = (response: unknown): response is { success: true; id?: number } =>
  typeof response === 'object' && response !== null && 'success' in response

/** Bytes or a stream of them, in the form Fastify sends. */
export const responseOf = (data: Uint8Array | AsyncIterable<Uint8Array>): Buffer | Readable =>
  data instanceof Uint8Array
    ? Buffer.from(data.buffer, data.byteOffset, data.byteLength)
    : Readable.from(data, { objectMode: false })
