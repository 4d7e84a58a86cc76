import type { Context } from '../../platform/context.ts'
import { sendMailJob } from '../../platform/mail/outbox.ts'
import { notFound } from '../../platform/refusals.ts'
import { reviveMail } from '../queries/outbox.ts'

/** Queues a failed mail again with all its attempts; two calls send it once. */
export async function sendAgain({ db, jobs }: Context, id: number): Promise<void> {
  if (!(await reviveMail(db, id))) throw notFound()
  await jobs.send(db, sendMailJob, {})
}
