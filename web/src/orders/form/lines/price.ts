import type { EnergyRange } from '@mandato/contract/catalogue/energy'
import { lineCents } from '@mandato/contract/prices/chain'
import type { Order, PricedLines } from '../../data.ts'
import type { TypedLine } from '../typed.ts'

type Priced = PricedLines['lines'][number]
type Step = Priced['discounts'][number]
type Turn = NonNullable<Priced['price_changed']>

/** What a line costs, as it was shown. */
export interface ShownPrice {
  /** Code of the client it was shown for; another one’s line is asked anew. */
  readonly of: string
  readonly list: string
  /** Of a form kept by an earlier version it is not there. */
  readonly currency?: string
  readonly list_price: number
  readonly valid_from: string
  readonly discounts: readonly Step[]
  readonly net_price: number
  /** What it is counted in; of a form kept by an earlier version it is not there. */
  readonly unit?: string
  readonly changed?: Turn
  readonly energy_class: string | null
  readonly energy_range: EnergyRange | null
}

type Line = Pick<Priced, 'energy_class' | 'energy_range'> &
  Partial<
    Pick<
      Priced,
      'unit' | 'list' | 'currency' | 'list_price' | 'valid_from' | 'discounts' | 'net_price' | 'price_changed'
    >
  >

/** The price in a line of an answer; nothing where it has none. */
export function shownIn(line: Line | Order['lines'][number], of: string): { readonly price?: ShownPrice } {
  const { list, list_price, valid_from, discounts = [], net_price, unit, price_changed } = line
  const currency = line.currency ? { currency: line.currency } : {}
  if (!list || list_price == null || net_price == null || !valid_from) return {}
  const { energy_class, energy_range } = line
  const changed = price_changed ? { changed: price_changed } : {}
  return {
    price: {
      of,
      list,
      ...currency,
      list_price,
      valid_from,
      discounts,
      net_price,
      unit,
      ...changed,
      energy_class,
      energy_range,
    },
  }
}

/** The chain of the discounts as the contract counts with it. */
const chainOf = ({ discounts }: ShownPrice): string | null =>
  discounts.length === 0 ? null : discounts.map(({ percent }) => percent).join('+')

function countNet({ price, quantity }: TypedLine): number | null {
  const pieces = Number(quantity)
  if (!price || quantity.trim() === '' || !Number.isInteger(pieces)) return null
  return lineCents(Math.round(price.list_price * 100), chainOf(price), pieces)
}

/** A line is counted once and then remembered: a letter changes one of two hundred. */
const counted = new WeakMap<TypedLine, number | null>()

/** The cents of a line, rounded once: never the shown price times the quantity. Null without a price or a quantity. */
export function netOf(line: TypedLine): number | null {
  const known = counted.get(line)
  if (known !== undefined) return known
  const net = countNet(line)
  counted.set(line, net)
  return net
}

/** Its price holds no longer: today’s is another one, and the days it held are over. */
export const isOver = ({ price }: TypedLine, today: string): boolean =>
  price?.changed !== undefined && price.changed.holds_until < today

/** Cents of the lines that have a price, and what the same lines come to by the price list. */
interface Total {
  readonly currency: string
  readonly net: number
  readonly list: number
}
interface Sum {
  /** One, as an order has one currency; of a client that moved to a list of another one there are two until that is settled. */
  readonly totals: readonly Total[]
  readonly unpriced: number
  /** Lines nobody said a number of. */
  readonly uncounted: number
}

/** What written lines come to. */
export function sumOf(lines: readonly TypedLine[]): Sum {
  const totals = new Map<string, Total>()
  let [unpriced, uncounted] = [0, 0]
  for (const line of lines) {
    const { price, quantity } = line
    const net = netOf(line)
    if (!price) unpriced++
    else if (net === null) uncounted++
    else {
      const { currency = 'EUR', list_price } = price
      const before = totals.get(currency) ?? { net: 0, list: 0 }
      const list = before.list + Math.round(list_price * 100) * Number(quantity)
      totals.set(currency, { currency, net: before.net + net, list })
    }
  }
  return { totals: [...totals.values()], unpriced, uncounted }
}
