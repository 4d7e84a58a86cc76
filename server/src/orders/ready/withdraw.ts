import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refusals.ts'
import { endGoodsOf } from '../../ready/index.ts'
import { tellHistory } from '../actions/in-hand.ts'
import { clientOf } from '../queries/clients.ts'
import type { StoredOrder } from '../queries/order.ts'
import { changeOrder } from '../queries/write.ts'
import { notInState } from '../refusals.ts'
import { mailOfReady } from './mails.ts'
import { mayWithGoods } from './rules.ts'

/** The author takes an order back that nobody has decided of yet; its goods are free again. */
export async function withdrawReady(context: Context, order: StoredOrder, reason: string) {
  const { db, user, clock, language } = context
  if (order.status !== 'requested') throw notInState(order.status, language)
  if (!mayWithGoods(user, order).withdraw) throw refuse('not_allowed')
  const at = clock.now()
  const status = 'withdrawn' as const
  const version = await changeOrder(db, order.id, { status, since: at })
  await endGoodsOf(context, order.id, 'freed', at)
  await tellHistory(context, 'withdraw', order, {
    status,
    number: order.number,
    ...(reason && { reason }),
  })
  await mailOfReady(context, order, await clientOf(db, order.client_id), 'withdraw', { reason })
  return { success: true as const, id: order.id, status, version }
}
