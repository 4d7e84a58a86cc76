import { closeLogins } from '../../accounts/index.ts'
import { today } from '../../platform/clock.ts'
import { eraseName } from '../../platform/bulk/runs.ts'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { eraseMailsAbout } from '../../platform/mail/erase-mails.ts'
import { type ClientSlots, openWith } from '../client-slots.ts'
import { askDeletion, withdrawDeletion } from '../queries/client-status.ts'
import { addressesOf, eraseClient, eraseHistory } from '../queries/erase-client.ts'
import { stillOpen } from '../refusals.ts'
import type { CustomerStatus } from '@mandato/contract/registry/customer-status'
import { clientInState } from './client-in-state.ts'

/** First step: somebody asks. Never refused for who asks, always for what is still open. */
export async function requestDeletion(
  context: Context,
  slots: ClientSlots,
  id: number,
  reason: string,
): Promise<CustomerStatus> {
  const { db, user, clock } = context
  const client = await clientInState(context, id, 'request_deletion')
  await refuseOpen(context, slots, id)
  await askDeletion(db, id, { by: user.id, at: clock.now(), reason })
  await recordEvent(context, {
    what: 'client.deletion_requested',
    entity: 'client',
    id,
    before: { status: client.status },
    after: { status: 'deletion_requested', reason },
    notice: true,
  })
  return 'deletion_requested'
}

/** The other way out: the client stays, as it was. */
export async function withdrawRequest(context: Context, id: number): Promise<CustomerStatus> {
  const { db, clock } = context
  const client = await clientInState(context, id, 'withdraw_deletion')
  const status = await withdrawDeletion(db, id, today(clock))
  await recordEvent(context, {
    what: 'client.deletion_withdrawn',
    entity: 'client',
    id,
    before: { status: client.status },
    after: { status },
    notice: true,
  })
  return status
}

/**
 * Second step, for ever: personal data go from the registry, from the history, from mails, from reports and from what every
 * other domain keeps; logins end; commercial documents and revenue stay under the code, which is never used again
 * (regulation (EU) 2016/679, art. 17 par. 1 and par. 3 lit. b).
 */
export async function approveDeletion(
  context: Context,
  slots: ClientSlots,
  id: number,
): Promise<CustomerStatus> {
  const { db, user, clock } = context
  const client = await clientInState(context, id, 'approve_deletion')
  // Asked again: an order may have come in between the two steps.
  await refuseOpen(context, slots, id)
  await recordEvent(context, {
    what: 'client.deleted',
    entity: 'client',
    id,
    before: { status: client.status },
    after: { status: 'deleted' },
    notice: true,
  })
  const logins = await closeLogins(db, id, clock.now())
  const addresses = [...(await addressesOf(db, id)), ...logins.emails]
  for (const erase of slots.erasers ?? []) await erase(db, id)
  await eraseClient(db, id, { by: user.id, at: clock.now() })
  await eraseHistory(db, id, logins.ids)
  await eraseMailsAbout(context, id, addresses)
  await eraseName(db, client.business_name)
  return 'deleted'
}

async function refuseOpen({ db, language }: Context, slots: ClientSlots, id: number): Promise<void> {
  const open = await openWith(slots, db, id)
  if (open.length > 0) throw stillOpen(open, language)
}
