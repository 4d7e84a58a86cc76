import type { orderCalls } from '@mandato/contract/orders/calls'
import type { OrderFields } from '@mandato/contract/orders/form'
import type * as z from 'zod'
import { today } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { invalid } from '../../platform/http/validation.ts'
import { notFound } from '../../platform/refusals.ts'
import { pricesOf } from '../../prices/index.ts'
import { type Captured, capture, currenciesOf, wrongDays } from '../captured.ts'
import { linePriceAnswer } from '../line-answer.ts'
import { clientCoded, type OrderClient } from '../queries/clients.ts'
import { energyOf, linesOf } from '../queries/lines.ts'
import type { StoredOrder } from '../queries/order.ts'
import { orderSettings } from '../queries/settings.ts'
import { refuse } from '../refusals.ts'

/**
 * The prices of the lines of a form, each of the day it was shown.
 * @throws `validation` for a day that no price can be of, `mixed_currencies`
 */
export async function capturedLines(
  { db, clock, language }: Context,
  { type, lines, draft }: OrderFields,
  client: OrderClient,
  before: StoredOrder | undefined,
): Promise<Captured[]> {
  const day = today(clock)
  const { price_hold_days: holdDays } = await orderSettings(db)
  const faults = wrongDays(lines, { today: day, holdDays, sending: !draft })
  if (faults.length > 0) throw invalid(faults, language)
  const kept = before && before.client_id === client.id ? await linesOf(db, before.id) : []
  const prices = await capture(db, lines, { type, client: client.id, today: day, at: clock.now(), kept })
  const currencies = currenciesOf(prices)
  if (currencies.length > 1) throw refuse('mixed_currencies', { currencies: currencies.join(', ') })
  return prices
}

type Asked = z.output<typeof orderCalls.priceOrderLines.body>

/** What the lines of a form cost while somebody writes them. */
export async function priceAnswer({ db, user, clock, language }: Context, { customer_code, lines }: Asked) {
  const client = await clientCoded(db, user, customer_code)
  if (!client) throw notFound()
  const day = today(clock)
  const { price_hold_days: holdDays } = await orderSettings(db)
  const faults = wrongDays(lines, { today: day, holdDays, sending: false })
  if (faults.length > 0) throw invalid(faults, language)
  const codes = lines.map(({ product_code }) => product_code)
  const prices = await capture(db, lines, {
    type: 'furniture',
    client: client.id,
    today: day,
    at: clock.now(),
  })
  const articles = await pricesOf(db, { client: client.id, codes, day })
  const labels = await energyOf(db, codes)
  const [any] = articles.values()
  return {
    list: any?.list ?? '',
    currency: any?.currency ?? 'EUR',
    price_hold_days: holdDays,
    today: day,
    lines: prices.map((price, at) => {
      const code = (codes[at] ?? '').toUpperCase()
      // A code of other lists is none of a customer's.
      const article = user.role === 'customer' && price.net_cents === null ? undefined : articles.get(code)
      return {
        code: article?.code ?? null,
        description: article?.description ?? '',
        unit: article?.unit ?? '',
        chain: price.chain,
        energy_class: labels.get(code)?.energy_class ?? null,
        energy_range: labels.get(code)?.energy_range ?? null,
        ...linePriceAnswer(price, holdDays),
      }
    }),
  }
}
