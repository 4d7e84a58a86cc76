import { lineCents } from '@mandato/contract/prices/chain'
import type { ReadyRow } from './data.ts'

/**
 * What so many pieces cost, as the order will say it: a line of a list is rounded once, a price of the ERP's file is per
 * piece. Null: on request.
 */
export function lineOf(
  { price, list_price, chain }: Pick<ReadyRow, 'price' | 'list_price' | 'chain'>,
  pieces: number,
): number | null {
  if (price === null) return null
  const cents = (euros: number) => Math.round(euros * 100)
  return (list_price === null ? cents(price) * pieces : lineCents(cents(list_price), chain, pieces)) / 100
}
