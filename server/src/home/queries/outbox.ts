import type { Db } from '../../platform/db.ts'
import { sql } from '../../platform/sql.ts'

export interface WrittenMail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly text: string | null
  readonly state: 'waiting' | 'sending' | 'sent' | 'written' | 'failed'
  readonly created_at: string
  readonly sent_at: string | null
  readonly tries: number
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
        created_at, sent_at, tries
      from outbox order by id desc limit ${perPage} offset ${Math.max(page - 1, 0) * perPage}
    ) m where ${page} > 0), '[]') as rows`.execute(db)
  return rows[0] ?? { total: 0, rows: [] }
}
