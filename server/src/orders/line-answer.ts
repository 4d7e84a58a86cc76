import { hasPrices, type OrderType } from '@mandato/contract/orders/names'
import { addDays } from '../platform/days.ts'
import type { Person } from '../platform/person.ts'
import { discountSteps, seesPrices } from '../prices/index.ts'
import type { Captured } from './captured.ts'

/** Whether prices stand on an order of this kind for this person; where not, their keys are not there either. */
export const showsPrices = (person: Pick<Person, 'role'>, type: OrderType): boolean =>
  hasPrices(type) && seesPrices(person)

/** A price as it stands in an answer. */
export function linePriceAnswer(line: Captured, holdDays: number) {
  const { list_cents, chain, discount_source, discount_from, captured_on, captured_at, changed } = line
  return {
    list: line.list,
    currency: line.currency,
    list_price: list_cents,
    valid_from: line.list_from,
    discounts:
      list_cents !== null && chain !== null && discount_source !== null && discount_from !== null
        ? discountSteps(list_cents, { chain, source: discount_source, valid_from: discount_from })
        : [],
    net_price: line.net_cents,
    line_net: line.line_cents,
    price_as_of: captured_on,
    price_shown_at: captured_at,
    ...(changed !== null &&
      captured_on !== null && {
        price_changed: {
          now: line.now_cents,
          reason: changed,
          holds_until: addDays(captured_on, holdDays),
        },
      }),
  }
}

/** A row of a list without what its reader may not see. */
export function withoutPrices<
  R extends { readonly total?: unknown; readonly unpriced?: unknown; readonly currency?: unknown },
>(person: Pick<Person, 'role'>, row: R): Omit<R, 'total' | 'unpriced' | 'currency'> | R {
  if (seesPrices(person)) return row
  const { total: _total, unpriced: _unpriced, currency: _currency, ...rest } = row
  return rest
}
