/** The statuses of a request line in the order of its way. */
export const requestStatuses = [
  'requested',
  'accepted',
  'accepted_partial',
  'accepted_modified',
  'in_preparation',
  'sent',
  'delivered',
  'withdrawn',
  'rejected',
  'cancelled',
] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** Several statuses under one name, to filter by. */
export const requestGroups = ['to_send', 'open', 'closed', 'gone', 'taken_back', 'all'] as const
export type RequestGroup = (typeof requestGroups)[number]

/** Accepted and not yet in a preparation: the line stands under "to send". */
export const acceptedStatuses = ['accepted', 'accepted_partial', 'accepted_modified'] as const
export type AcceptedStatus = (typeof acceptedStatuses)[number]

/** To decide or to send: what keeps a client from being deleted. */
export const openRequestStatuses = [
  'requested',
  ...acceptedStatuses,
  'in_preparation',
] as const satisfies readonly RequestStatus[]
/** Taken back, refused or taken off: no piece of it comes. */
export const droppedRequestStatuses = [
  'withdrawn',
  'rejected',
  'cancelled',
] as const satisfies readonly RequestStatus[]
/** All of it left, or nothing of it comes. */
export const terminalRequestStatuses = [
  'sent',
  'delivered',
  ...droppedRequestStatuses,
] as const satisfies readonly RequestStatus[]
