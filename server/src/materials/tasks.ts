import type { Context } from '../platform/context.ts'
import { mayKeepStock } from './policy.ts'
import { countWaiting } from './queries/dashboard.ts'

/** What waits for the warehouse: requests to decide, and lines to send. */
export async function materialTasks({ db, user }: Pick<Context, 'db' | 'user'>) {
  if (!mayKeepStock(user)) return []
  const { to_decide, to_send } = await countWaiting(db, user)
  return [
    { kind: 'requests_to_decide', count: to_decide },
    { kind: 'lines_to_send', count: to_send },
  ] as const
}
