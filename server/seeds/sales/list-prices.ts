import { type Found, lineOf, type Prices } from '../prices/book.ts'
import { customerShop } from '../network/named-shops.ts'
import { randomFor, type Random } from '../random.ts'
import { asOf } from './calendar.ts'
import type { Invoice, Line } from './line.ts'

/** Prices what stands in a list by it; what is made to measure or comes from a display keeps what was drawn. */
export function priceByList(invoices: readonly Invoice[], prices: Prices): void {
  for (const { cell, date, lines } of invoices)
    for (const line of lines) {
      if (line.expo) continue
      const found = prices.find({ shop: cell.shop.id, code: line.product.code, day: date })
      if (!found) continue
      line.cents = lineOf(found, line.quantity)
      line.listed = true
    }
}

/** Lately more is found than long ago: what was contested is put right by credit notes. */
const [lately, before] = [0.01, 0.0004]
/** The shop of the sign-in shows one of its own. */
const atTheShopOfTheSignIn = 0.05
const recentDays = 150

/** A few lines at another price than agreed, each for a reason: the row that held before, or another discount. */
export function mistakeSome(invoices: readonly Invoice[], prices: Prices): void {
  const random = randomFor('price mistakes')
  const since = new Date(Date.parse(asOf) - recentDays * 86_400_000).toISOString().slice(0, 10)
  for (const { cell, date, lines } of invoices)
    for (const line of lines) {
      if (!line.listed) continue
      const often = date < since ? before : cell.shop.code === customerShop ? atTheShopOfTheSignIn : lately
      if (!random.chance(often)) continue
      const found = prices.find({ shop: cell.shop.id, code: line.product.code, day: date })
      const wrong = found && otherThan(found, random)
      if (wrong) mistake(line, lineOf(wrong, line.quantity))
    }
}

function mistake(line: Line, cents: number): void {
  if (cents > 0) line.cents = cents
}

/** The row before or after the one that holds, or the discount that a more particular one had put out of force. */
function otherThan({ price, discount, prices, discounts }: Found, random: Random) {
  const later = prices.find(({ valid_from }) => valid_from > price.valid_from)
  const former = prices.filter(({ valid_from }) => valid_from < price.valid_from).at(-1)
  const row = random.chance(0.6) ? (later ?? former) : (former ?? later)
  if (row && random.chance(0.8)) return { price: row, discount }
  const other = discounts.find(({ chain }) => chain !== discount?.chain)
  return other ? { price, discount: other } : row ? { price: row, discount } : null
}
