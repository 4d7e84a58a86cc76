import type { orderCalls } from '@mandato/contract/orders/calls'
import { type OrderStep, orderTransitions } from '@mandato/contract/orders/status'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { invalid } from '../../platform/http/validation.ts'
import { refuse } from '../../platform/refusals.ts'
import { mailOfStep } from '../mails.ts'
import { mayWithOrder } from '../policy.ts'
import { clientOf } from '../queries/clients.ts'
import { changeOrder } from '../queries/write.ts'
import { notInState } from '../refusals.ts'
import { mayHappen } from '../rules.ts'
import { withdrawReady } from '../ready/withdraw.ts'
import { takeOrder, tellHistory } from './in-hand.ts'

type Given = NonNullable<z.output<typeof orderCalls.moveOrder.body>>

/** Moves an order along its way: taken over, asked back, confirmed, rejected, withdrawn. */
export async function moveOrder(context: Context, id: number, event: OrderStep, given: Given) {
  const { db, clock, user, language } = context
  const order = await takeOrder(context, id, given.version)
  if (order.type === 'ready' && event === 'withdraw') return withdrawReady(context, order, given.reason)
  if (!mayHappen(event, order.status)) throw notInState(order.status, language)
  if (!mayWithOrder(user, order.status)[event]) throw refuse('not_allowed')
  if ((event === 'ask' || event === 'reject') && given.reason === '')
    throw invalid([{ field: 'reason', code: 'required' }], language)
  if (given.date !== undefined && given.date < order.order_date)
    throw invalid([{ field: 'date', code: 'not_before', values: { day: order.order_date } }], language)
  const status = orderTransitions[event].to
  const decides = event === 'ask' || event === 'reject' || event === 'confirm'
  const at = clock.now()
  const version = await changeOrder(db, id, {
    status,
    since: at,
    ...(decides && { decision_reason: given.reason, decided_at: at, decided_by: user.id }),
    ...(event === 'confirm' && { confirmed_date: given.date ?? null }),
  })
  await tellHistory(context, event, order, {
    status,
    number: order.number,
    ...(given.reason && { reason: given.reason }),
    ...(given.date && { date: given.date }),
  })
  const client = await clientOf(db, order.client_id)
  await mailOfStep(context, { ...order, status }, client, event, given)
  return { success: true as const, id, status, version }
}
