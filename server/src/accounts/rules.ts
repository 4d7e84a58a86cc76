import type { Role } from '@mandato/contract'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Seconds. A session ends 12 hours after its last use, at the latest 14 days after sign-in; remembered ones live 14 days. */
export const sessionLife = { idle: 12 * hour, absolute: 14 * day }
/** Seconds a password link is good for, and the first administrator's. */
export const linkLife = { reset: hour, firstAdmin: day }
/** From an address used within this many seconds the right password always passes. */
export const knownPlaceLife = 30 * day
/** Wrong passwords from one address in a minute before it has to wait. */
export const failuresPerAddress = 20
/** Wrong passwords for one account before the waiting begins. */
export const freeFailures = 5

/** When a session used now ends. */
export function sessionEnd(createdAt: Date, now: Date, remember: boolean): Date {
  const latest = createdAt.getTime() + sessionLife.absolute * 1000
  return new Date(remember ? latest : Math.min(latest, now.getTime() + sessionLife.idle * 1000))
}

/**
 * The role of the permission matrix for a stored user type: a registered reseller
 * counts as customer once linked to a client.
 */
export function roleOf(userType: number, profile: string | null, linkedClients: number): Role {
  switch (userType) {
    case 1:
      return 'admin'
    case 2:
      return 'agent'
    case 4:
      return 'sales'
    default:
      if (profile === 'press') return 'press'
      return profile !== null && linkedClients === 0 ? 'reseller' : 'customer'
  }
}

/** Browser and system in two words, for the list of one's own sessions. */
export function deviceOf(userAgent: string): string {
  const browser = /Edg\//.test(userAgent)
    ? 'Edge'
    : /Firefox\//.test(userAgent)
      ? 'Firefox'
      : /Chrome\//.test(userAgent)
        ? 'Chrome'
        : /Safari\//.test(userAgent)
          ? 'Safari'
          : ''
  const system = /iPhone/.test(userAgent)
    ? 'iPhone'
    : /iPad/.test(userAgent)
      ? 'iPad'
      : /Android/.test(userAgent)
        ? 'Android'
        : /Windows/.test(userAgent)
          ? 'Windows'
          : /Mac OS/.test(userAgent)
            ? 'Mac'
            : /Linux/.test(userAgent)
              ? 'Linux'
              : ''
  return [browser, system].filter(Boolean).join(' · ') || '—'
}
