import type { Agency } from '../network/agencies.ts'
import type { Shop } from '../network/shop.ts'
import type { Month } from './calendar.ts'
import type { Product } from './product.ts'

/** What a shop shall buy in a month from an agency. */
export interface Cell {
  readonly shop: Shop
  readonly agency: Agency
  readonly month: Month
  /** Euros. */
  readonly wanted: number
}

export interface Line {
  readonly product: Product
  description: string
  readonly quantity: number
  /** Net of VAT; changed once, when the month is brought to its total. */
  cents: number
  readonly expo: boolean
  /** At the price of the list: made to measure and from a display it is agreed each time. */
  listed: boolean
  /** Text without an article. */
  free?: true
}

/** An invoice, or a credit note: then its lines are negative. */
export interface Invoice {
  readonly cell: Pick<Cell, 'shop' | 'agency'>
  readonly date: string
  readonly lines: readonly Line[]
  readonly credit: boolean
}
