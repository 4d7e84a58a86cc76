import type { Context } from '../../platform/context.ts'
import { isFurtherAttempt } from '../../platform/db/db.ts'
import { notFound } from '../../platform/refusals.ts'
import { gone } from '../left.ts'
import { clientOfHold } from '../line-prices.ts'
import {
  beginHold,
  beginHoldOrLookAgain,
  changeHold,
  endHold,
  endHoldOrLookAgain,
  type Hold,
  holdById,
  holdsOf,
  outlookOf,
} from '../queries/holds.ts'
import { readyGroup, readySettings } from '../queries/settings.ts'
import { lockGoods, type Standing, standingOf } from '../queries/stock.ts'
import { settleGoods } from '../settle.ts'

export interface Wanted {
  readonly id: number
  readonly quantity: number
  /** For which client, where it is known. */
  readonly customer?: number | undefined
}

/** An article, locked and settled, as the person finds it. @throws 404 */
export async function goodsInHand(context: Context, id: number, at: Date): Promise<Standing> {
  const { db, user } = context
  const look = async () => (await standingOf(db, [id], user.id, at))[0]
  await lockGoods(db, [id])
  const found = await look()
  if (!found) throw notFound()
  if (!found.unsettled) return found
  await settleGoods(context, [id], at)
  return (await look()) ?? found
}

/**
 * Holds goods for the person in the shop. A second time answers the first hold: its end never moves, its quantity may.
 * @throws 404, 409 `ready_gone` with what is left and what is alike
 */
export async function holdReady(context: Context, wanted: Wanted): Promise<Hold> {
  const at = context.clock.now()
  const client = await clientOfHold(context, wanted.customer)
  return (await holdPlainly(context, wanted, client, at)) ?? holdLooking(context, wanted, client, at)
}

/** Begins a hold where nothing is in its way; its row is locked no longer than that is written. Null: look closer. */
async function holdPlainly(
  { db, user }: Context,
  { id: article, quantity }: Wanted,
  client: number | null,
  at: Date,
): Promise<Hold | null> {
  if (isFurtherAttempt(db)) return null
  const outlook = await outlookOf(db, { article, user: user.id, quantity }, at)
  if (!outlook?.plain) return null
  const { id } = outlook
  const { hold_minutes } = readyGroup.of(outlook.choices)
  const until = new Date(at.getTime() + hold_minutes * 60_000)
  await beginHoldOrLookAgain(db, { id, article, user: user.id, quantity, client }, at, until)
  const [begun_at, ends_at] = [at.toISOString(), until.toISOString()]
  return { id, appliance_id: article, quantity, begun_at, ends_at, from_queue: false }
}

async function holdLooking(context: Context, wanted: Wanted, client: number | null, at: Date): Promise<Hold> {
  const { db, user } = context
  // Before the lock, for which others wait.
  const { hold_minutes } = await readySettings(db)
  const standing = await goodsInHand(context, wanted.id, at)
  const [held] = standing.own > 0 ? await holdsOf(db, wanted.id, user.id, at) : []
  if (!held) {
    if (wanted.quantity > standing.free) throw await gone(context, standing, wanted.quantity, at)
    const { id: article, quantity } = wanted
    return beginHold(db, { article, user: user.id, quantity, client }, at, hold_minutes)
  }
  const more = wanted.quantity - held.quantity
  // Only this hold can grow: what the queue gave is another one.
  if (more > Math.max(0, standing.free))
    throw await gone(context, { ...standing, own: held.quantity }, wanted.quantity, at)
  if (more !== 0 || client !== null) await changeHold(db, held.id, { quantity: wanted.quantity, client })
  if (more < 0) await settleGoods(context, [wanted.id], at)
  return { ...held, quantity: wanted.quantity }
}

/** Lets a hold go; one that has ended has nothing to give back. @throws 404 */
export async function releaseReady(context: Context, id: number): Promise<void> {
  const { db, user, clock } = context
  const at = clock.now()
  if (!isFurtherAttempt(db)) return endHoldOrLookAgain(db, id, user.id, at)
  const hold = await holdById(db, id, user.id)
  if (!hold) throw notFound()
  await lockGoods(db, [hold.appliance_id])
  if (await endHold(db, id, at)) await settleGoods(context, [hold.appliance_id], at)
}
