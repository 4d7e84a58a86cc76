import { orderPrefixes } from '@mandato/contract/orders/status'
import { today } from '../../platform/clock.ts'
import { noteOrder } from '../../registry/index.ts'
import type { Acting } from '../acting.ts'
import { mailOfSending } from '../mails.ts'
import type { OrderClient } from '../queries/clients.ts'
import type { StoredOrder } from '../queries/order.ts'
import { orderSettings } from '../queries/settings.ts'
import { changeOrder, nextNumber } from '../queries/write.ts'
import { refuse } from '../refusals.ts'
import type { FilesToKeep } from './files.ts'
import { tellHistory } from './in-hand.ts'
import { drawPaper } from './papers.ts'

/** Refuses an order of a client who gets none. */
export async function refuseClient(
  { db }: Acting,
  { status, business_name: name }: OrderClient,
): Promise<void> {
  if (status === 'deletion_requested') throw refuse('client_leaving', { name })
  if (status === 'suspended' && (await orderSettings(db)).suspended_clients === 'refuse')
    throw refuse('client_suspended', { name })
}

/**
 * Sends a complete order: its number the first time, its next revision after that, the PDF that counts, and mails to
 * the desk, the author and the client.
 */
export async function sendOrder(
  context: Acting,
  order: StoredOrder,
  client: OrderClient,
  files: FilesToKeep,
) {
  const { db, clock, user, drawings } = context
  const number = order.number ?? (await nextNumber(db, order.type, orderPrefixes[order.type], today(clock)))
  const revision = order.number === null ? order.revision : order.revision + 1
  const step = {
    status: 'sent',
    since: clock.now(),
    number,
    revision,
    privacy_at: drawings.at,
    sent_at: drawings.at,
    decision_reason: '',
    decided_at: null,
    decided_by: null,
  } as const
  const version = await changeOrder(db, order.id, step)
  const moment = drawings.at.toISOString()
  const sent: StoredOrder = {
    ...order,
    number,
    revision,
    status: 'sent',
    privacy_at: moment,
    sent_at: moment,
  }
  const paper = await drawPaper(context, sent, client, files.attachments)
  await files.keep(order.id)
  const file = await paper.keep()
  await tellHistory(context, 'send', order, { status: 'sent', number, revision })
  await noteOrder(context, client.id, today(clock))
  await mailOfSending(context, sent, client, { paper: file, author: user.id })
  return { id: order.id, number, status: 'sent' as const, version }
}
