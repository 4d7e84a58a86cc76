import type { Context } from '../platform/context.ts'
import { isStaff } from '../platform/person.ts'
import { countNobodys } from './queries/list.ts'

/** Free requests that wait for the staff and nobody has. */
export async function requestTasks({ db, user }: Pick<Context, 'db' | 'user'>) {
  return isStaff(user) ? ([{ kind: 'requests_to_take', count: await countNobodys(db, user) }] as const) : []
}
