import type { RequestStatus } from '@mandato/contract/materials/status'
import type { Db } from '../../platform/db/db.ts'
import { given, sentWithNext, sql } from '../../platform/db/sql.ts'

/** A line as it was decided. */
export interface Decision {
  readonly id: number
  readonly status: RequestStatus
  readonly accepted: number
  /** Null leaves the one there is. */
  readonly note: string | null
}

export async function writeDecision(
  db: Db,
  decisions: readonly Decision[],
  { at, by }: { at: Date; by: number },
): Promise<void> {
  await sql`${sentWithNext}
    update material_requests r set status = d.status, accepted = d.accepted, decision_note = coalesce(d.note, r.decision_note),
      accepted_as = case when d.status <> 'rejected' then d.status end, decided_at = ${at.toISOString()}::timestamptz,
      decided_by = ${by}::int, untold = true,
      version = r.version + 1
    from ${given(decisions, columns)} d
    where r.id = d.id`.execute(db)
}

const columns = { id: 'int', status: 'text', accepted: 'int', note: 'text' } as const

/** Changes what is asked for; the first quantity stays. */
export async function writeRequested(db: Db, id: number, requested: number): Promise<void> {
  await sql`update material_requests set requested = ${requested}, version = version + 1 where id = ${id}`.execute(
    db,
  )
}

/** Makes lines those of another client. */
export async function writeClient(db: Db, ids: readonly number[], client: number): Promise<void> {
  await sql`update material_requests set client_id = ${client}, version = version + 1
    where id = any(${[...ids]})`.execute(db)
}
