import type { Context } from '../platform/context.ts'
import { isFurtherAttempt } from '../platform/db/db.ts'
import { notFound } from '../platform/refusals.ts'
import { endOf, officeTimeAfter, pickupOf } from './calendar.ts'
import { whatIsLeft } from './left.ts'
import { linesFor } from './line-prices.ts'
import { readyArticles } from './queries/goods.ts'
import { endHoldsOf, holdById } from './queries/holds.ts'
import {
  articlesOf,
  endReservations,
  endReservationsOrLookAgain,
  reserve,
  reserveOrLookAgain,
  reserveUntil,
} from './queries/reservations.ts'
import { readySettings } from './queries/settings.ts'
import { uncoveredOf } from './queries/shortages.ts'
import { lockGoods, type Standing, standingOf } from './queries/stock.ts'
import { refuse } from './refusals.ts'
import { halfADay } from './rules.ts'
import { settleGoods, type Settling } from './settle.ts'

/* What orders ask of the goods. An order is locked before its goods, by everybody. */

interface Item {
  readonly id: number
  readonly quantity: number
  readonly hold_id?: number | undefined
}

/**
 * Goods that an order may have, and what they cost its client today: enough of each for the person, its own holds counted
 * as free. At first they are only looked at, and locked where something is in the way; in a further attempt at once.
 */
export async function goodsToOrder(context: Context, client: number, items: readonly Item[], at: Date) {
  const { db, user } = context
  for (const { id, hold_id } of items) {
    if (hold_id === undefined) continue
    // One that has ended is none: what is free decides then.
    if ((await holdById(db, hold_id, user.id))?.appliance_id !== id) throw notFound()
  }
  const ids = items.map(({ id }) => id)
  const locked = isFurtherAttempt(db) || !(await areThere(context, items, at))
  if (locked) await lockThose(context, client, items, at)
  const articles = await readyArticles(db, ids, user.id, at)
  const asked = items.map(({ id, quantity }) => {
    const article = articles.find((one) => one.id === id)
    if (!article) throw notFound()
    const { code, name, energy_class, energy_range, file_price, own } = article
    return { id, quantity, code, name, energy_class, energy_range, file_price, own }
  })
  const prices = await linesFor(context, client, asked)
  const unknown = { price_cents: null, line_cents: null }
  return { locked, items: asked.map((item, i) => ({ ...item, ...(prices[i] ?? unknown) })) }
}
type Goods = Awaited<ReturnType<typeof goodsToOrder>>

/** Whether they look free to the person, and nobody waits. */
async function areThere({ db, user }: Context, items: readonly Item[], at: Date): Promise<boolean> {
  const ids = items.map(({ id }) => id)
  const standing = await standingOf(db, ids, user.id, at)
  return items.every(({ id, quantity }) =>
    standing.some((one) => one.id === id && !one.unsettled && quantity <= one.free + one.own),
  )
}

/** Locks them, and settles what others wait for. @throws 404, 409 `ready_gone` */
async function lockThose(context: Context, client: number, items: readonly Item[], at: Date): Promise<void> {
  const { db, user } = context
  const ids = items.map(({ id }) => id)
  if ((await lockGoods(db, ids)).length < ids.length) throw notFound()
  const before = await standingOf(db, ids, user.id, at)
  const waits = before.filter(({ unsettled }) => unsettled).map(({ id }) => id)
  if (waits.length > 0) await settleGoods(context, waits, at)
  const standing = waits.length > 0 ? await standingOf(db, ids, user.id, at) : before
  await refuseShort(context, client, items, standing, at)
}

async function refuseShort(
  context: Context,
  client: number,
  items: readonly Item[],
  standing: readonly Standing[],
  at: Date,
): Promise<void> {
  const articles = []
  for (const { id, quantity } of items) {
    const one = standing.find((other) => other.id === id)
    if (!one) throw notFound()
    if (quantity > one.free + one.own) articles.push(await whatIsLeft(context, one, quantity, at, client))
  }
  const [first] = articles
  if (first) throw refuse('ready_gone', { code: first.code, left: first.left }, { current: { articles } })
}

/**
 * Turns goods that may be had into an order's; the person's holds of them end. Comes last in an act: others who want the
 * same wait from here to its end.
 */
export async function reserveGoods(
  context: Context,
  order: number,
  { locked, items }: Goods,
  at: Date,
): Promise<void> {
  const { db, user } = context
  const reserved = items.map(({ id, quantity, price_cents, line_cents }) => ({
    appliance_id: id,
    quantity,
    price_cents,
    line_cents,
  }))
  if (!locked) return reserveOrLookAgain(db, order, reserved, user.id, at)
  const held = items.filter(({ own }) => own > 0).map(({ id }) => id)
  if (held.length > 0) await endHoldsOf(db, held, user.id, at)
  await reserve(db, order, reserved)
  // What was held beyond what was ordered is free again.
  if (held.length > 0) await settleGoods(context, held, at)
}

/** Gives an order's goods back, or notes that they were fetched; whoever waits gets what came free. */
export async function endGoodsOf(
  context: Settling,
  order: number,
  state: 'freed' | 'collected',
  at: Date,
): Promise<void> {
  const { db } = context
  if (!isFurtherAttempt(db)) return endReservationsOrLookAgain(db, order, state, at)
  const ids = await lockGoodsOf(context, order)
  await endReservations(db, order, state, at)
  if (state === 'freed') await settleGoods(context, ids, at)
}

/** Locks an order's goods until the act ends: how they stand is asked, and the clock looked at, only then. */
export const lockGoodsOf = async ({ db }: Pick<Context, 'db'>, order: number): Promise<number[]> =>
  lockGoods(db, await articlesOf(db, order))

/**
 * An order's goods, which are locked, are there: fewer may have been counted since it came in.
 * @throws 409 `ready_short` with what is missing
 */
export async function refuseUncovered({ db }: Pick<Context, 'db'>, order: number, at: Date): Promise<void> {
  const articles = await uncoveredOf(db, order, at)
  if (articles.length === 0) return
  const goods = articles.map(({ code, missing }) => `${missing} × ${code}`).join(', ')
  throw refuse('ready_short', { goods }, { current: { articles } })
}

/** Keeps an order's goods, which are locked, until the end of a day. */
export async function keepGoodsUntil({ db }: Pick<Context, 'db'>, order: number, day: string): Promise<void> {
  await reserveUntil(db, order, endOf(day))
}

/** When what is ordered on a day can be fetched. @param confirmed the day head office confirmed it */
export const pickupWindow = async (db: Context['db'], ordered: string, confirmed?: string) =>
  pickupOf(ordered, await readySettings(db), confirmed)

/** Until when head office decides of what is ordered at a moment: half a working day. */
export const decisionDue = async (db: Context['db'], at: Date): Promise<Date> =>
  officeTimeAfter(at, halfADay, await readySettings(db))
