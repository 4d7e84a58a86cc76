import { divideRounded } from '@mandato/contract/fields/divide'

/** The reference rate of the European Central Bank from a day on, in hundredths of a percent. */
export interface ReferenceRate {
  readonly from: string
  readonly rate: number
}

/** D.Lgs. 231/2002: the reference rate of the half-year and eight points. */
const pointsOnTop = 800
/** The law's flat sum for what collecting costs, in cents. */
export const flatCosts = 4_000

/** Reference rates as the Ministry of Economy publishes them in the Official Gazette, each half-year. */
export const usualRates: readonly ReferenceRate[] = [
  { from: '2023-01-01', rate: 250 },
  { from: '2023-07-01', rate: 400 },
  { from: '2024-01-01', rate: 450 },
  { from: '2024-07-01', rate: 425 },
  { from: '2025-01-01', rate: 315 },
  { from: '2025-07-01', rate: 215 },
  { from: '2026-01-01', rate: 215 },
]

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000
/** Days from one day to another. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/**
 * Late interest on an amount: simple interest for each day after the due one, by the rate of its half-year, over 365
 * days; rounded once, half away from zero. Information only: it is never added to a balance.
 * @param rates ascending; the first holds for the days before it
 * @returns cents
 */
export function lateInterest(
  cents: number,
  dueDate: string,
  today: string,
  rates: readonly ReferenceRate[] = usualRates,
): number {
  let points = 0
  rates.forEach(({ from, rate }, at) => {
    const begins = at === 0 || from < dueDate ? dueDate : from
    const next = rates[at + 1]?.from
    const ends = next === undefined || next > today ? today : next
    if (begins < ends) points += daysBetween(begins, ends) * (rate + pointsOnTop)
  })
  return cents <= 0 || points <= 0 ? 0 : Number(divideRounded(BigInt(cents) * BigInt(points), 365n * 10_000n))
}

/** The ageing column of a number of days late; null for what is not. */
export const ageOf = (days: number): 'to_30' | 'to_60' | 'to_90' | 'beyond' | null =>
  days <= 0 ? null : days <= 30 ? 'to_30' : days <= 60 ? 'to_60' : days <= 90 ? 'to_90' : 'beyond'
