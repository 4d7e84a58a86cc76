/** The figures are counted up to a day and month, `MM-DD`, in every year that is compared. */
type Cut = string

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
const two = (n: number) => String(n).padStart(2, '0')

export const monthOf = (cut: Cut): number => Number(cut.slice(0, 2))

/** The day of the cut in a year; 29 February is the 28th where there is none. */
export function dayIn(year: number, cut: Cut): string {
  const month = monthOf(cut)
  return `${year}-${cut.slice(0, 2)}-${two(Math.min(Number(cut.slice(3)), lastDayOf(year, month)))}`
}

/** `MM-DD` of the end of a month; of a leap year, so that it is the end in every year. */
export const endOfMonth = (month: number): Cut => `${two(month)}-${two(lastDayOf(2024, month))}`

/** The month that is still running at the cut; none when the cut is its last day. */
export function runningMonth(cut: Cut): number | null {
  const month = monthOf(cut)
  return Number(cut.slice(3)) < lastDayOf(2023, month) ? month : null
}

/** Sums of decimals drift by less than a cent; the cent is what counts. */
export const cents = (euros: number): number => Math.round(euros * 100) / 100

export const sum = (values: readonly number[]): number =>
  cents(values.reduce((total, value) => total + value, 0))

/**
 * The months of a year up to the cut: earlier ones whole, the month of the cut in part, later ones not yet.
 * @param toCut the whole year up to the cut, so that the months add up to it
 */
export function monthsToCut(months: readonly number[], toCut: number, cut: Cut): (number | null)[] {
  const at = monthOf(cut) - 1
  return months.map((whole, i) =>
    i < at ? whole : i === at ? cents(toCut - sum(months.slice(0, at))) : null,
  )
}

/** A change in percent with one decimal, half away from zero; null where there was nothing before. */
export function changePercent(
  now: number | null | undefined,
  before: number | null | undefined,
): number | null {
  if (now === null || now === undefined || !before) return null
  const whole = Math.round(Math.abs(before) * 100)
  const change = Math.round((now - before) * 100)
  return (Math.sign(change) * Math.round((Math.abs(change) * 1000) / whole)) / 10
}
