import { readyLineCents } from '@mandato/contract/ready/line'
import type { Context } from '../platform/context.ts'
import { clientFor, pricesFor } from '../prices/index.ts'

type Asking = Pick<Context, 'db' | 'user' | 'clock'>

/** The client for which something is held or waited for; null where nobody is named yet. @throws 404 out of sight */
export const clientOfHold = async (context: Asking, asked: number | undefined): Promise<number | null> =>
  asked === undefined ? null : ((await clientFor(context, asked))?.id ?? null)

/** What lines of an order cost: what was shown for so many pieces. */
export async function linesFor(
  context: Asking,
  client: number,
  items: readonly {
    readonly code: string
    readonly file_price: number | null
    readonly quantity: number
  }[],
) {
  const priceOf = await pricesFor(context, client, items)
  return items.map((item) => {
    const { price, list_price: list, chain } = priceOf(item)
    return { price_cents: price, line_cents: readyLineCents({ price, list, chain }, item.quantity) }
  })
}
