import type { Context, Services } from '../../platform/context.ts'
import type { Db } from '../../platform/db/db.ts'
import { type Actor, recordEvent } from '../../platform/events.ts'
import { notFound } from '../../platform/refusals.ts'
import { deleteFactors } from '../queries/factors.ts'
import { endSessions } from '../queries/sessions.ts'
import { accountByEmail, accountById } from '../queries/users.ts'
import { refuse } from '../refusals.ts'
import { tellOfFactor, type Told } from './letters.ts'

/**
 * Takes every factor off somebody who lost his. Nobody does so for himself: that would be the password in the place of
 * the factor.
 */
export async function removeFactors(context: Context, id: number, reason: string): Promise<void> {
  const { db, user } = context
  if (id === user.id) throw refuse('not_oneself')
  const account = await accountById(db, id)
  if (!account) throw notFound()
  if (!(await takeOff(context, account, reason, context))) throw refuse('no_factor')
}

/**
 * The same by whoever runs the server, for the last administrator without a telephone. The event names nobody: the
 * person at the machine is not one of the portal's.
 * @returns whether there was such an account with a factor
 */
export async function removeFactorsByCommand(
  services: Services & { readonly db: Db },
  email: string,
  reason: string,
): Promise<boolean> {
  const account = await accountByEmail(services.db, email.trim().toLowerCase())
  return account !== undefined && takeOff(services, account, reason, { db: services.db })
}

/** What was signed in with them ends; the password stays, and alone lets him in again. */
async function takeOff(
  services: Services & { readonly db: Db },
  account: Told,
  reason: string,
  actor: Actor,
): Promise<boolean> {
  const { db, clock } = services
  if ((await deleteFactors(db, [account.id])) === 0) return false
  const sessions = await endSessions(db, account.id, clock.now())
  await recordEvent(actor, {
    what: 'factor.removed_by_administrator',
    entity: 'user',
    id: account.id,
    after: { reason, sessions },
  })
  await tellOfFactor(services, account, 'removed_by_administrator')
  return true
}
