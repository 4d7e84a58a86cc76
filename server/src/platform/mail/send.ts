import { Readable } from 'node:stream'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/db.ts'
import type { FileStore } from '../files/files.ts'
import type { Job, Jobs } from '../jobs.ts'
import { sql } from '../db/sql.ts'
import {
  AttachmentLost,
  type Attached,
  type Courier,
  CourierAway,
  MailRefused,
  MailUnsure,
  type Waiting,
} from './courier.ts'
import { toFolder } from './folder.ts'
import { forgetWritten } from './forget-written.ts'
import { sendMailJob } from './outbox.ts'
import { quietUntil } from './quiet.ts'
import { bySmtp } from './smtp.ts'

export interface MailParts {
  readonly config: Config
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly files: FileStore
  readonly jobs: Jobs
}

/** Seconds until the next try after so many failures: a minute, two, four … at most an hour. */
const pause = (tries: number) => Math.min(3600, 30 * 2 ** tries)
/** Who was refused so often for a time is given up. */
const mostTries = 12
/** A mail that was being sent when its process died is tried again after this; SMTP cannot tell whether it left. */
const gap = '10 minutes'
/** Seconds until a mail server that is away is looked for again. */
const lookAgain = 20

/** The job that empties the outbox; it also comes by itself each minute, for the mails that wait for another try. */
export function mailJobs(parts: MailParts): Job[] {
  const { smtpUrl, mailFrom } = parts.config
  const courier = smtpUrl ? bySmtp(smtpUrl, mailFrom) : toFolder(parts.config)
  return [{ name: sendMailJob, cron: '* * * * *', atStart: true, run: () => emptyOutbox(parts, courier) }]
}

/** Sends what is due, one after the other; the row is marked before each so that two processes never take the same. */
export async function emptyOutbox(
  parts: MailParts,
  courier: Courier = toFolder(parts.config),
): Promise<void> {
  try {
    for (let mail = await takeNext(parts.db); mail; mail = await takeNext(parts.db)) {
      const until = mail.urgent ? null : await quietUntil(parts.db, mail.recipient)
      if (until) {
        await putOff(parts.db, mail.id, until)
        continue
      }
      const outcome = await tried(parts, courier, mail)
      if (outcome instanceof CourierAway) return await waitForServer(parts, mail, outcome)
      if (outcome instanceof Error) await noteFailure(parts, mail, outcome)
      else await noteDelivery(parts, mail.id, outcome)
    }
  } finally {
    courier.rest()
  }
}

async function tried(parts: MailParts, courier: Courier, mail: Waiting): Promise<'sent' | 'written' | Error> {
  try {
    return await courier.deliver(mail, await attachedTo(parts, mail))
  } catch (error) {
    return error as Error
  }
}

/** No mail can go: that is no failure of this one, and the others need not be tried. */
async function waitForServer({ db, log, jobs }: MailParts, mail: Waiting, away: CourierAway): Promise<void> {
  log.warn({ reason: away.message }, 'mail server away')
  await sql`update outbox set state = 'waiting', tries = tries - 1, problem = ${reason(away)}, due_at = now()
    where id = ${mail.id}`.execute(db)
  await jobs.send(db, sendMailJob, {}, { after: lookAgain })
}

/** It comes in the quiet hours of its reader, and waits until they are over: no failure, and no try. */
async function putOff(db: Db, id: number, until: Date): Promise<void> {
  await sql`update outbox set state = 'waiting', tries = tries - 1, due_at = ${until.toISOString()} where id = ${id}`.execute(
    db,
  )
}

async function noteFailure({ db, log }: MailParts, mail: Waiting, error: Error): Promise<void> {
  log.warn({ mail: mail.id, tries: mail.tries }, 'mail not sent')
  const isLost = mail.tries >= mostTries || (error instanceof MailRefused && error.forever)
  await sql`update outbox set state = ${isLost ? 'failed' : 'waiting'}, problem = ${reason(error)},
    maybe_twice = maybe_twice or ${error instanceof MailUnsure},
    due_at = now() + make_interval(secs => ${pause(mail.tries)}) where id = ${mail.id}`.execute(db)
}

const reason = ({ message }: Error) => message.slice(0, 500)

/** A mail with a code that a server has taken keeps no words here; one in the outbox folder must stay readable. */
async function noteDelivery(
  { db, clock, config }: MailParts,
  id: number,
  state: 'sent' | 'written',
): Promise<void> {
  const { numAffectedRows } =
    await sql`update outbox set state = ${state}, sent_at = ${clock.now().toISOString()}, problem = null,
    text_body = case when confidential and ${state} = 'sent' then '' else text_body end,
    html_body = case when confidential and ${state} = 'sent' then '' else html_body end
    where id = ${id}`.execute(db)
  // It was erased while its message was written.
  if (numAffectedRows === 0n) await forgetWritten(config, id)
}

async function attachedTo({ db, files }: MailParts, mail: Waiting): Promise<Attached[]> {
  if (mail.attachments.length === 0) return []
  const rows = await db
    .selectFrom('files')
    .select(['name', 'mime', 'stored_as'])
    .where('id', 'in', [...mail.attachments])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    filename: row.name,
    contentType: row.mime,
    content: Readable.from(partsOf(files, row.stored_as), { objectMode: false }),
  }))
}

async function* partsOf(files: FileStore, storedAs: string) {
  try {
    yield* files.read(storedAs)
  } catch (error) {
    throw new AttachmentLost((error as Error).message)
  }
}

/** What is due, codes and links that somebody waits for before everything else. */
async function takeNext(db: Db): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    update outbox set state = 'sending', tries = tries + 1, due_at = now() + ${gap}::interval,
      maybe_twice = maybe_twice or state = 'sending'
    where id = (select id from outbox where state in ('waiting', 'sending') and due_at <= now() 
      order by confidential desc, due_at limit 1 for update skip locked)
    returning urgent, id, recipient, subject, text_body, html_body, message_id, tries, created_at, attachments`.execute(
    db,
  )
  return rows[0]
}
