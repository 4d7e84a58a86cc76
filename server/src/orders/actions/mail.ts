import type { Context } from '../../platform/context.ts'
import { mailedLately } from '../../platform/mail/mailed-lately.ts'
import { notFound } from '../../platform/refusals.ts'
import { isStaff } from '../../platform/person.ts'
import { holdClient } from '../../registry/index.ts'
import { copyOf } from '../mails.ts'
import { accountOf, clientOf } from '../queries/clients.ts'
import { orderSeenBy, paperOf } from '../queries/order.ts'
import { notInState, refuse } from '../refusals.ts'
import { takeOrder, tellHistory } from './in-hand.ts'

/** Of one order: so many a person in an hour, and all together in a day. Others wait behind them in the outbox. */
const mostCopies = { hour: 10, day: 20 }

/**
 * Mails the PDF of an order that was sent.
 * @param to the client's address where none is given; the staff may write to any
 * @returns who gets it
 */
export async function mailOrder(
  context: Context,
  id: number,
  { to = [], cc_me = false }: { readonly to?: readonly string[]; readonly cc_me?: boolean },
): Promise<string[]> {
  const { db, user, language } = context
  const found = await orderSeenBy(db, user, id)
  if (!found) throw notFound()
  await holdClient(db, found.client_id)
  // Locked, so that of copies asked for at once each counts those before it.
  const order = await takeOrder(context, id)
  if (order.status === 'draft') throw notInState(order.status, language)
  const client = await clientOf(db, order.client_id)
  // No mail outlives the erasure of whom it is about.
  if (client.status === 'deleted') throw refuse('no_address', { name: client.business_name })
  const mine = await accountOf(db, user.id)
  const known = [...client.emails, ...(mine ? [mine.email] : [])].map((one) => one.toLowerCase())
  const strangers = isStaff(user) ? [] : to.filter((address) => !known.includes(address.toLowerCase()))
  if (strangers.length > 0)
    throw refuse(
      'not_in_registry',
      { addresses: strangers.join(', ') },
      { fields: { to: 'not_in_registry' } },
    )
  const wanted = to.length > 0 ? to : client.email ? [client.email] : []
  const addresses = [...new Set([...wanted, ...(cc_me && mine ? [mine.email] : [])])]
  if (addresses.length === 0) throw refuse('no_address', { name: client.business_name })
  const mailed = await mailedLately(db, { what: 'order.mail', entity: 'order', id }, user.id)
  if (mailed.hour + addresses.length > mostCopies.hour || mailed.day + addresses.length > mostCopies.day)
    throw refuse('too_many_mails', mostCopies, { retryAfter: 3600 })
  const paper = await paperOf(db, order)
  if (!paper) throw notFound()
  for (const address of addresses) await copyOf(context, order, client, { to: address, paper: paper.file_id })
  await tellHistory(context, 'mail', order, { addresses: addresses.length })
  return addresses
}
