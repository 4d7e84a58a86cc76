import type { Call } from '@mandato/contract'
import type { Ask } from './export.ts'
import type { Input } from './handlers.ts'
import { checked, resultOf } from './success.ts'

/** Asks a call page by page, as its exports and prints do: every answer passes the contract's schema. */
export const askOf =
  (call: Call, input: Input, handle: (input: Input) => Promise<unknown>): Ask =>
  async (page, perPage) => {
    const result = checked(call, resultOf(call, await handle(paged(call, input, page, perPage))))
    return {
      response: result.response,
      meta: (result.meta ?? {}) as Readonly<Record<string, unknown>>,
      total: result.total,
    }
  }

function paged(call: Call, input: Input, page: number, perPage: number): Input {
  if (!call.paged) return input
  const query = { ...(input['query'] as object), per_page: perPage }
  const params = input['params'] as Readonly<Record<string, unknown>> | undefined
  return params && 'page' in params
    ? { ...input, query, params: { ...params, page } }
    : { ...input, query: { ...query, page } }
}
