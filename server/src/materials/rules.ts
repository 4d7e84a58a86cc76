import { type RequestEvent, requestTransitions } from '@mandato/contract/materials/request-transitions'
import type { AcceptedStatus, RequestStatus } from '@mandato/contract/materials/status'

/** What an entry of one piece does to each counter; the counters are the columns of the ledger. */
export interface Counters {
  readonly realised: number
  readonly on_hand: number
  readonly committed: number
  readonly with_agencies: number
  readonly delivered: number
  readonly written_off: number
}
export const counterNames = [
  'realised',
  'on_hand',
  'committed',
  'with_agencies',
  'delivered',
  'written_off',
] as const satisfies readonly (keyof Counters)[]

const one = (changes: Partial<Counters>): Counters => ({
  realised: 0,
  on_hand: 0,
  committed: 0,
  with_agencies: 0,
  delivered: 0,
  written_off: 0,
  ...changes,
})

/**
 * The arithmetic of the stock, per piece. In each row realised changes by as much as on hand, with agencies, delivered
 * and written off together.
 */
export const entryEffects = {
  load: one({ realised: 1, on_hand: 1 }),
  /** By the difference, which may be negative. */
  load_corrected: one({ realised: 1, on_hand: 1 }),
  load_removed: one({ realised: -1, on_hand: -1 }),
  commit: one({ committed: 1 }),
  release: one({ committed: -1 }),
  ship_to_agency: one({ on_hand: -1, committed: -1, with_agencies: 1 }),
  ship_to_client: one({ on_hand: -1, committed: -1, delivered: 1 }),
  hand_over: one({ with_agencies: -1, delivered: 1 }),
  hand_over_undone: one({ with_agencies: 1, delivered: -1 }),
  return_from_agency: one({ on_hand: 1, with_agencies: -1 }),
  return_from_client: one({ on_hand: 1, delivered: -1 }),
  write_off: one({ on_hand: -1, written_off: 1 }),
  write_off_at_agency: one({ with_agencies: -1, written_off: 1 }),
} as const satisfies Record<string, Counters>
export type EntryKind = keyof typeof entryEffects

/** The changes an entry of so many pieces makes. */
export const changesBy = (kind: EntryKind, quantity: number): Counters =>
  Object.fromEntries(
    counterNames.map((name) => [name, entryEffects[kind][name] * quantity]),
  ) as unknown as Counters

/** The counters of several together. */
export const total = (many: readonly Counters[]): Counters =>
  Object.fromEntries(
    counterNames.map((name) => [name, many.reduce((sum, counters) => sum + counters[name], 0)]),
  ) as unknown as Counters

/** An archived material takes no new load and no new commitment; what was promised before goes its way. */
export const needsLiveMaterial = (kind: EntryKind): boolean => kind === 'load' || kind === 'commit'

export const mayHappen = (event: RequestEvent, status: RequestStatus): boolean =>
  (requestTransitions[event].from as readonly RequestStatus[]).includes(status)

/** What a line says of its pieces. */
export interface Pieces {
  readonly accepted: number
  readonly sent: number
  readonly delivered: number
  readonly returned: number
  readonly written_off: number
}

/** Pieces of a line that its agency still holds. */
export const stillToDeliver = ({ sent, delivered, returned, written_off }: Pieces): number =>
  sent - delivered - returned - written_off

/**
 * The status of an accepted line after its pieces moved.
 * @param waiting where it stands while something of it is still to send
 */
export function statusOf(line: Pieces, waiting: AcceptedStatus | 'in_preparation'): RequestStatus {
  if (line.accepted > line.sent) return waiting
  if (line.sent === 0) return 'cancelled'
  return stillToDeliver(line) === 0 && line.delivered > 0 ? 'delivered' : 'sent'
}

/** How a quantity that was granted is called, beside the one that was asked for. */
export function acceptedAs(requested: number, accepted: number): AcceptedStatus {
  if (accepted === requested) return 'accepted'
  return accepted < requested ? 'accepted_partial' : 'accepted_modified'
}

/** A part of a quantity that falls on one thing. */
export interface Share<T> {
  readonly of: T
  readonly quantity: number
}

/**
 * Shares a quantity out, to each as much as it takes until nothing is left.
 * @param among in their order
 * @returns the shares, and what is left over
 */
export function shareOut<T>(
  quantity: number,
  among: readonly T[],
  takes: (one: T) => number,
): { shares: Share<T>[]; left: number } {
  const shares: Share<T>[] = []
  let left = quantity
  for (const one of among) {
    const part = Math.min(left, takes(one))
    if (part > 0) shares.push({ of: one, quantity: part })
    left -= part
  }
  return { shares, left }
}

interface Waiting {
  readonly id: number
  readonly client_id: number | null
  readonly sent_at: string | null
}

/** First in, first out, within the lines of this client, then those for the agency itself, then those of others. */
export const byTurn =
  (client: number | null) =>
  (a: Waiting, b: Waiting): number =>
    rank(a, client) - rank(b, client) || (a.sent_at ?? '').localeCompare(b.sent_at ?? '') || a.id - b.id

const rank = ({ client_id }: Waiting, client: number | null): number =>
  client_id === null ? 1 : client_id === client ? 0 : 2
