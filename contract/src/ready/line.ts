import { lineCents } from '../prices/chain.ts'

/** What an article costs a client, in cents; `list` is null where the price is the ERP's own, `price` where it is on request. */
export interface ReadyPrice {
  readonly price: number | null
  readonly list: number | null
  readonly chain: string | null
}

/**
 * What so many pieces cost, in cents: shown before the order and written into it. A line of a list is rounded once, a
 * price of the ERP's file is per piece. Null: on request.
 */
export function readyLineCents({ price, list, chain }: ReadyPrice, pieces: number): number | null {
  if (price === null) return null
  return list === null ? price * pieces : lineCents(list, chain, pieces)
}
