import type { Agency } from '../network/agencies.ts'
import type { Shop } from '../network/shop.ts'
import { drawCreditNotes } from './credit-notes.ts'
import { drawInvoices } from './draw-invoices.ts'
import type { Prices } from '../prices/book.ts'
import { levelMonths } from './level.ts'
import { mistakeSome, priceByList } from './list-prices.ts'
import type { Invoice } from './line.ts'
import { planSales } from './plan.ts'

const lineCount = 100_000
/** Of them, one line per credit note. */
const creditNotes = 1_500

/** Every invoice of three years: a hundred thousand lines. */
export function writeInvoices(
  agencies: readonly Agency[],
  shops: readonly Shop[],
  prices: Prices,
): readonly Invoice[] {
  const cells = planSales(agencies, shops)
  const invoices = drawInvoices(cells, agencies, lineCount - creditNotes)
  priceByList(invoices, prices)
  levelMonths(invoices, cells)
  mistakeSome(invoices, prices)
  return [...invoices, ...drawCreditNotes(invoices, creditNotes)]
}
