import type { homeCalls } from '@mandato/contract/home/calls'
import type { RowOf, SortOf } from '@mandato/contract/list'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { List } from '../../platform/db/list.ts'
import { containing, sql } from '../../platform/db/sql.ts'

type OutboxCall = typeof homeCalls.outbox

/** Ids grow with the moment of writing, and tell mails of one moment apart. */
const sortKeys: Readonly<Record<SortOf<OutboxCall>, RawBuilder<unknown>>> = {
  created_at: sql`id`,
  to: sql`lower(recipient)`,
  subject: sql`subject`,
  state: sql`state`,
}

/**
 * The portal's mails. The text is shown of mails that only became a file, because no mail server is
 * set; what went to a person is that person's, and holds links that act in his name.
 */
export const mailsWritten = (asked: z.output<OutboxCall['query']>): List<RowOf<OutboxCall>> => ({
  from: sql`outbox`,
  where: [
    asked.state && sql<boolean>`state = ${asked.state}`,
    asked.q && sql<boolean>`plain(recipient || ' ' || subject) like ${containing(asked.q)}`,
  ],
  id: sql`id`,
  sort: sortKeys[asked.sort],
  order: asked.order,
  fields: sql`id, recipient as "to", subject, case when state = 'written' then text_body end as text, state,
    created_at, sent_at, tries, problem, maybe_twice`,
})

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

/** Mails that were given up. */
export async function countFailedMails(db: Db): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from outbox where state = 'failed'`.execute(db)
  return rows[0]?.n ?? 0
}
