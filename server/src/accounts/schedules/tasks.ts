import type { Context } from '../../platform/context.ts'
import { countEnded } from '../queries/schedules.ts'

/** Scheduled exports that ended with their owners: one task, whose page names them and offers to take them over. */
export const scheduleTasks = async ({ db, user }: Pick<Context, 'db' | 'user'>) =>
  [{ kind: 'schedules_ended', count: user.role === 'admin' ? await countEnded(db) : 0 }] as const
