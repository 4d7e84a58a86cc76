import type { Db } from '../db/db.ts'
import { transaction } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** How long mails are kept, as the company chose. */
export interface MailTimes {
  /** What a mail said, and what went with it: while somebody may ask for it again … */
  readonly mail_days: number
  /** … and that it went, to whom and about what. */
  readonly mail_months: number
}
const mailsAtOnce = 500

/**
 * Empties mails of long ago, and lets them go in the end.
 * @param forget is told the mails, with the files they carried, in the transaction they go with
 */
export async function forgetOldMails(
  db: Db,
  now: Date,
  { mail_days, mail_months }: MailTimes,
  forget: (tx: Db, mails: readonly number[], files: readonly number[]) => Promise<void>,
): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`
  // What waits is still to leave; what was given up may be sent again, and is kept whole.
  const emptied = (tx: Db, most: number) =>
    sql<{ id: number; attachments: number[] }>`
    with old as (select id, attachments from outbox where state in ('sent', 'written') and text_body <> ''
      and coalesce(sent_at, created_at) < ${moment} - make_interval(days => ${mail_days}::int) order by id limit ${most} for update skip locked)
    update outbox o set text_body = '', html_body = '', attachments = '{}' from old where o.id = old.id
    returning o.id, old.attachments`.execute(tx)
  const gone = (tx: Db, most: number) =>
    sql<{ id: number; attachments: number[] }>`
    delete from outbox where id in (select id from outbox where state in ('sent', 'written', 'failed')
      and created_at < ${moment} - make_interval(months => ${mail_months}::int) order by id limit ${most} for update skip locked)
    returning id, attachments`.execute(tx)
  for (const step of [emptied, gone])
    for (let taken = mailsAtOnce; taken === mailsAtOnce; )
      taken = await transaction(db, async (tx) => {
        const { rows } = await step(tx, mailsAtOnce)
        const files = [...new Set(rows.flatMap(({ attachments }) => attachments))]
        if (rows.length > 0)
          await forget(
            tx,
            rows.map(({ id }) => id),
            files,
          )
        return rows.length
      })
}
