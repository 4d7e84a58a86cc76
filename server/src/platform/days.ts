import { dayOf } from './clock.ts'

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
