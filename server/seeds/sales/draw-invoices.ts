import type { Agency } from '../network/agencies.ts'
import { randomFor, weighted, type Random } from '../random.ts'
import { familyDraws } from './families.ts'
import { finishes } from './kitchens.ts'
import type { Cell, Invoice, Line } from './line.ts'
import type { Product } from './product.ts'
import { products } from './products.ts'

/** An invoice, still with the cell it fills. */
export type Drawn = Invoice & { readonly cell: Cell }

const productDraws = new Map(
  Object.entries(products).map(([family, list]) => [family, weighted(list, ({ weight }) => weight)]),
)
/** How many lines in a hundred are for display; kitchens and tables are shown, worktops are sampled. */
const shown: Readonly<Record<string, number>> = {
  NN: 0.066,
  PS: 0.06,
  OD: 0.06,
  E2: 0.04,
  PN: 0.04,
  PK: 0.03,
  PL: 0.02,
}
const displayPrice = 0.8

/** Fills the cells with invoices: so many lines in all, more where more is bought. */
export function drawInvoices(
  cells: readonly Cell[],
  agencies: readonly Agency[],
  lineCount: number,
): Drawn[] {
  const random = randomFor('lines')
  const drawFamily = familyDraws(agencies, random)
  const counts = lineCounts(cells, lineCount, random)
  return cells.flatMap((cell, i) => {
    const invoices: Drawn[] = []
    for (let left = counts[i] ?? 0; left > 0; ) {
      const size = Math.min(left, random.whole(1, 6))
      const lines = Array.from({ length: size }, () =>
        drawLine(random, drawFamily(cell.agency, cell.month.year)),
      )
      invoices.push({ cell, date: random.pick(cell.month.days), lines, credit: false })
      left -= size
    }
    return invoices
  })
}

/**
 * Whole numbers that add up to the count. The fractions run on from cell to cell, so that a small shop
 * buys every few months.
 */
function lineCounts(cells: readonly Cell[], lineCount: number, random: Random): readonly number[] {
  const eager = new Map<number, number>()
  const weights = cells.map(({ shop, wanted }) => {
    const eagerness = eager.get(shop.id) ?? random.around(0.35)
    eager.set(shop.id, eagerness)
    return wanted * (shop.shares ? 1 : eagerness)
  })
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let [running, given] = [0, 0]
  return weights.map((weight, i) => {
    running += weight
    const upTo = i === weights.length - 1 ? lineCount : Math.floor((running / whole) * lineCount)
    const count = upTo - given
    given = upTo
    return count
  })
}

function drawLine(random: Random, family: string): Line {
  const product = drawProduct(random, family)
  const expo = random.chance(shown[family] ?? 0)
  const quantity = expo ? 1 : random.pick(product.pieces)
  const price = product.euros * random.around(0.08) * (expo ? displayPrice : 1)
  const name = family === 'NN' ? `${product.name}, ${random.pick(finishes)}` : product.name
  return {
    product,
    description: expo ? `${name} (esposizione)` : name,
    quantity,
    cents: Math.round(price * quantity * 100),
    expo,
    listed: false,
  }
}

function drawProduct(random: Random, family: string): Product {
  const draw = productDraws.get(family)
  if (!draw) throw new Error(`no products of family ${family}`)
  return draw(random)
}
