import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db.ts'
import { bytesOf, type FileStore } from '../files.ts'
import type { Job } from '../jobs.ts'
import { sql } from '../sql.ts'
import { sendMailJob } from './outbox.ts'

interface Waiting {
  readonly id: number
  readonly recipient: string
  readonly subject: string
  readonly text_body: string
  readonly html_body: string
  readonly message_id: string
  readonly tries: number
  readonly created_at: string
  readonly attachments: readonly number[]
}
interface Attached {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}
type Deliver = (mail: Waiting, attached: readonly Attached[]) => Promise<'sent' | 'written'>

export interface MailParts {
  readonly config: Config
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly files: FileStore
}

/** Seconds until the next try after so many failures: a minute, two, four … at most an hour. */
const pause = (tries: number) => Math.min(3600, 30 * 2 ** tries)
/** A mail that was being sent when its process died is tried again after this; SMTP cannot tell whether it left. */
const gap = '10 minutes'

/** The job that empties the outbox; it also comes by itself each minute, for the mails that wait for another try. */
export function mailJobs(parts: MailParts): Job[] {
  const deliver = parts.config.smtpUrl
    ? bySmtp(parts.config.smtpUrl, parts.config.mailFrom)
    : toFolder(parts.config)
  return [{ name: sendMailJob, cron: '* * * * *', atStart: true, run: () => emptyOutbox(parts, deliver) }]
}

/** Sends what is due, one after the other; the row is marked before each so that two processes never take the same. */
export async function emptyOutbox(
  parts: MailParts,
  deliver: Deliver = toFolder(parts.config),
): Promise<void> {
  for (let mail = await takeNext(parts.db); mail; mail = await takeNext(parts.db)) {
    try {
      const state = await deliver(mail, await attachedTo(parts, mail))
      await noteDelivery(parts, mail.id, state)
    } catch (error) {
      parts.log.warn({ mail: mail.id, tries: mail.tries }, 'mail not sent')
      const problem = (error as Error).message.slice(0, 500)
      await sql`update outbox set state = ${mail.tries >= 12 ? 'failed' : 'waiting'}, problem = ${problem},
        due_at = now() + make_interval(secs => ${pause(mail.tries)}) where id = ${mail.id}`.execute(parts.db)
    }
  }
}

/** A mail with a code that a server has taken keeps no words here; one in the outbox folder must stay readable. */
async function noteDelivery({ db, clock }: MailParts, id: number, state: 'sent' | 'written'): Promise<void> {
  await sql`update outbox set state = ${state}, sent_at = ${clock.now().toISOString()}, problem = null,
    text_body = case when confidential and ${state} = 'sent' then '' else text_body end,
    html_body = case when confidential and ${state} = 'sent' then '' else html_body end
    where id = ${id}`.execute(db)
}

async function attachedTo({ db, files }: MailParts, mail: Waiting): Promise<Attached[]> {
  if (mail.attachments.length === 0) return []
  const rows = await db
    .selectFrom('files')
    .select(['name', 'mime', 'stored_as'])
    .where('id', 'in', [...mail.attachments])
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      filename: row.name,
      contentType: row.mime,
      content: await bytesOf(files, row.stored_as),
    })),
  )
}

async function takeNext(db: Db): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    update outbox set state = 'sending', tries = tries + 1, due_at = now() + ${gap}::interval
    where id = (select id from outbox where state in ('waiting', 'sending') and due_at <= now() order by due_at limit 1 for update skip locked)
    returning id, recipient, subject, text_body, html_body, message_id, tries, created_at, attachments`.execute(
    db,
  )
  return rows[0]
}

const messageOf = (mail: Waiting, attached: readonly Attached[], from: string) => ({
  from,
  to: mail.recipient,
  subject: mail.subject,
  text: mail.text_body,
  html: mail.html_body,
  messageId: mail.message_id,
  attachments: [...attached],
  // Our words only: nothing is fetched while a mail is made.
  disableFileAccess: true,
  disableUrlAccess: true,
})

function bySmtp(url: string, from: string): Deliver {
  const transport = createTransport(url, { from })
  return async (mail, attached) => {
    await transport.sendMail(messageOf(mail, attached, from))
    return 'sent'
  }
}

/** Without a mail server each mail becomes a complete message below `outbox/`. */
function toFolder(config: Config): Deliver {
  const folder = join(config.dataDir, 'outbox')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail, attached) => {
    const { message } = await transport.sendMail(messageOf(mail, attached, config.mailFrom))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // The name says which mail it is: one that is written again after a crash takes the place of the first.
    const name = `${mail.created_at.replaceAll(':', '-')}-${mail.id}.eml`
    const file = await open(join(folder, `.${name}`), 'w', 0o600)
    try {
      await file.writeFile(message as Buffer)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(join(folder, `.${name}`), join(folder, name))
    return 'written'
  }
}
