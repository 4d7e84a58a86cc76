/** An issue of the price lists: since when it holds, when it was brought in, whether everything changes with it. */
export interface Issue {
  readonly from: string
  readonly loaded: string
  readonly whole: boolean
}

/** A day so many days later. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const firstYear = 2023
/** From September on the lists of the next year are there. */
const nextYearKnownFrom = '09-10'

/** All of January, and some articles in September, since the company's figures begin. */
export function issuesUntil(today: string): Issue[] {
  const year = Number(today.slice(0, 4))
  const last = today.slice(5) >= nextYearKnownFrom ? year + 1 : year
  const days = Array.from({ length: last - firstYear + 1 }, (_, i) => firstYear + i).flatMap((one) => [
    `${one}-01-01`,
    `${one}-09-01`,
  ])
  return days
    .filter((from) => from <= today || from === `${last}-01-01`)
    .map((from) => {
      const loaded = from > today ? dayAfter(today, -12) : dayAfter(from, -14)
      return { from, loaded: `${loaded}T16:20:00Z`, whole: from.endsWith('01-01') }
    })
}
