import { dayOf } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { daysUntil, itemsOf, readySettings } from '../../ready/index.ts'
import type { StoredOrder } from '../queries/order.ts'
import { mayWithGoods } from './rules.ts'

/** What an order of ready goods says besides: its goods with their prices, and when they can be fetched. */
export async function readyPart({ db, user }: Pick<Context, 'db' | 'user' | 'clock'>, order: StoredOrder) {
  const { pickup_from, pickup_until, decide_by, sent_at } = order
  if (!pickup_from || !pickup_until || !decide_by || !sent_at) return null
  const choices = await readySettings(db)
  const items = await itemsOf(db, order.id)
  const unpriced = items.filter(({ line_cents }) => line_cents === null).length
  return {
    pickup_from,
    pickup_until,
    pickup_place: choices.pickup_place,
    days: daysUntil(dayOf(new Date(sent_at)), { from: pickup_from, until: pickup_until }, choices),
    extended: order.extended_at !== null,
    decide_by,
    items: items.map(({ price_cents: price, line_cents: line_net, ...item }) => ({
      ...item,
      price,
      line_net,
    })),
    total: unpriced > 0 ? null : items.reduce((sum, { line_cents }) => sum + (line_cents ?? 0), 0),
    unpriced,
    may: mayWithGoods(user, order),
  }
}
