import type { LinkProps } from '@tanstack/react-router'
import type { Answer } from '../platform/api.ts'

type Kind = Answer<'tasks'>['response'][number]['kind']
type Way = Pick<LinkProps, 'to' | 'search'>

const among = (status: string): Way => ({ to: '/sheets', search: { view: 'clients', status } })

/** Where each task is done. */
export const wayTo: Readonly<Record<Kind, Way>> = {
  sheets_to_sign: { to: '/sheets' },
  sheets_rejected: among('rejected'),
  sheets_signed: among('signed'),
  sheets_to_review: { to: '/sheets', search: { view: 'clients', filter: 'to_review' } },
  sheets_ageing: among('sent'),
  orders_to_take: { to: '/orders', search: { status: 'sent' } },
  orders_to_complete: { to: '/orders', search: { status: 'to_complete' } },
  ready_to_decide: { to: '/orders', search: { status: 'requested' } },
  ready_short: { to: '/ready' },
  ready_to_fetch: { to: '/orders', search: { status: 'ready_for_pickup' } },
  requests_to_decide: { to: '/material-requests', search: { status: 'requested' } },
  lines_to_send: { to: '/to-send' },
  mails_failed: { to: '/outbox' },
  requests_to_take: { to: '/requests', search: { nobody: 'true' } },
  deletions: { to: '/sheets', search: { view: 'clients', filter: 'deletion' } },
  clients_falling: { to: '/clients', search: { falling: '1', sort: 'delta_pct' } },
  registrations_to_decide: { to: '/registrations', search: { state: 'verified' } },
  schedules_ended: { to: '/account/schedules' },
}

/** The entry of the menu at which a task is counted. What is only worth knowing is counted nowhere. */
const entryOf: Partial<Record<Kind, string>> = {
  sheets_to_sign: 'ownSheet',
  sheets_rejected: 'sheets',
  sheets_signed: 'sheets',
  sheets_to_review: 'sheets',
  deletions: 'sheets',
  registrations_to_decide: 'registrations',
  orders_to_take: 'orders',
  orders_to_complete: 'orders',
  ready_to_decide: 'orders',
  ready_short: 'ready',
  requests_to_decide: 'materialRequests',
  lines_to_send: 'toSend',
  mails_failed: 'outbox',
  requests_to_take: 'requests',
}

/** How much waits behind each entry of the menu. */
export function countsOf(tasks: Answer<'tasks'>['response']): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { kind, count } of tasks) {
    const entry = entryOf[kind]
    if (entry) counts[entry] = (counts[entry] ?? 0) + count
  }
  return counts
}
