const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Seconds an invitation to sign is good for. */
export const linkLife = 14 * day
/** Seconds a code is good for. */
export const codeLife = 10 * minute
export const codeDigits = 6
/** Codes of one link: at most so many in an hour and in a day, and so many seconds between two. */
export const codeLimits = { perHour: 3, perDay: 10, apart: 30 }
/** Openings that get an event of their own; a scanner that opens a link all day must not fill the chain. */
export const openingsNoted = 40
/** The same reader within so many seconds is the same opening. */
export const sameOpening = hour

export const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

export type CodeWait = { readonly key: 'code_too_soon' | 'too_many_codes'; readonly seconds: number }

/**
 * May another code be sent?
 * @param sent when the codes of the last day were sent, newest first
 */
export function codeWait(sent: readonly Date[], now: Date): CodeWait | null {
  const age = (moment: Date | undefined) => (moment ? (now.getTime() - moment.getTime()) / 1000 : Infinity)
  const wait = (seconds: number) => Math.max(1, Math.ceil(seconds))
  if (age(sent[codeLimits.perDay - 1]) < day)
    return { key: 'too_many_codes', seconds: wait(day - age(sent[codeLimits.perDay - 1])) }
  if (age(sent[codeLimits.perHour - 1]) < hour)
    return { key: 'too_many_codes', seconds: wait(hour - age(sent[codeLimits.perHour - 1])) }
  if (age(sent[0]) < codeLimits.apart)
    return { key: 'code_too_soon', seconds: wait(codeLimits.apart - age(sent[0])) }
  return null
}

/**
 * How many more codes may be asked for, the pause between two aside.
 * @param sent when the codes of the last day were sent, newest first
 */
export function sendsLeft(sent: readonly Date[], now: Date): number {
  const inLastHour = sent.filter((moment) => (now.getTime() - moment.getTime()) / 1000 < hour).length
  return Math.max(0, Math.min(codeLimits.perHour - inLastHour, codeLimits.perDay - sent.length))
}

export type LinkEnd =
  | 'replaced'
  | 'edited'
  | 'withdrawn'
  | 'expired'
  | 'signed'
  | 'declined'
  | 'cancelled'
  | 'paper'

/** What a link is good for now: to sign, to fetch the sealed file, or for nothing. */
export function linkState(
  link: { readonly expires_at: string; readonly ended_because: string | null },
  now: Date,
): 'open' | 'signed' | 'gone' {
  if (new Date(link.expires_at).getTime() <= now.getTime()) return 'gone'
  if (link.ended_because === null) return 'open'
  return link.ended_because === 'signed' ? 'signed' : 'gone'
}

/** An address masked enough to show it to anybody with the link: `m***@shop.example`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1***')
