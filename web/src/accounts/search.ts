/** What the address of the login page may hold. */
export interface LoginSearch {
  /** Where to go on after signing in. */
  from?: string
  expired?: true
  /** Just done on the way here: a password set, the first administrator made. */
  done?: 'password' | 'admin'
}

/** Only an address inside the portal is a way back: one of another site would lead people away with our name. */
const isInside = (address: unknown): address is string =>
  typeof address === 'string' && /^\/(?![/\\])/.test(address) && !/^\/\w+\/login/.test(address)

export function loginSearch(raw: Readonly<Record<string, unknown>>): LoginSearch {
  return {
    ...(isInside(raw.from) && { from: raw.from }),
    ...(raw.expired === true && { expired: true as const }),
    ...((raw.done === 'password' || raw.done === 'admin') && { done: raw.done }),
  }
}
