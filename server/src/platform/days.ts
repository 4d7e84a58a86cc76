import { clockAt, dayOf } from './clock.ts'

const day = 86_400_000

/** A business day so many days later, or earlier. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * day).toISOString().slice(0, 10)

/** The last moment of a day in Rome, which is one or two hours ahead of UTC. */
export function endOfDay(date: string): Date {
  const next = addDays(date, 1)
  const midnight = [2, 1].map((ahead) => new Date(Date.parse(`${next}T00:00:00Z`) - ahead * 3_600_000))
  const found = midnight.find((moment) => dayOf(moment) === next) ?? new Date(`${next}T00:00:00Z`)
  return new Date(found.getTime() - 1)
}

const hour = 3_600_000

/**
 * The moment at which a clock in Rome shows a full hour of a day. An hour that the change to summer time leaves out is the
 * one after it; of one that comes twice in autumn it is the first.
 */
export function atHour(day: string, h: number): Date {
  const wished = `${day}T${String(h).padStart(2, '0')}:00:00`
  const ahead = [2, 1].map((hours) => new Date(Date.parse(`${wished}Z`) - hours * hour))
  return ahead.find((moment) => clockAt(moment) === wished) ?? new Date(Date.parse(`${wished}Z`) - hour)
}
