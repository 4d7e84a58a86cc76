import { type TaskKind, taskKinds } from '@mandato/contract/domains'
import type { Context } from '../platform/context.ts'
import { countFailedMails } from './queries/outbox.ts'

interface Task {
  readonly kind: TaskKind
  readonly count: number
}

/** What waits for the person today, in the order of the first screen; what nobody waits for is left out. */
export const waiting = (all: readonly Task[]): Task[] =>
  all
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => taskKinds.indexOf(a.kind) - taskKinds.indexOf(b.kind))

/** Mails that could not be sent: only an administrator can look after the outbox. */
export const mailTasks = async ({ db, user }: Pick<Context, 'db' | 'user'>) =>
  [{ kind: 'mails_failed', count: user.role === 'admin' ? await countFailedMails(db) : 0 }] as const
