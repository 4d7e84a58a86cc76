import * as z from 'zod'

/** A business day in Europe/Rome, written `YYYY-MM-DD`; never a JavaScript Date, which has a time and a zone. */
export const isoDate = z.iso.date()
/** A moment: UTC, ISO 8601. */
export const instant = z.iso.datetime({ offset: true })
/** Day and month, `MM-DD`, the cut of a comparison of years (domain.md §2.9). */
export const monthDay = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  .refine((value) => Number(value.slice(3)) <= daysInMonth(2024, Number(value.slice(0, 2))), {
    params: { code: 'date' },
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
