import type { DifferenceCause } from '@mandato/contract/invoices/names'
import { type Discount, discountOn, type ListPrice, priceOn } from '@mandato/contract/prices/book'
import { lineCents } from '@mandato/contract/prices/chain'
import { discountSteps } from '../prices/index.ts'

interface Book {
  readonly prices: readonly ListPrice[]
  readonly discounts: readonly Discount[]
}
interface Differing {
  readonly day: string
  readonly quantity: number
  /** Cents. */
  readonly amount: number
}

/** A row of the list with a chain, as a proof shows it. */
function reckoned(price: ListPrice, discount: Discount | null) {
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

const days = (from: string, to: string) => Math.abs(Date.parse(from) - Date.parse(to))

/**
 * Why a line is not what was agreed: the row of the list and the discount that hold on the day, and those of all the
 * books know that give what was invoiced – the same discount on another row first, then another discount on the same
 * row, the nearest in time. Null where no price holds on the day.
 */
export function proofOf(book: Book, { day, quantity, amount }: Differing) {
  const price = priceOn(book.prices, day)
  if (!price) return null
  const discount = discountOn(book.discounts, day)
  const gives = (row: ListPrice, other: Discount | null) =>
    lineCents(row.price_cents, other?.chain ?? null, quantity) === amount
  const rows = book.prices.toSorted((a, b) => days(a.valid_from, day) - days(b.valid_from, day))
  const chains = [
    ...book.discounts.toSorted((a, b) => days(a.valid_from, day) - days(b.valid_from, day)),
    null,
  ]
  const found = (
    cause: DifferenceCause,
    rowsOf: readonly ListPrice[],
    chainsOf: readonly (Discount | null)[],
  ) => {
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
