import type { RequestStatus } from '@mandato/contract/materials/status'
import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** A decision the agent who asked was not told of by mail yet. */
export interface Untold {
  readonly id: number
  readonly email: string
  readonly language: Language
  readonly name: string
  readonly recipient: string
  readonly client_id: number | null
  readonly status: RequestStatus
  readonly requested: number
  readonly accepted: number
  readonly note: string
}

/**
 * Takes the decisions of the last days that nobody was told of, or of them what is told at once: rejections, and all to
 * those who chose so. In the transaction that writes the mails. Each is
 * given once: of two processes at the same time the second gets the rest. Closed accounts get no mail.
 */
export async function takeUntold(db: Db, at: Date, which: 'at_once' | 'all'): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    with told as (
      update material_requests r set untold = false where r.id in (
        select u.id from material_requests u
        where u.untold and u.decided_at > ${at.toISOString()}::timestamptz - interval '3 days'
          and (${which} = 'all' or u.status = 'rejected' or exists (
            select from user_cards c where c.id = u.requested_by and c.decision_mails = 'at_once'))
        order by u.id for update skip locked)
      returning r.id, r.requested_by
    )
    select l.id, p.email, coalesce(p.language, 'it') as language, l.name, coalesce(l.client, l.agency) as recipient,
      l.client_id, l.status, l.requested, l.accepted, l.decision_note as note
    from told t join material_lines l on l.id = t.id join user_cards p on p.id = t.requested_by
    where p.user_type = 2 and p.active order by p.email, l.id`.execute(db)
  return rows
}
