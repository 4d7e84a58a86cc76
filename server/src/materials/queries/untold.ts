import { usualWay } from '@mandato/contract/domains'
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

/** What kind of notice a decision is: an accepted line may have gone on since. */
const kind = sql`case coalesce(u.accepted_as, u.status) when 'rejected' then 'request.reject'
  when 'accepted_partial' then 'request.accept_partial' when 'accepted_modified' then 'request.accept_modified'
  else 'request.accept' end`
/** How whoever asked is told of it. */
const way = sql`coalesce((select c.way from notice_choices c where c.user_id = u.requested_by and c.kind = ${kind}),
  case when u.status = 'rejected' then ${usualWay('request.reject', 'agent')} else ${usualWay('request.accept', 'agent')} end)`

/**
 * Takes the decisions that nobody was told of: of everybody what is not for the mail that puts things together, or of one
 * person what is. In the transaction that writes the mails. Each is given once: of two processes at the same time the second
 * gets the rest. What was chosen not to come by mail is taken and not given; closed accounts get no mail. A decision is told
 * within the longest time between two such mails, or not at all.
 */
export async function takeUntold(
  db: Db,
  at: Date,
  which: 'at_once' | { readonly togetherFor: number },
): Promise<Untold[]> {
  const wanted =
    which === 'at_once'
      ? sql`${way} <> 'digest'`
      : sql`${way} = 'digest' and u.requested_by = ${which.togetherFor}`
  const { rows } = await sql<Untold>`
    with told as (
      update material_requests r set untold = false from (
        select u.id, ${way} as way from material_requests u
        where u.untold and u.decided_at > ${at.toISOString()}::timestamptz - interval '8 days' and ${wanted}
        order by u.id for update skip locked) u
      where r.id = u.id
      returning r.id, r.requested_by, u.way
    )
    select l.id, p.email, coalesce(p.language, 'it') as language,
      coalesce(case p.language when 'en' then l.name_en when 'fr' then l.name_fr when 'es' then l.name_es end, l.name) as name,
      coalesce(l.client, l.agency) as recipient,
      l.client_id, l.status, l.requested, l.accepted, l.decision_note as note
    from told t join material_lines l on l.id = t.id join user_cards p on p.id = t.requested_by
    where p.user_type = 2 and p.active and t.way in ('mail', 'digest') order by p.email, l.id`.execute(db)
  return rows
}
