import type { PublicContext } from '../../platform/context.ts'
import { type Db, transaction } from '../../platform/db/db.ts'
import { recordEvent } from '../../platform/events.ts'
import type { Clock } from '../../platform/clock.ts'
import { insertLink, liveLink, useLink } from '../queries/links.ts'
import { accountByEmail, hasAdministrator, insertAdministrator } from '../queries/users.ts'
import { refuse } from '../refusals.ts'
import { linkLife } from '../rules.ts'
import { hashPassword, newToken, tokenHash } from '../secrets.ts'

/**
 * The token of the link that creates the first administrator, or null when there is one already. A new
 * start replaces the former link, so that only what stands on the screen now is good.
 */
export async function firstAdminToken(db: Db, clock: Clock): Promise<string | null> {
  if (await hasAdministrator(db)) return null
  const token = newToken()
  const now = clock.now()
  await transaction(db, (tx) =>
    insertLink(tx, {
      hash: tokenHash(token),
      purpose: 'first_admin',
      userId: null,
      now,
      end: new Date(now.getTime() + linkLife.firstAdmin * 1000),
    }),
  )
  return token
}

export async function checkFirstAdmin(context: PublicContext, token: string): Promise<void> {
  const link = await liveLink(context.db, tokenHash(token), 'first_admin', context.clock.now())
  if (!link || (await hasAdministrator(context.db))) throw refuse('link_used_or_expired')
}

export async function createFirstAdmin(
  context: PublicContext,
  token: string,
  given: { email: string; name: string; password: string },
): Promise<{ success: true }> {
  const { db, clock, ip, language, once } = context
  const hash = await hashPassword(given.password)
  return transaction(db, (tx) =>
    once(tx, async () => {
      if (!(await useLink(tx, tokenHash(token), 'first_admin', clock.now())) || (await hasAdministrator(tx)))
        throw refuse('link_used_or_expired')
      const { email, name } = given
      // An agent of an import, or an administrator who was deactivated.
      if (await accountByEmail(tx, email)) throw refuse('email_taken', {}, { fields: { email: 'taken' } })
      const id = await insertAdministrator(tx, { email, name, hash, language })
      await recordEvent(
        { db: tx, ip, user: { id } },
        { what: 'user.created', entity: 'user', id, after: { user_type: 1 } },
      )
      return { success: true }
    }),
  )
}
