import type { CustomerStatus } from './customer-status.ts'

/** Whose orders decide between active and dormant. */
const trading = ['active', 'dormant'] as const
/** A customer as long as nobody asks for its deletion. */
const kept = ['prospect', ...trading, 'suspended'] as const

/** A customer until it is deleted. */
export const openClientStatuses = [...kept, 'deletion_requested'] as const satisfies readonly CustomerStatus[]
/** For ever: the code is not used again. */
export const terminalClientStatuses = ['deleted'] as const satisfies readonly CustomerStatus[]

/**
 * The way of a customer: event → statuses it may start from → statuses it may end in. What is not listed is refused with
 * 409.
 */
export const clientTransitions = {
  /** The first sheet is confirmed. */
  activate: { from: ['prospect'], to: ['active'] },
  /** Each night, by the day of the last order. */
  settle: { from: trading, to: trading },
  suspend: { from: trading, to: ['suspended'] },
  resume: { from: ['suspended'], to: trading },
  request_deletion: { from: kept, to: ['deletion_requested'] },
  withdraw_deletion: { from: ['deletion_requested'], to: kept },
  approve_deletion: { from: ['deletion_requested'], to: ['deleted'] },
  /** On the map, by hand. */
  place: { from: openClientStatuses, to: openClientStatuses },
} as const satisfies Record<
  string,
  { readonly from: readonly CustomerStatus[]; readonly to: readonly CustomerStatus[] }
>
export type ClientEvent = keyof typeof clientTransitions
