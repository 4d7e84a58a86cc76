import type { CallName, ClientInput, ClientMeta, ClientResponse, calls } from '@mandato/contract'
import { type AnyInput, jsonOf, send } from './request.ts'
import type { TableHeader } from './table-header.ts'

type Of<N extends CallName> = (typeof calls)[N]
export type Input<N extends CallName> = ClientInput<Of<N>>
export interface Pagination {
  readonly page: number
  readonly per_page: number
  readonly total: number
  readonly pages: number
}
export interface Answer<N extends CallName> {
  readonly response: ClientResponse<Of<N>>
  readonly meta: ClientMeta<Of<N>>
  readonly pagination: Pagination | null
  /** The columns of the rows, in the language of the screen; empty where a call is no table. */
  readonly headers: readonly TableHeader[]
}
/**
 * One call of the contract by its name. Apart from api.ts, so that the login page, which asks once and keeps
 * nothing, need not load the query cache. Only the `data.ts` of a domain may use either.
 */
export async function call<N extends CallName>(
  name: N,
  input?: Input<N>,
  how?: { readonly signal?: AbortSignal; readonly language?: string },
): Promise<Answer<N>> {
  const response = await send(name, (input ?? {}) as AnyInput, how)
  const { args, table_headers } = await jsonOf<{
    args: { response: unknown; meta?: unknown; pagination?: Pagination }
    table_headers?: readonly TableHeader[]
  }>(response)
  return {
    response: args.response,
    meta: args.meta,
    pagination: args.pagination ?? null,
    headers: table_headers ?? [],
  } as Answer<N>
}
