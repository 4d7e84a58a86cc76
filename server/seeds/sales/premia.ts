import { asOf, lastYear } from './calendar.ts'
import type { Invoice } from './line.ts'

export const premiaColumns = ['client_id', 'year', 'points', 'tier', 'next_tier', 'missing', 'as_of'] as const

/** The tiers of the invented programme by the points they begin at. */
const tiers = [
  { name: '', from: 0 },
  { name: 'Bronzo', from: 2_500 },
  { name: 'Argento', from: 6_000 },
  { name: 'Oro', from: 12_000 },
  { name: 'Platino', from: 25_000 },
] as const
const centsPerPoint = 1_000
const years = [
  { year: lastYear - 1, until: `${lastYear - 1}-12-31` },
  { year: lastYear, until: asOf },
] as const

/** A point for each ten euros a client bought in the year; credit notes take theirs back. */
export function premiaRows(invoices: readonly Invoice[]) {
  const bought = new Map<number, Map<number, number>>()
  for (const { cell, date, lines } of invoices) {
    const year = Number(date.slice(0, 4))
    const own = bought.get(cell.shop.id) ?? new Map<number, number>()
    own.set(year, (own.get(year) ?? 0) + lines.reduce((sum, { cents }) => sum + cents, 0))
    bought.set(cell.shop.id, own)
  }
  return [...bought].flatMap(([client, own]) =>
    years.flatMap(({ year, until }) => {
      const points = Math.floor((own.get(year) ?? 0) / centsPerPoint)
      if (points <= 0) return []
      const next = tiers.find(({ from }) => from > points)
      const tier = tiers.findLast(({ from }) => from <= points)
      return [
        [client, year, points, tier?.name ?? '', next?.name ?? '', next ? next.from - points : null, until],
      ]
    }),
  )
}
