import { type TaskKind, taskKinds } from '@mandato/contract/home/tasks'
import type { Context } from '../platform/context.ts'
import { materialTasks } from '../materials/index.ts'
import { registrationTasks } from '../accounts/index.ts'
import { seesApplicant } from '../registry/index.ts'
import { orderTasks } from '../orders/index.ts'
import { requestTasks } from '../requests/index.ts'
import { countFalling } from '../sales/index.ts'
import { sheetTasks } from '../sheets/index.ts'
import { countFailedMails } from './queries/outbox.ts'

interface Task {
  readonly kind: TaskKind
  readonly count: number
}

/** What waits for the person today, over all domains. A customer has no clients that could fall. */
export async function tasks(context: Context): Promise<Task[]> {
  const { db, user } = context
  const falling = user.role === 'customer' ? 0 : await countFalling(db, user)
  const all: Task[] = [
    ...(await sheetTasks(context)),
    ...(await orderTasks(context)),
    ...(await materialTasks(context)),
    ...(await registrationTasks(context, seesApplicant)),
    ...(await requestTasks(context)),
    { kind: 'clients_falling', count: falling },
    // Only an administrator can look after the outbox.
    { kind: 'mails_failed', count: user.role === 'admin' ? await countFailedMails(db) : 0 },
  ]
  return all
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => taskKinds.indexOf(a.kind) - taskKinds.indexOf(b.kind))
}
