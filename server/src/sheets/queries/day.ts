import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesClient } from '../../registry/index.ts'

interface SheetToSee {
  readonly client_id: number
  readonly status: 'sent' | 'rejected' | 'to_renew'
  readonly since: string
}

/** Sheets of an agency's clients that wait for a signature, were rejected or want renewal. */
export async function sheetsToSee(db: Db, person: Person, agency: number): Promise<SheetToSee[]> {
  const { rows } = await sql<SheetToSee>`
    select c.id as client_id, h.shown_status as status, (h.since at time zone 'Europe/Rome')::date as since
    from sheet_clients c join sheet_heads h on h.client_id = c.id
    where c.agency_id = ${agency} and c.status not in ('deleted', 'deletion_requested') and ${seesClient(person, 'c')}
      and h.shown_status in ('sent', 'rejected', 'to_renew')`.execute(db)
  return rows
}
