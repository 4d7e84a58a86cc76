import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/refusals.ts'
import { staffNames } from '../queries/request.ts'
import { giveTo, insertMessage } from '../queries/write.ts'
import { takeConversation, takeRequest, tellRequest } from './in-hand.ts'

/** Takes a request in hand, gives it to a colleague, or with null lets it go. */
export async function assignRequest(context: Context, id: string, to: number | null | undefined) {
  const { db, user, clock } = context
  const { thing, request } = await takeRequest(context, id)
  const holder = to === undefined ? user.id : to
  if (holder !== null && !(await staffNames(db)).some((one) => one.id === holder)) throw notFound()
  await giveTo(db, thing, holder, clock.now())
  await tellRequest(context, 'assign', { thing, request }, { user: holder })
  return { success: true as const, id }
}

/** Writes a note that only the staff reads. */
export async function noteRequest(context: Context, id: string, text: string) {
  const { db, user, clock } = context
  const { thing, request } = await takeConversation(context, id)
  await insertMessage(db, thing, { at: clock.now(), by: user.id, ours: true, internal: true, text })
  await tellRequest(context, 'note', { thing, request })
  return { success: true as const, id }
}
