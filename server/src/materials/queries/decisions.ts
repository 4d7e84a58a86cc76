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

/**
 * Makes lines wait again as if nobody had decided.
 * @param whose only decisions of this person, not older than that
 * @returns how many lines
 */
export async function undoDecision(
  db: Db,
  ids: readonly number[],
  { by, since }: { by: number; since: Date },
): Promise<number> {
  const { rows } =
    await sql`update material_requests r set status = 'requested', accepted = 0, accepted_as = null,
      decision_note = '', decided_at = null, decided_by = null, untold = false, version = r.version + 1
    where r.id = any(${[...ids]}) and r.decided_by = ${by}::int and r.decided_at > ${since.toISOString()}::timestamptz
    returning r.id`.execute(db)
  return rows.length
}

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
