import { today } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { invalid } from '../../platform/http/validation.ts'
import {
  endGoodsOf,
  keepGoodsUntil,
  lockGoodsOf,
  pickupWindow,
  readySettings,
  refuseUncovered,
  workingDayAfter,
} from '../../ready/index.ts'
import { dayOf } from '../../platform/clock.ts'
import type { Acting } from '../acting.ts'
import { takeOrder, tellHistory } from '../actions/in-hand.ts'
import { drawPaper } from '../actions/papers.ts'
import { clientOf } from '../queries/clients.ts'
import { filesOf, orderSeenBy, type StoredOrder } from '../queries/order.ts'
import { changeOrder } from '../queries/write.ts'
import { notInState, refuse } from '../refusals.ts'
import { mailOfReady } from './mails.ts'
import { mayWithGoods, onDay } from './rules.ts'

/**
 * An order of ready goods, locked with its goods, as it stands today: what its time has brought counts, written down or
 * not. The clock is looked at last: who waited over midnight for the goods may find that somebody else has them.
 */
async function readyInHand(context: Context, id: number, version: number | undefined): Promise<StoredOrder> {
  const order = await takeOrder(context, id, version)
  await lockGoodsOf(context, id)
  return onDay(order, today(context.clock))
}

interface Decided {
  readonly decision: 'confirm' | 'decline'
  readonly reason: string
  readonly version?: number | undefined
}

/** Head office confirms an order whole, or declines it. */
export async function decideReady(context: Acting, id: number, { decision, reason, version }: Decided) {
  const order = await readyInHand(context, id, version)
  if (!mayWithGoods(context.user, order).decide) throw notInState(order.status, context.language)
  if (decision === 'confirm') return confirm(context, order)
  if (reason === '') throw invalid([{ field: 'reason', code: 'required' }], context.language)
  return decline(context, order, reason)
}

async function decline(context: Acting, order: StoredOrder, reason: string) {
  const { db, clock, user } = context
  const at = clock.now()
  const status = 'declined' as const
  const version = await changeOrder(db, order.id, {
    status,
    since: at,
    decision_reason: reason,
    decided_at: at,
    decided_by: user.id,
  })
  await endGoodsOf(context, order.id, 'freed', at)
  await tellHistory(context, 'decline', order, { status, number: order.number, reason })
  const client = await clientOf(db, order.client_id)
  await mailOfReady(context, order, client, 'decline', { reason })
  return answered(order, { status, version })
}

/**
 * Its goods can be fetched from the working day after on, at the earliest; the paper says so as a second revision.
 * @throws 409 `ready_short`: nothing is confirmed that is not there
 */
async function confirm(context: Acting, order: StoredOrder) {
  const { db, clock, user } = context
  const at = clock.now()
  const day = today(clock)
  await refuseUncovered(context, order.id, at)
  const ordered = dayOf(new Date(order.sent_at ?? at))
  const { from: pickup_from, until: pickup_until } = await pickupWindow(db, ordered, day)
  const status = 'confirmed' as const
  const version = await changeOrder(db, order.id, {
    status,
    since: at,
    revision: order.revision + 1,
    decision_reason: '',
    decided_at: at,
    decided_by: user.id,
    confirmed_date: pickup_from,
    pickup_from,
    pickup_until,
  })
  await keepGoodsUntil(context, order.id, pickup_until)
  const client = await clientOf(db, order.client_id)
  const confirmed = await orderSeenBy(db, user, order.id)
  if (!confirmed) throw new Error('an order that was just confirmed is in sight')
  const attachments = (await filesOf(db, order.id)).map(({ name, size: bytes }) => ({ name, bytes }))
  const paper = await drawPaper(context, confirmed, client, attachments)
  const file = await paper.keep()
  await tellHistory(context, 'confirm', order, { status, number: order.number, date: pickup_from })
  await mailOfReady(context, confirmed, client, 'confirm', { paper: file })
  return answered(confirmed, { status, version })
}

/** The goods were handed out. */
export async function collectReady(context: Context, id: number, seen: number | undefined) {
  const { db, clock } = context
  const order = await readyInHand(context, id, seen)
  if (!mayWithGoods(context.user, order).collected) throw notInState(order.status, context.language)
  const at = clock.now()
  const status = 'collected' as const
  const version = await changeOrder(db, id, { status, since: at })
  await endGoodsOf(context, id, 'collected', at)
  await tellHistory(context, 'collected', order, { status, number: order.number })
  return answered(order, { status, version })
}

/** The shop gets some more working days, once. */
export async function extendReady(context: Context, id: number, seen: number | undefined) {
  const { db, clock } = context
  const order = await readyInHand(context, id, seen)
  const may = mayWithGoods(context.user, order)
  if (!may.collected) throw notInState(order.status, context.language)
  if (!may.extend) throw refuse('extended_before')
  const choices = await readySettings(db)
  const pickup_until = workingDayAfter(order.pickup_until ?? '', choices.extend_days, choices)
  const version = await changeOrder(db, id, { pickup_until, extended_at: clock.now() })
  await keepGoodsUntil(context, id, pickup_until)
  await tellHistory(context, 'extend', order, { number: order.number, date: pickup_until })
  const client = await clientOf(db, order.client_id)
  await mailOfReady(context, { ...order, pickup_until }, client, 'extend', {})
  return answered({ ...order, pickup_until }, { status: order.status, version })
}

const answered = <S extends StoredOrder['status']>(
  { id, pickup_from, pickup_until }: StoredOrder,
  { status, version }: { readonly status: S; readonly version: number },
) => ({
  success: true as const,
  id,
  status,
  version,
  pickup_from: pickup_from ?? '',
  pickup_until: pickup_until ?? '',
})
