import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/refusals.ts'
import { joinQueue, leaveQueue, type Place, placeOf } from '../queries/holds.ts'
import { clientOfHold } from '../line-prices.ts'
import { lockGoods } from '../queries/stock.ts'
import { refuse } from '../refusals.ts'
import { goodsInHand, type Wanted } from './hold.ts'

/**
 * Waits where nothing is free: what is, can be held.
 * @throws 404, 409 `ready_there` where something is
 */
export async function queueForReady(context: Context, { id, quantity, customer }: Wanted): Promise<Place> {
  const { db, user, clock } = context
  const at = clock.now()
  const client = await clientOfHold(context, customer)
  const { code, free } = await goodsInHand(context, id, at)
  if (free > 0) throw refuse('ready_there', { code, left: free }, { current: { id, left: free } })
  await joinQueue(db, { article: id, user: user.id, quantity, client }, at)
  return (await placeOf(db, id, user.id)) ?? { place: 0, quantity }
}

/** Waits no longer. @throws 404 for an article that is none of the ready goods */
export async function leaveReadyQueue({ db, user, clock }: Context, id: number): Promise<void> {
  if ((await lockGoods(db, [id])).length === 0) throw notFound()
  await leaveQueue(db, id, user.id, clock.now())
}
