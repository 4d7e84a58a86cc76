import type { DifferenceCause } from '@mandato/contract/invoices/names'
import { type Discount, discountOn, type ListPrice, priceOn } from '@mandato/contract/prices/book'
import { lineCents } from '@mandato/contract/prices/chain'
import { discountSteps } from '../prices/index.ts'
import type { Captured } from './queries/invoice.ts'

interface Book {
  readonly prices: readonly ListPrice[]
  readonly discounts: readonly Discount[]
}
interface Differing {
  readonly day: string
  readonly quantity: number
  /** Cents. */
  readonly amount: number
  /** The price of its order, which holds whatever the books say. */
  readonly captured: Captured | null
}

type Row = Pick<ListPrice, 'valid_from' | 'price_cents'>
type Chain = Pick<Discount, 'chain' | 'source' | 'valid_from'>

/** A row of the list with a chain, as a proof shows it. */
function reckoned(price: Row, discount: Chain | null) {
  return {
    valid_from: price.valid_from,
    list_price: price.price_cents,
    chain: discount?.chain ?? null,
    source: discount?.source ?? null,
    steps: discount
      ? discountSteps(price.price_cents, discount).map(({ percent, subtotal }) => ({ percent, subtotal }))
      : [],
  }
}

/** The row and the chain that hold: those of the order, else those of the day. */
function agreedOn({ prices, discounts }: Book, { day, captured }: Differing) {
  if (!captured) {
    const row = priceOn(prices, day)
    return row && { row, discount: discountOn(discounts, day) }
  }
  const { list_from, list_cents, chain, source, discount_from } = captured
  return {
    row: { valid_from: list_from, price_cents: list_cents },
    discount:
      chain !== null && source !== null ? { chain, source, valid_from: discount_from ?? list_from } : null,
  }
}

const days = (from: string, to: string) => Math.abs(Date.parse(from) - Date.parse(to))

/**
 * Why a line is not what was agreed: the row of the list and the discount that hold, and those of all the books know that
 * give what was invoiced – the same discount on another row first, then another discount on the same row, the nearest in
 * time. Null where no price holds.
 */
export function proofOf(book: Book, line: Differing) {
  const { day, quantity, amount } = line
  const agreed = agreedOn(book, line)
  if (!agreed) return null
  const { row: price, discount } = agreed
  const gives = (row: Row, other: Chain | null) =>
    lineCents(row.price_cents, other?.chain ?? null, quantity) === amount
  const rows = book.prices.toSorted((a, b) => days(a.valid_from, day) - days(b.valid_from, day))
  const chains = [
    ...book.discounts.toSorted((a, b) => days(a.valid_from, day) - days(b.valid_from, day)),
    null,
  ]
  const found = (cause: DifferenceCause, rowsOf: readonly Row[], chainsOf: readonly (Chain | null)[]) => {
    for (const row of rowsOf)
      for (const chain of chainsOf) if (gives(row, chain)) return { cause, invoiced: reckoned(row, chain) }
    return null
  }
  return {
    agreed: reckoned(price, discount),
    ...(found('other_row', rows, [discount]) ??
      found('other_discount', [price], chains) ??
      found('other_both', rows, chains) ?? { cause: 'unexplained' as const, invoiced: null }),
  }
}
