import type { Drawn } from './draw-invoices.ts'
import type { Cell, Line } from './line.ts'

/** How far prices that are agreed each time may give way: first those of kitchens made to measure, then all of them. */
const furnitureRange = [0.65, 1.5] as const
const generalRange = [0.7, 1.4] as const

/**
 * Brings each agency's month to what was planned, by the prices that no list gives: those of kitchens made to measure
 * and then, if that is not enough, of all such; the shops with fixed shares are brought to theirs one by one. Without
 * this, chance would hide the growth the story tells.
 */
export function levelMonths(invoices: readonly Drawn[], cells: readonly Cell[]): void {
  const wanted = new Map<string, number>()
  for (const cell of cells) wanted.set(keyOf(cell), (wanted.get(keyOf(cell)) ?? 0) + cell.wanted * 100)
  for (const [key, group] of Map.groupBy(invoices, ({ cell }) => keyOf(cell))) {
    const lines = group.flatMap((invoice) => invoice.lines)
    const missing = () => (wanted.get(key) ?? 0) - sum(lines)
    const measured = lines.filter(({ product, listed }) => !listed && product.family === 'NN')
    raise(measured, missing(), furnitureRange)
    const free = lines.filter(({ listed }) => !listed)
    raise(free.length > 0 ? free : [madeFree(lines)], missing(), generalRange)
  }
}

/** Where everything stands in a list, the dearest line becomes work to measure. */
function madeFree(lines: readonly Line[]): Line {
  const line = lines.reduce((most, one) => (one.cents > most.cents ? one : most))
  line.listed = false
  line.free = true
  line.description = `Lavorazione su misura: ${line.description}`
  return line
}

const keyOf = ({ shop, agency, month }: Cell): string =>
  `${month.index} ${shop.shares ? `shop ${shop.id}` : agency.id}`

const sum = (lines: readonly Line[]): number => lines.reduce((total, { cents }) => total + cents, 0)

/** Spreads what is missing, or too much, over the lines in proportion, as far as the range allows. */
function raise(lines: readonly Line[], missing: number, [least, most]: readonly [number, number]): void {
  const made = sum(lines)
  if (made === 0) return
  const factor = Math.min(most, Math.max(least, 1 + missing / made))
  for (const line of lines) line.cents = Math.round(line.cents * factor)
}
