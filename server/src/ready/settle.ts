import type { Context } from '../platform/context.ts'
import { transaction } from '../platform/db/db.ts'
import { recordEvents } from '../platform/events.ts'
import { mailOfTurn } from './mails.ts'
import { readySettings } from './queries/settings.ts'
import { goodsToSettle, lockGoods, serveQueue, unsettledOf } from './queries/stock.ts'

/** Who acts, where it is a person: what came of the own act is seen on the screen, and may be ordered in the next step. */
export type Settling = Pick<Context, 'db' | 'jobs' | 'config'> & {
  readonly user?: Pick<Context['user'], 'id'>
}

/**
 * What came free of locked articles goes to those who wait, and they are told, by mail too: they have minutes. It is
 * nobody's act: whose turn it is follows from the queue.
 */
export async function settleGoods(work: Settling, ids: readonly number[], at: Date): Promise<void> {
  const { db } = work
  const due = await unsettledOf(db, ids, at)
  if (due.length === 0) return
  const { queue_minutes } = await readySettings(db)
  const served = await serveQueue(db, due, at, queue_minutes)
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
  for (const one of served) if (one.user_id !== work.user?.id) await mailOfTurn(work, one)
}

/** The same for everything whose time has come; each article in a transaction of its own. */
export async function settleDue(work: Settling & Pick<Context, 'clock'>): Promise<void> {
  const { clock } = work
  for (const id of await goodsToSettle(work.db, clock.now()))
    await transaction(work.db, async (db) =>
      settleGoods({ ...work, db }, await lockGoods(db, [id]), clock.now()),
    )
}
