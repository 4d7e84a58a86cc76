import { dateOf, isWorkingDay } from '@mandato/contract/fields/dates'
import type { PickupDayKind } from '@mandato/contract/ready/names'
import type { ReadyChoices } from '@mandato/contract/ready/settings'
import { clockAt, dayOf } from '../platform/clock.ts'

/** When nobody works besides weekends and national holidays. */
interface Calendar {
  readonly patron_day: string
  readonly closures: readonly { readonly from: string; readonly to: string }[]
}

/** More days than any closure lasts: a calendar that is closed for ever ends here. */
const mostDays = 1500

/** The day after so many days; counted in UTC, where every day has 24 hours. */
export function laterDay(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const then = new Date(Date.UTC(year, month - 1, date + days))
  return dateOf(then.getUTCFullYear(), then.getUTCMonth() + 1, then.getUTCDate())
}

/** Monday to Friday, no national holiday, not the patron saint's day, and the plant is open. */
export function isOpen(day: string, { patron_day, closures }: Calendar): boolean {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return (
    isWorkingDay(year, month, date) &&
    day.slice(5) !== patron_day &&
    !closures.some(({ from, to }) => from <= day && day <= to)
  )
}

/** The n-th working day after a day. */
export function workingDayAfter(day: string, n: number, calendar: Calendar): string {
  let then = day
  let left = n
  for (let days = 0; left > 0 && days < mostDays; days += 1) {
    then = laterDay(then, 1)
    if (isOpen(then, calendar)) left -= 1
  }
  return then
}

type Window = Pick<ReadyChoices, 'prepare_days' | 'pickup_days'> & Calendar

/**
 * The first and the last day goods can be fetched.
 * @param confirmed the day head office confirmed: they can be fetched from the next working day on, at the earliest
 */
export function pickupOf(ordered: string, choices: Window, confirmed?: string) {
  const prepared = workingDayAfter(ordered, choices.prepare_days, choices)
  const answered = confirmed === undefined ? prepared : workingDayAfter(confirmed, 1, choices)
  const from = answered > prepared ? answered : prepared
  return { from, until: workingDayAfter(from, choices.pickup_days, choices) }
}

/** The days from one until the end of a pickup, each with what it is. */
export function daysUntil(
  first: string,
  { from, until }: { readonly from: string; readonly until: string },
  calendar: Calendar,
): { date: string; kind: PickupDayKind }[] {
  const days: { date: string; kind: PickupDayKind }[] = []
  for (let day = first; day <= until && days.length < mostDays; day = laterDay(day, 1)) {
    const kind = !isOpen(day, calendar) ? 'closed' : day < from ? 'preparing' : 'pickup'
    days.push({ date: day, kind: day === first && kind !== 'pickup' ? 'today' : kind })
  }
  return days
}

/** The moment the company's clock shows this time on this day. */
export function momentOf(day: string, time: string): Date {
  const guess = new Date(`${day}T${time}Z`)
  const off = Date.parse(`${clockAt(guess)}Z`) - guess.getTime()
  return new Date(guess.getTime() - off)
}

/** The moment a day of the company ends. */
export const endOf = (day: string): Date => momentOf(laterDay(day, 1), '00:00:00')

/** The office is open in the morning and in the afternoon. */
const hours = [
  ['09:00:00', '13:00:00'],
  ['14:00:00', '18:00:00'],
] as const

/** So many minutes of open office after a moment: half a working day is 240. */
export function officeTimeAfter(moment: Date, minutes: number, calendar: Calendar): Date {
  let left = minutes * 60_000
  let day = dayOf(moment)
  for (let days = 0; days < mostDays; days += 1, day = laterDay(day, 1)) {
    if (!isOpen(day, calendar)) continue
    for (const [opens, closes] of hours) {
      const from = Math.max(momentOf(day, opens).getTime(), moment.getTime())
      const until = momentOf(day, closes).getTime()
      if (until <= from) continue
      if (left <= until - from) return new Date(from + left)
      left -= until - from
    }
  }
  return moment
}
