import type { EnergyRange } from '@mandato/contract/catalogue/energy'
import { lineCents } from '@mandato/contract/prices/chain'
import type { Order, PricedLines } from '../../data.ts'
import type { TypedLine } from '../typed.ts'
import { isWritten } from './written.ts'

type Priced = PricedLines['lines'][number]
type Step = Priced['discounts'][number]
type Turn = NonNullable<Priced['price_changed']>

/** What a line costs, as it was shown. */
export interface ShownPrice {
  /** Code of the client it was shown for; another one’s line is asked anew. */
  readonly of: string
  readonly list: string
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
    Pick<Priced, 'unit' | 'list' | 'list_price' | 'valid_from' | 'discounts' | 'net_price' | 'price_changed'>
  >

/** The price in a line of an answer; nothing where it has none. */
export function shownIn(line: Line | Order['lines'][number], of: string): { readonly price?: ShownPrice } {
  const { list, list_price, valid_from, discounts = [], net_price, unit, price_changed } = line
  if (!list || list_price == null || net_price == null || !valid_from) return {}
  const { energy_class, energy_range } = line
  const changed = price_changed ? { changed: price_changed } : {}
  return {
    price: {
      of,
      list,
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

/** The cents of a line, rounded once: never the shown price times the quantity. Null without a price or a quantity. */
export function netOf({ price, quantity }: TypedLine): number | null {
  const pieces = Number(quantity)
  if (!price || quantity.trim() === '' || !Number.isInteger(pieces)) return null
  return lineCents(Math.round(price.list_price * 100), chainOf(price), pieces)
}

/** Its price holds no longer: today’s is another one, and the days it held are over. */
export const isOver = ({ price }: TypedLine, today: string): boolean =>
  price?.changed !== undefined && price.changed.holds_until < today

/** What lines come to. */
export interface Sum {
  /** How many somebody wrote something into. */
  readonly written: number
  readonly pieces: number
  /** Cents of the lines that have a price. */
  readonly net: number
  /** What the same lines come to by the price list. */
  readonly list: number
  readonly unpriced: number
  /** Lines nobody said a number of. */
  readonly uncounted: number
}
const nothing: Sum = { written: 0, pieces: 0, net: 0, list: 0, unpriced: 0, uncounted: 0 }

function countLine(line: TypedLine): Sum {
  const pieces = Number(line.quantity) || 0
  if (!isWritten(line)) return { ...nothing, pieces }
  const one = { ...nothing, written: 1, pieces }
  if (!line.price) return { ...one, unpriced: 1 }
  const net = netOf(line)
  if (net === null) return { ...one, uncounted: 1 }
  return { ...one, net, list: Math.round(line.price.list_price * 100) * Number(line.quantity) }
}

/** A line is counted once and then remembered: a letter changes one of two hundred. */
const counted = new WeakMap<TypedLine, Sum>()
function countOf(line: TypedLine): Sum {
  const known = counted.get(line)
  if (known) return known
  const count = countLine(line)
  counted.set(line, count)
  return count
}

/** What the lines of an order come to. */
export function sumOf(lines: readonly TypedLine[]): Sum {
  const sum = { ...nothing } as { -readonly [Key in keyof Sum]: Sum[Key] }
  for (const line of lines) {
    const one = countOf(line)
    sum.written += one.written
    sum.pieces += one.pieces
    sum.net += one.net
    sum.list += one.list
    sum.unpriced += one.unpriced
    sum.uncounted += one.uncounted
  }
  return sum
}
