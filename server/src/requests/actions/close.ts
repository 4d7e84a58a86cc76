import type { Context } from '../../platform/context.ts'
import { isStaff } from '../../platform/person.ts'
import { tellClosed } from '../mails.ts'
import { standRequest } from '../queries/write.ts'
import { refuse } from '../refusals.ts'
import { takeRequest, tellRequest } from './in-hand.ts'

/** Closes a free request for good; whoever sees it may. */
export async function closeRequest(context: Context, id: string, seen?: number) {
  const { db, clock, user } = context
  const { thing, request } = await takeRequest(context, id, seen)
  if (thing.kind !== 'free') throw refuse('no_conversation')
  if (request.state === 'closed') throw refuse('request_closed')
  const version = await standRequest(db, thing.id, { state: 'closed', at: clock.now(), answered: false })
  await tellRequest(context, 'close', { thing, request })
  if (isStaff(user))
    await tellClosed(context, { id, subject: request.subject, client: request.client, text: '' }, request)
  return { success: true as const, id, state: 'closed' as const, version }
}
