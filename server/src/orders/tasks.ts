import type { Context } from '../platform/context.ts'
import { isStaff } from '../platform/person.ts'
import { countWithStatus } from './queries/list.ts'

/** What waits for the person among the orders: the desk takes over what came in, the others complete what came back. */
export async function orderTasks({ db, user }: Pick<Context, 'db' | 'user'>) {
  return isStaff(user)
    ? ([{ kind: 'orders_to_take', count: await countWithStatus(db, user, 'sent') }] as const)
    : ([{ kind: 'orders_to_complete', count: await countWithStatus(db, user, 'to_complete') }] as const)
}
