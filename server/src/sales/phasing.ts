import { daysInMonth, isWorkingDay } from '@mandato/contract/fields/dates'
import { divideRounded } from '@mandato/contract/fields/divide'

export type Phasing = 'given' | 'last_year' | 'calendar'

/** Eleven months weigh 1 and August ½, doubled to stay whole. */
const calendarWeights = [2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2]

const december = 11

/**
 * Spreads a year's budget over its months: by the shares of the year before when no month was negative and
 * something was sold, else by the calendar. Each month is cut to the whole cent; what is left falls in December.
 * @param amount cents
 * @param lastYear the twelve months of the year before, cents
 */
export function spread(
  amount: number,
  lastYear: readonly number[],
): { months: number[]; phasing: 'last_year' | 'calendar' } {
  const sold = lastYear.reduce((sum, cents) => sum + cents, 0)
  const usable = lastYear.length === 12 && sold > 0 && lastYear.every((cents) => cents >= 0)
  const weights = usable ? lastYear : calendarWeights
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  const months = weights.map((weight) => Number((BigInt(amount) * BigInt(weight)) / whole))
  const first = months.slice(0, december).reduce((sum, cents) => sum + cents, 0)
  return {
    months: [...months.slice(0, december), amount - first],
    phasing: usable ? 'last_year' : 'calendar',
  }
}

/** The working days of each month of a year, as days of the month. */
export type WorkingYear = readonly (readonly number[])[]

export const workingYear = (year: number): WorkingYear =>
  Array.from({ length: 12 }, (_, i) =>
    Array.from({ length: daysInMonth(year, i + 1) }, (_day, d) => d + 1).filter((day) =>
      isWorkingDay(year, i + 1, day),
    ),
  )

/** Every working day as month × 100 + day. */
export const monthDays = (calendar: WorkingYear): number[] =>
  calendar.flatMap((days, i) => days.map((day) => (i + 1) * 100 + day))

/**
 * What of a budget is due by each working day of the year: the months before it, and of its month the share of
 * the working days up to and including it, rounded to the cent. Complete with the last working day of a month.
 * @param months twelve months, cents
 * @returns cents, one for each of `monthDays`
 */
export function dueByDay(months: readonly number[], calendar: WorkingYear): number[] {
  let before = 0
  return calendar.flatMap((days, i) => {
    const [month, start] = [months[i] ?? 0, before]
    before += month
    const [cents, all] = [BigInt(month), BigInt(days.length)]
    return days.map((_, n) => start + Number(divideRounded(cents * BigInt(n + 1), all)))
  })
}
