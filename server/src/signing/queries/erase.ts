import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * Empties the cases of documents that nobody signed: where links went, what happened with them, the codes. The
 * links themselves stay, ended and without an address, so that an old mail still leads to an explanation.
 */
export async function eraseUnsigned(db: Db, documents: readonly number[]): Promise<void> {
  const cases = sql`(select c.id from signing_cases c where c.document_id = any(${[...documents]})
    and not exists (select from signatures s where s.case_id = c.id))`
  await sql`delete from signing_codes k using signing_links l where l.id = k.link_id and l.case_id in ${cases}`.execute(
    db,
  )
  await sql`update signing_links set email = '' where case_id in ${cases}`.execute(db)
  await sql`delete from signing_events where case_id in ${cases}`.execute(db)
  await sql`update signing_cases set events = 0, head = '' where id in ${cases}`.execute(db)
}
