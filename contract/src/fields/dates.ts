import * as z from 'zod'

/** A business day in Europe/Rome, written `YYYY-MM-DD`; never a JavaScript Date, which has a time and a zone. */
export const isoDate = z.iso.date().refine((day) => day >= '0001', { params: { code: 'date' } })
/** A moment: UTC, ISO 8601. */
export const instant = z.iso.datetime({ offset: true })
/** Day and month, `MM-DD`, the cut of a comparison of years. */
export const monthDay = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'month_day')
  .refine((value) => Number(value.slice(3)) <= daysInMonth(2024, Number(value.slice(0, 2))), {
    params: { code: 'month_day' },
  })

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

const two = (n: number) => String(n).padStart(2, '0')
export const dateOf = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`

/** The given day and month (`MM-DD`) in a year; 29 February becomes the 28th where there is none. */
export function inYear(cut: string, year: number): string {
  const month = Number(cut.slice(0, 2))
  return dateOf(year, month, Math.min(Number(cut.slice(3)), daysInMonth(year, month)))
}

/** Easter Sunday as month and day: the Gregorian reckoning (Meeus, Jones, Butcher). */
function easter(year: number): { month: number; day: number } {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const leapCenturies = Math.floor(century / 4)
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - leapCenturies - moonShift + 15) % 30
  const rest = year % 100
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  const count = moon + sunday - 7 * late + 114
  return { month: Math.floor(count / 31), day: (count % 31) + 1 }
}

/** National holidays of Italy on a fixed day, as `MM-DD`, and the year the law begins with, where it is recent. */
const fixedHolidays: Readonly<Record<string, number>> = {
  '01-01': 0,
  '01-06': 0,
  '04-25': 0,
  '05-01': 0,
  // Abolished in 1977, restored by law 336/2000.
  '06-02': 2001,
  '08-15': 0,
  // Saint Francis, law 151/2025.
  '10-04': 2026,
  '11-01': 0,
  '12-08': 0,
  '12-25': 0,
  '12-26': 0,
}

function isHoliday(year: number, month: number, day: number): boolean {
  const since = fixedHolidays[`${two(month)}-${two(day)}`]
  if (since !== undefined && year >= since) return true
  const sunday = easter(year)
  // Easter Monday; Easter falls between 22 March and 25 April.
  const monday =
    sunday.month === 3 && sunday.day === 31 ? { month: 4, day: 1 } : { ...sunday, day: sunday.day + 1 }
  return monday.month === month && monday.day === day
}

/** 0 is Sunday. Counted in UTC, so that the zone of the machine does not matter. */
const weekday = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay()

/** Monday to Friday, and no national holiday of Italy. */
export const isWorkingDay = (year: number, month: number, day: number): boolean =>
  weekday(year, month, day) % 6 !== 0 && !isHoliday(year, month, day)

/** The working day that comes so many working days after a day. */
export function afterWorkingDays(from: string, days: number): string {
  const day = new Date(`${from}T00:00:00Z`)
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (isWorkingDay(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate())) left -= 1
  }
  return day.toISOString().slice(0, 10)
}

/**
 * How many working days there are from the first of a month up to and including a day.
 * @param day up to which day of the month; the whole month unless given
 */
export function workingDays(year: number, month: number, day = daysInMonth(year, month)): number {
  const last = Math.min(day, daysInMonth(year, month))
  return Array.from({ length: last }, (_, i) => isWorkingDay(year, month, i + 1)).filter(Boolean).length
}
