import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

interface InHand {
  readonly client_id: number
  readonly pieces: number
  readonly since: string
}

/** What an agency has in hand for its clients: pieces sent for them and not handed over yet. */
export async function inHandFor(db: Db, agency: number): Promise<InHand[]> {
  const { rows } = await sql<InHand>`
    select client_id, sum(still_to_deliver)::int as pieces, (min(sent_at) at time zone 'Europe/Rome')::date as since
    from material_lines where agency_id = ${agency} and client_id is not null and still_to_deliver > 0
    group by client_id`.execute(db)
  return rows
}
