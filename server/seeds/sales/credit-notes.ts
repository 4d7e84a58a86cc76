import { agencyIn } from '../network/shop.ts'
import { itemAt, randomFor, type Random } from '../random.ts'
import { months } from './calendar.ts'
import type { Invoice, Line } from './line.ts'

const workingDays = months.flatMap(({ days }) => days)
const dayNumber = new Map(workingDays.map((day, i) => [day, i]))

/** Goods that came back, or money for a defect: one line each, some weeks after the invoice. */
export function drawCreditNotes(invoices: readonly Invoice[], count: number): Invoice[] {
  const random = randomFor('credit notes')
  const credited = new Set<Line>()
  const notes: Invoice[] = []
  while (notes.length < count) {
    const { cell, date, lines } = random.pick(invoices)
    const line = random.pick(lines)
    const day = workingDays[(dayNumber.get(date) ?? 0) + random.whole(4, 32)]
    // Nothing is credited twice, nor after the day the figures stand at.
    if (day === undefined || line.cents <= 0 || credited.has(line)) continue
    credited.add(line)
    const agency = agencyIn(cell.shop, Number(day.slice(0, 4)))
    notes.push({
      cell: { shop: cell.shop, agency },
      date: day,
      lines: [takenBack(random, line)],
      credit: true,
    })
  }
  return notes
}

const reasons = ['reso', 'merce difettosa', 'abbuono', 'errata fatturazione']

function takenBack(random: Random, line: Line): Line {
  const whole = random.chance(0.55)
  const part = whole ? 1 : itemAt([0.1, 0.15, 0.2, 0.3, 0.4], random.whole(0, 4))
  return {
    ...line,
    description: `Nota di credito, ${random.pick(reasons)}: ${line.description}`,
    quantity: whole ? -line.quantity : -1,
    cents: -Math.round(line.cents * part),
  }
}
