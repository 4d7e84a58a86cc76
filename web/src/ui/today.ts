// Made once: to find the zone takes a third of a millisecond, and a form of many lines asks with each letter.
const inItaly = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' })

/** Today's business day, `YYYY-MM-DD`: the company works in Italy. */
export const today = (): string => inItaly.format()

/** The business day of a moment. */
export const dayOf = (instant: string): string => inItaly.format(new Date(instant))

/** The day so many days before another one. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

/** Whole days from one business day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000)
