import type { Context } from '../platform/context.ts'
import { countFalling } from './queries/falling.ts'

/** Clients that buy much less than a year before; a customer has no clients that could fall. */
export const salesTasks = async ({ db, user }: Pick<Context, 'db' | 'user'>) =>
  [{ kind: 'clients_falling', count: user.role === 'customer' ? 0 : await countFalling(db, user) }] as const
