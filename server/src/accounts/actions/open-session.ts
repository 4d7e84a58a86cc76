import type { PublicContext } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { insertSession } from '../queries/sessions.ts'
import { noteSignIn } from '../queries/users.ts'
import { deviceOf, sessionEnd } from '../rules.ts'
import { newToken, tokenHash } from '../secrets.ts'
import { userCard } from '../user-card.ts'

/** Opens a session of whoever has just proved himself, in the transaction of the context. */
export async function openSession(
  { db, clock, ip, userAgent }: PublicContext,
  userId: number,
  remember: boolean,
  by: 'password' | 'code' | 'passkey',
) {
  const now = clock.now()
  const token = newToken()
  await noteSignIn(db, userId, ip, now)
  const sessionId = await insertSession(db, {
    userId,
    tokenHash: tokenHash(token),
    now,
    end: sessionEnd(now, now, remember),
    remember,
    device: deviceOf(userAgent),
    ip,
  })
  await recordEvent(
    { db, ip, user: { id: userId } },
    {
      what: 'session.opened',
      entity: 'session',
      id: sessionId,
      ...(by !== 'password' && { after: { by } }),
    },
  )
  return { token, user: await userCard(db, userId) }
}
