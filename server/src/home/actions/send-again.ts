import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { sendMailJob } from '../../platform/mail/outbox.ts'
import { notFound } from '../../platform/refusals.ts'
import { reviveMail } from '../queries/outbox.ts'

/** Queues a failed mail again with all its attempts; two calls send it once. */
export async function sendAgain(context: Context, id: number): Promise<void> {
  const { db, jobs } = context
  if (!(await reviveMail(db, id))) throw notFound()
  await recordEvent(context, { what: 'mail.sent_again', entity: 'mail', id })
  await jobs.send(db, sendMailJob, {})
}
