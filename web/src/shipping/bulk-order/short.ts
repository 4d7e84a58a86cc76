import { ApiError } from '../../platform/api-error.ts'

/** The materials an order was refused for: too few of them, or out of use. */
export function refusedFor(error: unknown): ReadonlySet<number> {
  if (!(error instanceof ApiError) || typeof error.current !== 'object' || error.current === null)
    return new Set()
  const { short = [], archived = [] } = error.current as {
    readonly short?: readonly { readonly product_id: number }[]
    readonly archived?: readonly number[]
  }
  return new Set([...short.map(({ product_id }) => product_id), ...archived])
}
