import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export interface WrittenMail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly text: string | null
  readonly state: 'waiting' | 'sending' | 'sent' | 'written' | 'failed'
  readonly created_at: string
  readonly sent_at: string | null
  readonly tries: number
  readonly problem: string | null
  readonly maybe_twice: boolean
}

/**
 * The portal's mails, newest first. The text is shown of mails that only became a file, because no mail server is
 * set; what went to a person is that person's, and holds links that act in his name.
 * @param page from 1; another page is empty
 */
export async function mailsWritten(db: Db, { page, perPage }: { page: number; perPage: number }) {
  const { rows } = await sql<{ total: number; rows: WrittenMail[] }>`
    select (select count(*) from outbox) as total, coalesce((select json_agg(m) from (
      select id, recipient as "to", subject, case when state = 'written' then text_body end as text, state,
        created_at, sent_at, tries, problem, maybe_twice
      from outbox order by id desc limit ${perPage} offset ${Math.max(page - 1, 0) * perPage}
    ) m where ${page} > 0), '[]') as rows`.execute(db)
  return rows[0] ?? { total: 0, rows: [] }
}

/**
 * Makes a mail that was given up due now, as if it had never been tried; any other stays as it is.
 * @returns whether there is such a mail
 */
export async function reviveMail(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`update outbox set
    state = case when state = 'failed' then 'waiting' else state end,
    tries = case when state = 'failed' then 0 else tries end,
    due_at = case when state = 'failed' then now() else due_at end
    where id = ${id} returning id`.execute(db)
  return rows.length > 0
}
