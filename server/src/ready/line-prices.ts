import { lineCents } from '@mandato/contract/prices/chain'
import { today } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { euro, pricesOf } from '../prices/index.ts'

/** What lines of an order cost: rounded once each, never a piece times its number. */
export async function linesFor(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  client: number,
  items: readonly {
    readonly code: string
    readonly file_price: number | null
    readonly quantity: number
  }[],
) {
  const codes = items.map(({ code }) => code)
  const found = await pricesOf(db, { client, codes, day: today(clock) })
  return items.map(({ code, file_price, quantity }) => {
    const known = found.get(code)
    if (known && known.currency !== euro) return { price_cents: null, line_cents: null }
    if (known && known.list_cents !== null)
      return {
        price_cents: known.net_cents,
        line_cents: lineCents(known.list_cents, known.chain, quantity),
      }
    return { price_cents: file_price, line_cents: file_price === null ? null : file_price * quantity }
  })
}
