import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound, refuse as refuseAny } from '../../platform/refusals.ts'
import { refuse } from '../refusals.ts'
import { holdClient } from '../../registry/index.ts'
import { lockRequest, requestSeenBy, type StoredRequest, type Thing, thingOf } from '../queries/request.ts'

interface Taken {
  readonly thing: Thing
  readonly request: StoredRequest
}

/**
 * A request in sight, locked until the act ends, its client first as the client's deletion does.
 * @param version the one the person has seen; undefined to skip the check
 * @throws 404, 409 `changed_meanwhile`
 */
export async function takeRequest({ db, user }: Context, id: string, version?: number): Promise<Taken> {
  const thing = thingOf(id)
  const found = await requestSeenBy(db, user, thing)
  if (found?.client_id) await holdClient(db, found.client_id)
  const request = found && (await lockRequest(db, user, thing))
  if (!request) throw notFound()
  if (version !== undefined && thing.kind === 'free' && version !== request.version)
    throw refuseAny('changed_meanwhile', {}, { current: { version: request.version, state: request.state } })
  return { thing, request }
}

/** The same, to write in its conversation. @throws also 409 where there is none, and of a deleted client */
export async function takeConversation(context: Context, id: string, version?: number): Promise<Taken> {
  const taken = await takeRequest(context, id, version)
  if (taken.thing.kind === 'material') throw refuse('no_conversation')
  // What is written of people after the erasure would stay for ever.
  if (taken.request.gone) throw refuse('client_is_deleted')
  return taken
}

type Happening = 'create' | 'reply' | 'answer' | 'close' | 'assign' | 'note'
/** Steps that the other side is told of. */
const told: readonly Happening[] = ['create', 'reply', 'answer', 'close']

/** Writes into the history what happened to a request. */
export const tellRequest = (
  context: Context,
  event: Happening,
  { thing, request }: { thing: Thing; request: Pick<StoredRequest, 'subject' | 'client_id' | 'agency_id'> },
  after: Readonly<Record<string, unknown>> = {},
) =>
  recordEvent(context, {
    what: `${thing.kind === 'free' ? 'free' : 'order'}.${event}`,
    entity: thing.kind,
    id: thing.id,
    ...(request.client_id !== null && { client: request.client_id }),
    ...(request.agency_id !== null && { agency: request.agency_id }),
    notice: thing.kind === 'free' && told.includes(event),
    after: { number: request.subject.slice(0, 80), ...after },
  })
