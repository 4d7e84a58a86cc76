import { today } from '../../platform/clock.ts'
import { transaction } from '../../platform/db/db.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Parts } from '../../platform/parts.ts'
import { endGoodsOf } from '../../ready/index.ts'
import { tellHistory } from '../actions/in-hand.ts'
import { clientOf } from '../queries/clients.ts'
import { lockDue, ordersDue } from '../queries/ready.ts'
import { changeOrder } from '../queries/write.ts'
import { mailOfTime } from './mails.ts'
import { statusOn } from './rules.ts'

type Work = Pick<Parts, 'db' | 'jobs' | 'config' | 'clock'>

/** Writes down what the time of pickups has brought, and tells whom it concerns: each order in a transaction of its own. */
export async function recordPickups(work: Work): Promise<void> {
  for (const id of await ordersDue(work.db, today(work.clock)))
    await transaction(work.db, (db) => recordPickup({ ...work, db }, id))
}

async function recordPickup(work: Work, id: number): Promise<void> {
  const { db, clock } = work
  const order = await lockDue(db, id)
  const status = order && statusOn(order, today(clock))
  if (!order || status === order.status) return
  if (status !== 'ready_for_pickup' && status !== 'not_collected') return
  const at = clock.now()
  await changeOrder(db, id, { status, since: at })
  if (status === 'not_collected') await endGoodsOf(work, id, 'freed', at)
  await tellHistory({ db }, status, order, { status, number: order.number })
  await mailOfTime(work, order, await clientOf(db, order.client_id), status)
}

/** The pickups of orders of ready goods begin and end by themselves. */
export const readyOrderJobs = (parts: Parts): Job[] => [
  { name: 'record-pickups', cron: '* * * * *', atStart: true, run: () => recordPickups(parts) },
]
