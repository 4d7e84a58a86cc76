import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/refusals.ts'
import { joinQueue, leaveQueue, type Place, placeOf } from '../queries/holds.ts'
import { lockGoods } from '../queries/stock.ts'
import { refuse } from '../refusals.ts'
import { goodsInHand } from './hold.ts'

/**
 * Waits where nothing is free: what is, can be held.
 * @throws 404, 409 `ready_there` where something is
 */
export async function queueForReady(
  context: Context,
  { id, quantity }: { readonly id: number; readonly quantity: number },
): Promise<Place> {
  const { db, user, clock } = context
  const at = clock.now()
  const { code, free } = await goodsInHand(context, id, at)
  if (free > 0) throw refuse('ready_there', { code, left: free }, { current: { id, left: free } })
  await joinQueue(db, id, user.id, quantity, at)
  return (await placeOf(db, id, user.id)) ?? { place: 0, quantity }
}

/** Waits no longer. @throws 404 for an article that is none of the ready goods */
export async function leaveReadyQueue({ db, user, clock }: Context, id: number): Promise<void> {
  if ((await lockGoods(db, [id])).length === 0) throw notFound()
  await leaveQueue(db, id, user.id, clock.now())
}
