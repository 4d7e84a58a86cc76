const hour = 3_600_000
const day = 24 * hour

/** Milliseconds until a request whose address nobody confirms lapses. */
export const confirmWithin = 48 * hour
/** Milliseconds the link to set the first password is good for. */
export const firstPasswordWithin = 72 * hour
/** Mails about requests to one address in an hour; more tell its owner nothing. */
export const mailsPerHour = 3
/** Unconfirmed requests in an hour over all addresses; a flood beyond it is turned away. */
export const requestsPerHour = 300
/** Months an account of the press lives, and months after which a refused request is emptied. */
export const pressMonths = 12
export const eraseAfterMonths = 6
/** Milliseconds before its end at which the owner of an account of the press is told. */
export const tellBefore = 30 * day

/** So many months later; the last day of the month where there is no such day. */
export function monthsLater(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCMonth(to.getUTCMonth() + months)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to
}

/** What follows from each decision. */
export const stateAfter = {
  approve: 'approved',
  reject: 'rejected',
  discard: 'rejected',
  ask: 'info_requested',
} as const
