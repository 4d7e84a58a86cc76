import type { HandlerOutput } from '@mandato/contract'
import { type viewAsCalls, viewLife } from '@mandato/contract/accounts/view-as-calls'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/db/db.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound } from '../../platform/refusals.ts'
import { keptUser } from '../queries/kept-users.ts'
import { endViews, insertView } from '../queries/view-as.ts'
import { refuse } from '../refusals.ts'
import { deviceOf } from '../rules.ts'
import { newToken, tokenHash } from '../secrets.ts'
import { userCard } from '../user-card.ts'
import type { UserSlots } from '../users/slots.ts'

/**
 * Opens a session that reads as somebody else. Only agents and people of type 3 can be looked as: never a peer, never
 * somebody above. Whoever looks already has a token that cannot write, and so cannot begin another one.
 */
export async function viewAs(
  context: Context,
  slots: Pick<UserSlots, 'seesAccount'>,
  userId: number,
  reason: string,
): Promise<HandlerOutput<typeof viewAsCalls.viewAs>> {
  const { db, user, clock, ip, userAgent } = context
  const now = clock.now()
  const person = await keptUser(db, slots.seesAccount(user, 'u'), userId, now)
  if (!person || person.user_type === 1 || person.user_type === 4) throw notFound()
  if (person.state === 'off') throw refuse('account_disabled')
  const token = newToken()
  const end = new Date(now.getTime() + viewLife * 1000)
  const view = { userId, viewerId: user.id, viewerSession: user.sessionId, reason, now, end, ip }
  await transaction(db, async (tx) => {
    // One at a time: the banner says whom one looks as.
    await endViews(tx, user.id, now)
    await insertView(tx, { ...view, tokenHash: tokenHash(token), device: deviceOf(userAgent) })
    await recordEvent(
      { ...context, db: tx },
      { what: 'user.viewed_as', entity: 'user', id: userId, after: { reason } },
    )
  })
  const viewing = { by: user.name, until: end.toISOString() }
  return { token, user: await userCard(db, userId, viewing), expires_at: end.toISOString() }
}

export async function endViewAs(context: Context): Promise<void> {
  const { db, user, clock } = context
  if (!user.viewer) throw refuse('not_viewing')
  await endViews(db, user.viewer.id, clock.now())
  await recordEvent(context, { what: 'user.view_ended', entity: 'user', id: user.id })
}
