import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound, refuse as refuseAny } from '../../platform/refusals.ts'
import { forgiveTries } from '../queries/guesses.ts'
import { endAccount, endLinks, holdAdministrators, keptUser, reopenAccount } from '../queries/kept-users.ts'
import { endOrphans } from '../queries/schedules.ts'
import { endSessions } from '../queries/sessions.ts'
import { accountById } from '../queries/users.ts'
import { refuse } from '../refusals.ts'
import { subjectOf } from '../secrets.ts'
import type { UserSlots } from './slots.ts'

/** Deactivates an account: the next call of any of its sessions finds nobody, and no link mailed to it is good. */
export async function deactivateUser(context: Context, id: number): Promise<void> {
  const { db, user, clock } = context
  const now = clock.now()
  if (id === user.id) throw refuse('not_oneself')
  await holdAdministrators(db)
  if (!(await accountById(db, id))) throw notFound()
  if (!(await endAccount(db, id, now))) throw refuse('last_administrator')
  const ended = await endSessions(db, id, now)
  await endLinks(db, id, now)
  await endOrphans(db, now, id)
  await recordEvent(context, { what: 'user.deactivated', entity: 'user', id, after: { sessions: ended } })
}

export async function reactivateUser(
  context: Context,
  slots: UserSlots,
  id: number,
  version: number,
): Promise<void> {
  const { db, user, clock } = context
  const before = await keptUser(db, slots.seesAccount(user, 'u'), id, clock.now())
  if (!before) throw notFound()
  if (before.email.endsWith('@invalid')) throw refuse('account_erased')
  if (!(await reopenAccount(db, id, version, clock.now()))) throw refuseAny('changed_meanwhile')
  await recordEvent(context, { what: 'user.reactivated', entity: 'user', id })
}

/** The wrong passwords of an account are forgotten. */
export async function unlockUser(context: Context, id: number): Promise<void> {
  const account = await accountById(context.db, id)
  if (!account) throw notFound()
  await forgiveTries(context.db, subjectOf('login', account.email))
  await recordEvent(context, { what: 'user.unlocked', entity: 'user', id })
}

/** @returns how many sessions ended */
export async function endUserSessions(context: Context, id: number, session?: number): Promise<number> {
  const { db, clock } = context
  if (!(await accountById(db, id))) throw notFound()
  const ended = await endSessions(db, id, clock.now(), session === undefined ? {} : { only: session })
  if (session !== undefined && ended === 0) throw notFound()
  await recordEvent(context, { what: 'user.sessions_ended', entity: 'user', id, after: { ended } })
  return ended
}
