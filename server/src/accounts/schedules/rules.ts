import type { Every } from '@mandato/contract/accounts/schedule-names'
import { dayOf } from '../../platform/clock.ts'
import { addDays, atHour } from '../../platform/days.ts'

export interface Rhythm {
  readonly every: Every
  /** 1 is Monday. */
  readonly weekday?: number | null | undefined
  readonly day?: number | null | undefined
}

/** Everything that is told in the morning comes at this hour. */
const hour = 7

/** The first run after a moment: at seven in Rome, whatever the clock did in the night. */
export function nextRun(after: Date, rhythm: Rhythm): Date {
  for (let date = dayOf(after); ; date = addDays(date, 1)) {
    const at = atHour(date, hour)
    if (at > after && falls(date, rhythm)) return at
  }
}

function falls(date: string, { every, weekday, day }: Rhythm): boolean {
  const noon = new Date(`${date}T12:00:00Z`)
  if (every === 'week') return (noon.getUTCDay() || 7) === weekday
  if (every === 'day') return true
  // The last day of a shorter month stands in for those it does not have.
  const last = new Date(Date.UTC(noon.getUTCFullYear(), noon.getUTCMonth() + 1, 0)).getUTCDate()
  return noon.getUTCDate() === Math.min(day ?? 1, last)
}
