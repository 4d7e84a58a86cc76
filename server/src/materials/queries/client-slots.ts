import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

interface Open {
  readonly kind: 'request'
  readonly reference: string
  readonly since: string
}

/** Request lines of a client that wait for a decision or to be sent: he is not deleted before they are closed. */
export async function openRequests(db: Db, client: number): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select 'request' as kind, r.product_code || ' × ' || case when r.status = 'requested' then r.requested else r.residual end
      as reference, (r.requested_at at time zone 'Europe/Rome')::date as since
    from material_lines r where r.client_id = ${client}
      and r.status in ('requested', 'accepted', 'accepted_partial', 'accepted_modified', 'in_preparation')
    order by since, r.id`.execute(db)
  return rows
}

/** What people wrote about a client beside his requests: free text may name him. The pieces stay. */
export async function eraseRequestsOf(db: Db, client: number): Promise<void> {
  await sql`update material_requests set note = '', decision_note = '' where client_id = ${client}`.execute(
    db,
  )
}
