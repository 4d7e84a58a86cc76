import { openRequestStatuses } from '@mandato/contract/materials/status'
import type { Db } from '../../platform/db/db.ts'
import { isAmong, sql } from '../../platform/db/sql.ts'

interface Open {
  readonly kind: 'request'
  readonly id: number
  readonly reference: string
  readonly since: string
}

/** Open request lines of a client, to decide or to send: they block its deletion. */
export async function openRequests(db: Db, client: number): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select 'request' as kind, r.id, r.name || ' × ' || case when r.status = 'requested' then r.requested else r.residual end
      as reference, (r.requested_at at time zone 'Europe/Rome')::date as since
    from material_lines r where r.client_id = ${client}
      and ${isAmong('r.status', openRequestStatuses)}
    order by since, r.id`.execute(db)
  return rows
}

/** Erases the notes of a client's requests, which may name people; quantities stay. */
export async function eraseRequestsOf(db: Db, client: number): Promise<void> {
  await sql`update material_requests set note = '', decision_note = '' where client_id = ${client}`.execute(
    db,
  )
}
