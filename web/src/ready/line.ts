import { readyLineCents } from '@mandato/contract/ready/line'
import type { ReadyRow } from './data.ts'

/** What so many pieces cost, in euros, as the order will say it; null: on request. */
export function lineOf(
  { price, list_price, chain }: Pick<ReadyRow, 'price' | 'list_price' | 'chain'>,
  pieces: number,
): number | null {
  const cents = (euros: number | null) => (euros === null ? null : Math.round(euros * 100))
  const line = readyLineCents({ price: cents(price), list: cents(list_price), chain }, pieces)
  return line === null ? null : line / 100
}
