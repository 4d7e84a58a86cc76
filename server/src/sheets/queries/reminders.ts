import type { Db } from '../../platform/db/db.ts'
import type { Person } from '../../platform/person.ts'
import { sql } from '../../platform/db/sql.ts'
import { seesAgency, seesClient } from '../../registry/index.ts'
import type { SheetStatus } from '@mandato/contract/sheets/status'

export interface AgencyToRemind {
  readonly id: number
  readonly business_name: string
  readonly email: string | null
  readonly country: string
  readonly language: string | null
}

export async function agencySeenBy(db: Db, person: Person, id: number): Promise<AgencyToRemind | undefined> {
  const { rows } = await sql<AgencyToRemind>`
    select a.id, a.business_name, a.email, a.country, a.language from sheet_agencies a
    where a.id = ${id} and ${seesAgency(person, 'a')}`.execute(db)
  return rows[0]
}

export interface Progress {
  readonly id: number
  readonly code: string
  readonly business_name: string
  readonly status: SheetStatus
}

/** The clients of an agency in sight with the state of their sheets, by name. */
export async function progressOf(
  db: Db,
  person: Person,
  agencyId: number,
  clientId: number | null,
): Promise<Progress[]> {
  const { rows } = await sql<Progress>`
    select c.id, c.code, c.business_name, h.status from sheet_clients c join sheet_heads h on h.client_id = c.id
    where c.agency_id = ${agencyId} and c.status not in ('deleted', 'deletion_requested') and ${seesClient(person, 'c')}
      and (${clientId}::int is null or c.id = ${clientId}::int)
    order by c.business_name, c.id`.execute(db)
  return rows
}

/**
 * Notes a reminder about these clients' sheets, leaving out those of which one went out within a day: one
 * statement, so that two people who press at once send one mail.
 * @returns the ids that may be reminded now
 */
export async function noteReminders(
  db: Db,
  clientIds: readonly number[],
  to: 'agency' | 'signer',
  now: Date,
  since: Date,
): Promise<number[]> {
  if (clientIds.length === 0) return []
  const { rows } = await sql<{ client_id: number }>`
    insert into sheet_reminders as r (client_id, last_at, last_to)
    select id, ${now.toISOString()}, ${to} from unnest(${[...clientIds]}::int[]) id
    on conflict (client_id) do update set last_at = excluded.last_at, last_to = excluded.last_to
    where r.last_at <= ${since.toISOString()}
    returning client_id`.execute(db)
  return rows.map((row) => row.client_id)
}

/** Sent sheets whose link is good and that have planned reminders left. */
export async function sentSheets(db: Db, now: Date): Promise<{ id: number; client_id: number }[]> {
  return db
    .selectFrom('sheets')
    .select(['id', 'client_id'])
    .where('status', '=', 'sent')
    .where('reminder_step', '<', 3)
    .where('link_expires_at', '>', now.toISOString())
    .where('sent_at', '<=', new Date(now.getTime() - 3 * 24 * 3_600_000).toISOString())
    .orderBy('id')
    .execute()
}
