import { divideRounded } from '@mandato/contract/fields/divide'
import { pointsOnTop } from '@mandato/contract/invoices/late-interest'
import type { ReferenceRate } from '@mandato/contract/invoices/settings'

/** The law's flat sum for what collecting costs, in cents. */
export const flatCosts = 4_000

/** Reference rates as the Ministry of Economy publishes them in the Official Gazette, each half-year. */
export const usualRates: ReferenceRate[] = [
  { from: '2023-01-01', rate: 2.5 },
  { from: '2023-07-01', rate: 4 },
  { from: '2024-01-01', rate: 4.5 },
  { from: '2024-07-01', rate: 4.25 },
  { from: '2025-01-01', rate: 3.15 },
  { from: '2025-07-01', rate: 2.15 },
  { from: '2026-01-01', rate: 2.15 },
]

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000
/** Days from one day to another. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** For how many days each rate holds between a due date and today; the first holds for the days before it, too. */
function daysAt(rates: readonly ReferenceRate[], dueDate: string, today: string) {
  return rates.flatMap((one, at) => {
    const begins = at === 0 || one.from < dueDate ? dueDate : one.from
    const next = rates[at + 1]?.from
    const ends = next === undefined || next > today ? today : next
    return begins < ends ? [{ ...one, days: daysBetween(begins, ends) }] : []
  })
}

/**
 * Late interest on an amount: simple interest for each day after the due one, by the rate of its half-year, over 365
 * days; rounded once, half away from zero. Information only: it is never added to a balance.
 * @param rates ascending
 * @returns cents
 */
export function lateInterest(
  cents: number,
  dueDate: string,
  today: string,
  rates: readonly ReferenceRate[],
): number {
  const hundredths = daysAt(rates, dueDate, today).reduce(
    (sum, { rate, days }) => sum + days * Math.round((rate + pointsOnTop) * 100),
    0,
  )
  return cents <= 0 ? 0 : Number(divideRounded(BigInt(cents) * BigInt(hundredths), 365n * 10_000n))
}

/** The rates interest since the oldest due date is reckoned with, and whether the half-year of today has none of its own. */
export function ratesUsed(rates: readonly ReferenceRate[], oldestDue: string, today: string) {
  const half = `${today.slice(0, 4)}-${today.slice(5, 7) < '07' ? '01' : '07'}-01`
  return {
    rates: daysAt(rates, oldestDue, today).map(({ from, rate }) => ({ from, rate })),
    ofEarlier: !rates.some(({ from }) => from >= half),
  }
}

/** The ageing column of a number of days late; null for what is not. */
export const ageOf = (days: number): 'to_30' | 'to_60' | 'to_90' | 'beyond' | null =>
  days <= 0 ? null : days <= 30 ? 'to_30' : days <= 60 ? 'to_60' : days <= 90 ? 'to_90' : 'beyond'
