import { calls, type HandlerOutput } from '@mandato/contract'
import type { usersCalls } from '@mandato/contract/accounts/user-calls'
import { reachOf } from '@mandato/contract/areas'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/refusals.ts'
import { factorsOf, hasFactor } from '../queries/factors.ts'
import { agencyPlace, clientsOfAgent, keptUser, lockedUntil, unfinishedOf } from '../queries/kept-users.ts'
import { roleOf } from '../rules.ts'
import { subjectOf } from '../secrets.ts'
import type { UserSlots } from './slots.ts'

/** One account, with what it may do in each area. */
export async function oneUser(
  context: Context,
  slots: UserSlots,
  id: number,
): Promise<HandlerOutput<typeof usersCalls.user>> {
  const { db, user, clock } = context
  const now = clock.now()
  const found = await keptUser(db, slots.seesAccount(user, 'u'), id, now)
  if (!found) throw notFound()
  const role = roleOf(found.user_type, found.profile, found.clients.length)
  const counts = found.agency ? await clientsOfAgent(db, id, found.agency.id) : null
  const keeps = user.role === 'admin'
  const erased = found.email.endsWith('@invalid')
  return {
    ...found,
    role,
    agency_clients: counts?.agency_clients ?? null,
    own_clients: counts?.own_clients ?? null,
    locked_until: await lockedUntil(db, subjectOf('login', found.email), now),
    reach: reachOf(calls, role, found.user_type === 4 ? found.permissions : []),
    may: {
      view_as: (found.user_type === 2 || found.user_type === 3) && found.state !== 'off',
      remove_factors: keeps && id !== user.id && hasFactor(await factorsOf(db, id)),
      edit: keeps && !erased,
      deactivate: keeps && found.state !== 'off' && id !== user.id,
      reactivate: keeps && found.state === 'off' && !erased,
    },
  }
}

/** What changes for an agent who moves to another agency, and what he leaves behind. */
export async function moveEffects(
  context: Context,
  slots: UserSlots,
  id: number,
  agencyId: number,
): Promise<HandlerOutput<typeof usersCalls.moveEffects>> {
  const { db, user, clock } = context
  const found = await keptUser(db, slots.seesAccount(user, 'u'), id, clock.now())
  const to = await agencyPlace(db, agencyId)
  if (!found?.agency || !to) throw notFound()
  const now = await clientsOfAgent(db, id, found.agency.id)
  const then = await clientsOfAgent(db, id, to.id)
  return {
    from: found.agency,
    to,
    clients_lost: now.agency_clients,
    clients_gained: then.agency_clients,
    own_clients: now.own_clients,
    ...(await unfinishedOf(db, id)),
  }
}
