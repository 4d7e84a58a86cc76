import type { PublicContext } from './context.ts'
import type { Person } from './person.ts'

export interface Event {
  /** `thing.verb`, for example `budget.set`. */
  readonly what: string
  readonly entity: string
  readonly id: number | string
  /** The client it concerns, for his timeline; left out where the thing is the client himself. */
  readonly client?: number
  /** The agency whose people are told, also where there is no client. */
  readonly agency?: number
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  /** People are told of it; who, is decided where notices are read. */
  readonly notice?: boolean
}

/** Who did it: a context of a call, or the system (`{db}` alone). */
export type Actor = Pick<PublicContext, 'db'> &
  Partial<Pick<PublicContext, 'ip'>> & { readonly user?: Pick<Person, 'id'> }

/**
 * Writes an act down, in the transaction of the act: history, audit and notifications read it.
 * Passwords, tokens and codes never go into `before` and `after`.
 */
export const recordEvent = (actor: Actor, event: Event): Promise<void> => recordEvents(actor, [event])

/** The same for an act on many things, in one statement. */
export async function recordEvents(actor: Actor, events: readonly Event[]): Promise<void> {
  if (events.length === 0) return
  await actor.db
    .insertInto('events')
    .values(
      events.map((event) => ({
        user_id: actor.user?.id ?? null,
        what: event.what,
        entity: event.entity,
        entity_id: String(event.id),
        client_id: event.client ?? (event.entity === 'client' ? Number(event.id) : null),
        agency_id: event.agency ?? null,
        before: event.before ? JSON.stringify(event.before) : null,
        after: event.after ? JSON.stringify(event.after) : null,
        ip: actor.ip ?? null,
        notice: event.notice ?? false,
      })),
    )
    .execute()
}
