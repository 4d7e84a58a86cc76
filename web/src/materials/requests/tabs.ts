import type { RequestStatus, RequestGroup } from '@mandato/contract/materials/status'

export const requestTabs = [
  'requested',
  'to_send',
  'in_preparation',
  'gone',
  'rejected',
  'taken_back',
  'all',
] as const
export type RequestTab = (typeof requestTabs)[number]

/** The tab a status of an address stands under. */
const tabOfStatus: Readonly<Record<RequestStatus | RequestGroup, RequestTab>> = {
  requested: 'requested',
  accepted: 'to_send',
  accepted_partial: 'to_send',
  accepted_modified: 'to_send',
  to_send: 'to_send',
  in_preparation: 'in_preparation',
  sent: 'gone',
  delivered: 'gone',
  gone: 'gone',
  rejected: 'rejected',
  withdrawn: 'taken_back',
  cancelled: 'taken_back',
  taken_back: 'taken_back',
  open: 'all',
  closed: 'all',
  all: 'all',
}

/** Head office opens on what waits for it, an agent on all that was asked. */
export const tabOf = (status: RequestStatus | RequestGroup | undefined, staff: boolean): RequestTab =>
  status ? tabOfStatus[status] : staff ? 'requested' : 'all'
