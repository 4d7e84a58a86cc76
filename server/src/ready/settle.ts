import type { Context } from '../platform/context.ts'
import { transaction } from '../platform/db/db.ts'
import { recordEvents } from '../platform/events.ts'
import { readySettings } from './queries/settings.ts'
import { goodsToSettle, lockGoods, serveQueue } from './queries/stock.ts'

type Settling = Pick<Context, 'db'>

/**
 * What came free of locked articles goes to those who wait, and they are told. It is nobody's act: whose turn it is
 * follows from the queue.
 */
export async function settleGoods({ db }: Settling, ids: readonly number[], at: Date): Promise<void> {
  const { queue_minutes } = await readySettings(db)
  const served = await serveQueue(db, ids, at, queue_minutes)
  await recordEvents(
    { db },
    served.map(({ appliance_id, user_id, quantity, name, code }) => ({
      what: 'hold.from_queue',
      entity: 'hold',
      id: appliance_id,
      notice: true,
      after: { for: user_id, quantity, name, number: code },
    })),
  )
}

/** The same for everything whose time has come; each article in a transaction of its own. */
export async function settleDue({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  for (const id of await goodsToSettle(db, clock.now()))
    await transaction(db, async (tx) => settleGoods({ db: tx }, await lockGoods(tx, [id]), clock.now()))
}
