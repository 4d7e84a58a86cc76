import { local, session } from './storage.ts'

/**
 * The token of the person and a copy of who it is. The copy only paints the first picture; it is read again
 * from the server and never trusted. `remember` decides which storage keeps both.
 */
const TOKEN = 'token'
const USER = 'user'
const EXPIRED = 'expired'
/** One's own session of this tab, while it looks as somebody else. */
const OWN = 'own'
/** Small things the screens remember for the person; they go with the session. */
const REMEMBERED = 'remembered'
/** @param person whose session it was */
type Listener = (why: 'expired' | 'left' | 'viewed', token: string, person: number | null) => void
const listeners = new Set<Listener>()
let kept: (() => void) | undefined

/** Did the last session of this window run out? Kept beside it: the next address may be typed while it ends. */
export const hasExpired = (): boolean => session.get(EXPIRED) !== null

export const readToken = (): string | null => session.get(TOKEN) ?? local.get(TOKEN)

/** The session of this window alone, which its other tabs may share; null where it is remembered or there is none. */
export function readSession(): { readonly token: string; readonly user: unknown } | null {
  const own = ownSession()
  // Looking as somebody else stays in its tab.
  if (own) return own.token === null ? null : { token: own.token, user: JSON.parse(own.user ?? 'null') }
  const token = session.get(TOKEN)
  return token === null ? null : { token, user: readUser() }
}

/** Calls back whenever somebody signed in in this window. */
export const onSessionKept = (listener: () => void): void => void (kept = listener)

export function readUser(): unknown {
  try {
    return JSON.parse(session.get(USER) ?? local.get(USER) ?? 'null')
  } catch {
    return null
  }
}

/** The number of the person of this window; null where nobody is signed in. */
export function readPerson(): number | null {
  const user = readToken() === null ? null : readUser()
  return typeof user === 'object' && user !== null && 'userId' in user ? Number(user.userId) : null
}

export function keepSession(token: string, user: unknown, remember: boolean): void {
  dropSession()
  const keep = remember ? local : session
  keep.set(TOKEN, token)
  keep.set(USER, JSON.stringify(user))
  kept?.()
}

interface Own {
  readonly token: string | null
  readonly user: string | null
}
function ownSession(): Own | null {
  try {
    return JSON.parse(session.get(OWN) ?? 'null') as Own | null
  } catch {
    return null
  }
}

/** Whether this tab looks as somebody else, and so writes nothing. */
export const isViewing = (): boolean => session.get(OWN) !== null

/** This tab looks as somebody else from now on; one's own session waits beside it. */
export function keepView(token: string, user: unknown): void {
  const own: Own = { token: session.get(TOKEN), user: session.get(USER) }
  session.set(OWN, JSON.stringify(own))
  session.set(TOKEN, token)
  session.set(USER, JSON.stringify(user))
}

/** Back to one's own session. @returns whether this tab looked as somebody else */
export function backToOwnSession(): boolean {
  const own = ownSession()
  if (!own) return false
  for (const [key, value] of [
    [TOKEN, own.token],
    [USER, own.user],
  ] as const)
    if (value === null) session.remove(key)
    else session.set(key, value)
  session.remove(OWN)
  return true
}

/** Beside the token; who has none is nobody. */
export function keepUser(user: unknown): void {
  const keep = [session, local].find((one) => one.get(TOKEN) !== null)
  keep?.set(USER, JSON.stringify(user))
}

/** A number that a screen remembers for the person of this device; null where there is none. */
export const remembered = (what: string): number | null => readRemembered()[what] ?? null

/** Keeps a number until the person leaves. */
export const remember = (what: string, value: number): void =>
  local.set(REMEMBERED, JSON.stringify({ ...readRemembered(), [what]: value }))

function readRemembered(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(local.get(REMEMBERED) ?? '{}')
  } catch {
    return {}
  }
}

function dropSession(): void {
  for (const keep of [local, session]) {
    keep.remove(TOKEN)
    keep.remove(USER)
  }
  session.remove(EXPIRED)
  session.remove(OWN)
  local.remove(REMEMBERED)
}

/**
 * Forgets the person; who listens clears what belonged to them and shows the login page.
 * @param token the session that ended: an answer that comes late must not end the one that came after it
 */
export function endSession(why: 'expired' | 'left', token = readToken()): void {
  if (token === null || token !== readToken()) return
  const person = readPerson()
  // What ended is the looking, not the person's own session.
  if (backToOwnSession()) {
    for (const listener of listeners) listener('viewed', token, person)
    return
  }
  dropSession()
  if (why === 'expired') session.set(EXPIRED, 'yes')
  for (const listener of listeners) listener(why, token, person)
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
