import { acceptedStatuses, type RequestStatus } from './status.ts'

/** Some pieces of the line have left; where others are still to send, it keeps its status until they have too. */
const withPieces = ['sent', 'delivered', 'in_preparation', ...acceptedStatuses] as const

/**
 * The way of a request line: event → statuses it may start from → statuses it may end in. What is not listed is
 * refused with 409.
 */
export const requestTransitions = {
  modify: { from: ['requested'], to: ['requested'] },
  withdraw: { from: ['requested'], to: ['withdrawn'] },
  accept: { from: ['requested', ...acceptedStatuses], to: ['accepted'] },
  accept_partial: { from: ['requested', ...acceptedStatuses], to: ['accepted_partial'] },
  accept_modified: { from: ['requested', ...acceptedStatuses], to: ['accepted_modified'] },
  reject: { from: ['requested'], to: ['rejected'] },
  undo_decision: { from: [...acceptedStatuses, 'rejected'], to: ['requested'] },
  prepare: { from: acceptedStatuses, to: ['in_preparation'] },
  take_out: { from: ['in_preparation'], to: acceptedStatuses },
  take_off: { from: acceptedStatuses, to: ['cancelled', 'sent', 'delivered'] },
  ship: { from: ['in_preparation'], to: ['sent', 'delivered', ...acceptedStatuses] },
  hand_over: { from: withPieces, to: withPieces },
  undo_hand_over: { from: withPieces, to: withPieces },
  send_back: { from: withPieces, to: withPieces },
} as const satisfies Record<
  string,
  { readonly from: readonly RequestStatus[]; readonly to: readonly RequestStatus[] }
>
export type RequestEvent = keyof typeof requestTransitions
