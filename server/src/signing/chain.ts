import { createHash } from 'node:crypto'

/** A value of JSON, in the one form in which it is hashed. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * JSON with sorted keys and no spaces (RFC 8785 for what we put in: text, whole numbers, booleans), so that
 * the same content always has the same bytes, also after the database reordered its keys.
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((item: Json) => canonicalJson(item)).join(',')}]`
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item as Json)}`).join(',')}}`
}

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')

/** One event of a chain of evidence, as it is hashed and as the audit page prints it. */
export interface ChainEvent {
  readonly n: number
  readonly at: string
  readonly what: string
  readonly data: Json
  readonly ip: string | null
  readonly user_agent: string | null
  readonly former: string
  readonly hash: string
}

/** The hash of an event: over all it says, the case it belongs to and the hash of the one before. */
export function eventHash(caseId: number, event: Omit<ChainEvent, 'hash'>): string {
  const { n, at, what, data, ip, user_agent, former } = event
  return sha256(canonicalJson({ case: caseId, n, at, what, data, ip, user_agent, former }))
}

/**
 * Reads a chain again from its beginning.
 * @param head the hash that was kept of the last event: a chain cut short at its end is noticed too
 * @returns null when all fits, else the number of the first event that does not
 */
export function verifyChain(caseId: number, events: readonly ChainEvent[], head: string): number | null {
  let former = ''
  for (const [index, event] of events.entries()) {
    if (event.n !== index + 1 || event.former !== former || eventHash(caseId, event) !== event.hash)
      return index + 1
    former = event.hash
  }
  return former === head ? null : events.length + 1
}
