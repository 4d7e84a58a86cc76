import { dateOf, daysInMonth, workingDays } from '@mandato/contract/fields/dates'

/** A month in which the company invoices. */
export interface Month {
  /** Counted from January 2023. */
  readonly index: number
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  /** The days on which invoices are written. */
  readonly days: readonly string[]
  /** How much of the month has gone: 1 but for the last. */
  readonly elapsed: number
}

export const firstYear = 2023
/** The day the figures stand at. */
export const asOf = '2025-11-14'
/** November 2025. */
export const lastMonth = 34

/** The works are closed for two weeks in August and after Christmas Eve. */
const isClosed = (month: number, day: number): boolean =>
  (month === 8 && day >= 9 && day <= 24) || (month === 12 && day >= 24)

const isWorkingDay = (year: number, month: number, day: number): boolean =>
  workingDays(year, month, day) !== workingDays(year, month, day - 1)

function monthAt(index: number): Month {
  const [year, month] = [firstYear + Math.floor(index / 12), (index % 12) + 1]
  const all = Array.from({ length: daysInMonth(year, month) }, (_, i) => i + 1)
    .filter((day) => isWorkingDay(year, month, day) && !isClosed(month, day))
    .map((day) => dateOf(year, month, day))
  const days = all.filter((day) => day <= asOf)
  return { index, year, month, days, elapsed: days.length / all.length }
}

/** January 2023 to the month of `asOf`. */
export const months: readonly Month[] = Array.from({ length: lastMonth + 1 }, (_, index) => monthAt(index))

/** How the furniture trade spreads over a year; August is low, spring and autumn are high. Sums up to 3,841. */
export const season = [268, 301, 342, 337, 359, 341, 372, 118, 366, 390, 372, 275]
export const wholeSeason = season.reduce((sum, weight) => sum + weight, 0)
export const seasonOf = (month: number): number => season[month - 1] ?? 0
