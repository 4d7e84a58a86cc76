/** Where the time comes from. Handed down like the connection, so that a test can stand on any day. */
export type Clock = { now(): Date }

/** A clock that a test moves by hand. */
export type FakeClock = Clock & {
  /** Jumps to a moment, e.g. `2026-03-29T00:59:00Z`. */
  set(moment: string | Date): void
  /** Goes forward by so many milliseconds. */
  advance(milliseconds: number): void
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() }

/**
 * A clock that stands still until it is moved.
 * @param start the first moment
 */
export function fakeClock(start: string | Date = '2026-11-20T09:00:00Z'): FakeClock {
  let moment = validDate(start)
  return {
    now: () => new Date(moment),
    set: (to) => {
      moment = validDate(to)
    },
    advance: (milliseconds) => {
      moment = new Date(moment.getTime() + milliseconds)
    },
  }
}

// The company works in Italy: an order of 00:30 in Rome belongs to that day on whatever machine the
// server runs. sv-SE is the locale that writes dates as YYYY-MM-DD.
const businessDay = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The business day of a moment: `YYYY-MM-DD` in Europe/Rome. */
export const dayOf = (moment: Date): string => businessDay.format(moment)

const businessClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** What the company's clock shows at a moment: `YYYY-MM-DDTHH:MM:SS` in Europe/Rome. */
export const clockAt = (moment: Date): string => businessClock.format(moment).replace(' ', 'T')

/** Today's business day: `YYYY-MM-DD` in Europe/Rome. */
export const today = (clock: Clock): string => dayOf(clock.now())

function validDate(value: string | Date): Date {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) throw new Error(`not a moment: ${String(value)}`)
  return date
}
