import type { Context } from '../platform/context.ts'
import { today } from '../platform/clock.ts'
import { isStaff } from '../platform/person.ts'
import { shortagesAt } from '../ready/index.ts'
import { countWithStatus } from './queries/list.ts'
import { countUndecided, readyToFetch } from './queries/ready.ts'

/** What waits for the person among the orders: the desk takes over what came in, the others complete what came back. */
export async function orderTasks({ db, user, clock }: Pick<Context, 'db' | 'user' | 'clock'>) {
  if (!isStaff(user))
    return [
      { kind: 'orders_to_complete', count: await countWithStatus(db, user, 'to_complete') },
      { kind: 'ready_to_fetch', count: (await readyToFetch(db, user, today(clock))).length },
    ] as const
  return [
    { kind: 'orders_to_take', count: await countWithStatus(db, user, 'sent') },
    { kind: 'ready_to_decide', count: await countUndecided(db, user, clock.now()) },
    { kind: 'ready_short', count: (await shortagesAt(db, user, clock.now())).length },
  ] as const
}
