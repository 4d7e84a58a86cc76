import { randomUUID } from 'node:crypto'
import type { NoticeKind } from '@mandato/contract/domains'
import type { Language } from '@mandato/contract/words'
import type { Db } from '../db/db.ts'
import type { Jobs } from '../jobs.ts'
import { wantsLetter } from './choices.ts'
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
  /** It is of use at once or not at all, and keeps no quiet hours; what is confidential does not either. */
  readonly urgent?: boolean
  /** What kind of notice it tells of: it is written to no account that wants this kind otherwise, and says where that is chosen. */
  readonly notice?: { readonly kind: NoticeKind; readonly site: string }
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
  const { notice, language } = mail
  if (notice && !(await wantsLetter(db, mail.to, notice.kind))) return
  const letter = notice ? { ...mail.letter, choices: choicesPage(notice.site, language) } : mail.letter
  const { text, html } = layOut(letter, mail.brand, language)
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
      urgent: mail.urgent ?? mail.confidential ?? false,
      client_ids: [...(mail.clients ?? [])],
    })
    .execute()
  await jobs.send(db, sendMailJob, {})
}

/** Where a person chooses what they are told, and how. */
export const choicesPage = (site: string, language: Language): string => `${site}/${language}/account/notices`
