import type { Context } from '../platform/context.ts'
import { sheetCounts } from './queries/tasks.ts'

/**
 * What waits for the person among the sheets: a customer signs his own, an agent mends what was rejected, hands on
 * what was signed and calls who does not sign, the back office reviews and decides deletions. What is signed waits
 * for the review too: somebody of the back office can begin it.
 */
export async function sheetTasks({ db, user, clock }: Pick<Context, 'db' | 'user' | 'clock'>) {
  const n = await sheetCounts(db, user, clock.now())
  if (user.role === 'customer') return [{ kind: 'sheets_to_sign', count: n.sent }] as const
  if (user.role === 'agent')
    return [
      { kind: 'sheets_rejected', count: n.rejected },
      { kind: 'sheets_signed', count: n.signed },
      { kind: 'sheets_ageing', count: n.ageing },
    ] as const
  return [
    { kind: 'sheets_to_review', count: n.to_review },
    { kind: 'sheets_ageing', count: n.ageing },
    { kind: 'deletions', count: n.deletions },
  ] as const
}
