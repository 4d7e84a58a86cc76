import { dateOf, daysInMonth, workingDays } from '@mandato/contract/fields/dates'
import { dayOf } from '../../src/platform/clock.ts'
import { readConfig } from '../../src/platform/config.ts'

/** A month in which the company invoices. */
export interface Month {
  /** Counted from January of the first year. */
  readonly index: number
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  /** The days on which invoices are written. */
  readonly days: readonly string[]
  /** How much of the month has gone: 1 but for the last. */
  readonly elapsed: number
}

/** The works are closed for two weeks in August and after Christmas Eve. */
const isClosed = (month: number, day: number): boolean =>
  (month === 8 && day >= 9 && day <= 24) || (month === 12 && day >= 24)

const isWorkingDay = (year: number, month: number, day: number): boolean =>
  workingDays(year, month, day) !== workingDays(year, month, day - 1)

const invoicedOn = (day: string): boolean => {
  const [year, month, at] = day.split('-').map(Number) as [number, number, number]
  return isWorkingDay(year, month, at) && !isClosed(month, at)
}

function lastInvoicedBefore(today: string): string {
  let day = Date.parse(today)
  do day -= 86_400_000
  while (!invoicedOn(new Date(day).toISOString().slice(0, 10)))
  return new Date(day).toISOString().slice(0, 10)
}

/**
 * The day the figures stand at: the last one with invoices before the company is made, so that a demonstration is
 * never old. Tests and pictures pin it (`DEMO_DAY`).
 */
export const asOf = readConfig(process.env).demoDay ?? lastInvoicedBefore(dayOf(new Date()))
/** Of the three years that are invented, the last one up to `asOf`. */
export const lastYear = Number(asOf.slice(0, 4))
export const firstYear = lastYear - 2
/** 1 to 12. */
export const monthOfAsOf = Number(asOf.slice(5, 7))
/** Counted from January of the first year. */
export const lastMonth = 23 + monthOfAsOf

function monthAt(index: number): Month {
  const [year, month] = [firstYear + Math.floor(index / 12), (index % 12) + 1]
  const all = Array.from({ length: daysInMonth(year, month) }, (_, i) => i + 1)
    .filter((day) => isWorkingDay(year, month, day) && !isClosed(month, day))
    .map((day) => dateOf(year, month, day))
  const days = all.filter((day) => day <= asOf)
  return { index, year, month, days, elapsed: days.length / all.length }
}

/** January of the first year to the month of `asOf`. */
export const months: readonly Month[] = Array.from({ length: lastMonth + 1 }, (_, index) => monthAt(index))

/** How the furniture trade spreads over a year; August is low, spring and autumn are high. Sums up to 3,841. */
export const season = [268, 301, 342, 337, 359, 341, 372, 118, 366, 390, 372, 275]
export const wholeSeason = season.reduce((sum, weight) => sum + weight, 0)
export const seasonOf = (month: number): number => season[month - 1] ?? 0
