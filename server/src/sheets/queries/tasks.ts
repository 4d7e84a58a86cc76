import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { inProgress, seesClient } from '../../registry/index.ts'

/** A signer who has not signed for so many days is reminded or called. */
const ageingDays = 7

/** As the boards narrow it: a figure and the list it leads to hold the same clients. */
const columns = { client: 'c.status', sheet: 'h.shown_status' }

export interface SheetCounts {
  readonly sent: number
  readonly ageing: number
  readonly rejected: number
  readonly signed: number
  readonly to_review: number
  readonly deletions: number
}

/** How many clients in sight stand where somebody has to do something. */
export async function sheetCounts(db: Db, person: Person, now: Date): Promise<SheetCounts> {
  const { rows } = await sql<SheetCounts>`
    select (count(*) filter (where h.status = 'sent'))::int as sent,
      (count(*) filter (where h.status = 'sent' and h.sent_at < ${now}::timestamptz - make_interval(days => ${ageingDays})))::int as ageing,
      (count(*) filter (where h.status = 'rejected'))::int as rejected,
      (count(*) filter (where h.status = 'signed'))::int as signed,
      (count(*) filter (where ${inProgress('to_review', columns)}))::int as to_review,
      (count(*) filter (where c.status = 'deletion_requested'))::int as deletions
    from sheet_clients c join sheet_heads h on h.client_id = c.id
    where c.status <> 'deleted' and ${seesClient(person, 'c')}`.execute(db)
  return rows[0] as SheetCounts
}
