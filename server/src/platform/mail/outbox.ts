import { randomUUID } from 'node:crypto'
import type { Language } from '@mandato/contract/words'
import type { Db } from '../db/db.ts'
import type { Jobs } from '../jobs.ts'
import { type Letter, layOut } from './layout.ts'

export const sendMailJob = 'send-mail'

export interface Mail {
  readonly to: string
  readonly language: Language
  readonly letter: Letter
  readonly brand: string
  /** Ids of stored files that go with it. */
  readonly attachments?: readonly number[]
  /** Holds a code, or a link that acts in somebody's name: its words are erased here once a mail server has them. */
  readonly confidential?: boolean
  /** Whom of the registry it is about: it is erased with them. */
  readonly clients?: readonly number[]
}

/**
 * Writes a mail in the transaction of the act that causes it; it leaves after the commit, by the job.
 * So a rolled-back act sends nothing and a dead mail server delays but never blocks or loses.
 */
export async function postMail(
  { db, jobs }: { readonly db: Db; readonly jobs: Jobs },
  mail: Mail,
): Promise<void> {
  const { text, html } = layOut(mail.letter, mail.brand, mail.language)
  await db
    .insertInto('outbox')
    .values({
      recipient: mail.to,
      language: mail.language,
      subject: mail.letter.subject,
      text_body: text,
      html_body: html,
      message_id: `<${randomUUID()}@mandato>`,
      attachments: [...(mail.attachments ?? [])],
      confidential: mail.confidential ?? false,
      client_ids: [...(mail.clients ?? [])],
    })
    .execute()
  await jobs.send(db, sendMailJob, {})
}
