import type { EventName } from '@mandato/contract/audit/event-words'
import type { Entity } from '@mandato/contract/audit/entities'
import type { PublicContext } from './context.ts'
import { given, sentWithNext, sql } from './db/sql.ts'
import type { Person } from './person.ts'

export interface Event {
  /** `thing.verb`, for example `budget.set`. */
  readonly what: EventName
  readonly entity: Entity
  readonly id: number | string
  /** The client it concerns, for its timeline; left out where the subject is the client itself. */
  readonly client?: number
  /** The agency whose people are told, also where there is no client. */
  readonly agency?: number
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  /** Somebody only read: it stands in the audit trail and in the history of nothing else. */
  readonly read?: true
  /** People are told of it; who, is decided where notices are read. */
  readonly notice?: boolean
}

/** Who did it: a context of a call, or the system (`{db}` alone). */
export type Actor = Pick<PublicContext, 'db'> &
  Partial<Pick<PublicContext, 'ip'>> & { readonly user?: Pick<Person, 'id' | 'viewer'> }

/**
 * Writes an act down, in the transaction of the act: history, audit and notifications read it.
 * Passwords, tokens and codes never go into `before` and `after`.
 */
export const recordEvent = (actor: Actor, event: Event): Promise<void> => recordEvents(actor, [event])

/** The same for an act on many things, in one statement; it travels with the act's next one. */
export async function recordEvents(actor: Actor, events: readonly Event[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map((event) => ({
    ...event,
    entity_id: String(event.id),
    client_id: event.client ?? (event.entity === 'client' && !event.read ? Number(event.id) : null),
    agency_id: event.agency,
  }))
  if (rows.some(({ notice }) => notice)) return recordNotices(actor, rows)
  await sql`${sentWithNext} ${inserted(actor, rows)}`.execute(actor.db)
}

/** Whoever wants them by mail is written to by a job: a row that waits for it comes with each event and goes with the mail. */
async function recordNotices(actor: Actor, rows: readonly object[]): Promise<void> {
  await sql`${sentWithNext}
    with noted as (${inserted(actor, rows)} returning id, notice)
    insert into notices_to_tell (event_id) select id from noted where notice`.execute(actor.db)
}

const inserted = (actor: Actor, rows: readonly object[]) => sql`
    insert into events (user_id, acting_for, what, entity, entity_id, client_id, agency_id, before, after, ip, notice)
    select ${actor.user?.viewer?.id ?? actor.user?.id ?? null}::int,
      ${actor.user?.viewer ? actor.user.id : null}::int, e.what, e.entity, e.entity_id, e.client_id, e.agency_id, e.before, e.after,
      ${actor.ip ?? null}::inet, coalesce(e.notice, false)
    from ${given(rows, columns)} e`

const columns = {
  what: 'text',
  entity: 'text',
  entity_id: 'text',
  client_id: 'int',
  agency_id: 'int',
  before: 'jsonb',
  after: 'jsonb',
  notice: 'bool',
} as const
