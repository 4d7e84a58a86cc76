import type { ChangedUser, NewUser } from '@mandato/contract/accounts/user-rows'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound, refuse as refuseAny } from '../../platform/refusals.ts'
import { mailLink } from '../actions/recovery.ts'
import {
  agencyPlace,
  holdAdministrators,
  insertUser,
  keptUser,
  type KeptUser,
  knownClientsOf,
  setClients,
  updateUser,
  type UserValues,
} from '../queries/kept-users.ts'
import { accountByEmail } from '../queries/users.ts'
import { endViews } from '../queries/view-as.ts'
import { refuse } from '../refusals.ts'
import { firstPasswordWithin, monthsLater, pressMonths } from '../registration/rules.ts'
import type { UserSlots } from './slots.ts'

type New = z.output<typeof NewUser>
type Changed = z.output<typeof ChangedUser>

/** Makes an account without a password and mails the link that sets its first one. */
export async function inviteUser(
  context: Context,
  slots: UserSlots,
  { email, client_ids: clients, ...given }: New,
): Promise<number> {
  const { db, clock } = context
  await judgePlaces(context, slots, given.agency_id, clients)
  if (await accountByEmail(db, email)) throw refuse('email_taken', {}, { fields: { email: 'taken' } })
  const values = valuesOf(given, null, clock.now())
  const id = await insertUser(db, email, values)
  await setClients(db, id, clients)
  await recordEvent(context, {
    what: 'user.invited',
    entity: 'user',
    id,
    after: { ...logged(values), ...(clients.length > 0 && { client_ids: clients }) },
  })
  await mailLink(context, { id, email, ...given }, 'invited', firstPasswordWithin)
  return id
}

/**
 * Changes an account. Nobody changes his own type, and the last administrator stays one, also when two are made
 * something else at once.
 */
export async function changeUser(
  context: Context,
  slots: UserSlots,
  id: number,
  given: Changed,
): Promise<void> {
  const { db, user, clock } = context
  const now = clock.now()
  const { version, client_ids: clients, ...rest } = given
  if (rest.user_type !== 1) await holdAdministrators(db)
  const before = await keptUser(db, slots.seesAccount(user, 'u'), id, now)
  if (!before || before.email.endsWith('@invalid')) throw notFound()
  if (before.version !== version) throw refuseAny('changed_meanwhile')
  if (id === user.id && rest.user_type !== before.user_type) throw refuse('not_oneself')
  await judgePlaces(context, slots, rest.agency_id, clients)
  const values = valuesOf(rest, before, now)
  if (!(await updateUser(db, id, version, now, values)))
    throw (await changedMeanwhile(context, slots, id, version))
      ? refuseAny('changed_meanwhile')
      : refuse('last_administrator')
  await setClients(db, id, clients)
  // With other areas he might not see whom he looks as.
  await endViews(db, id, now)
  const moved = before.agency !== null && before.agency.id !== values.agency_id
  // His clients stay with the agency; the next file of the ERP, or head office, gives them to a colleague.
  const released = moved ? await slots.releaseClients(db, id) : 0
  await recordEvent(context, {
    what: moved && values.agency_id !== null ? 'user.moved' : 'user.changed',
    entity: 'user',
    id,
    ...differing(
      {
        ...logged(before),
        agency_id: before.agency?.id ?? null,
        client_ids: before.clients.map((c) => c.id),
        released: 0,
      },
      { ...logged(values), agency_id: values.agency_id, client_ids: clients, released },
    ),
  })
}

async function changedMeanwhile(
  context: Context,
  slots: UserSlots,
  id: number,
  version: number,
): Promise<boolean> {
  const now = await keptUser(context.db, slots.seesAccount(context.user, 'u'), id, context.clock.now())
  return now?.version !== version
}

async function judgePlaces(
  { db }: Context,
  slots: UserSlots,
  agencyId: number | null | undefined,
  clients: readonly number[],
) {
  if (agencyId && !(await agencyPlace(db, agencyId)))
    throw refuse('agency_unknown', {}, { fields: { agency_id: 'unknown' } })
  // Locked, then read: no account is linked to a client that is being deleted.
  await slots.holdClients(db, clients)
  if (clients.length > 0 && (await knownClientsOf(db, clients)) !== new Set(clients).size)
    throw refuse('client_unknown', {}, { fields: { client_ids: 'unknown' } })
}

/** The press has its twelve months, whoever lets it in; nobody else's account ends by itself. */
function valuesOf(given: Omit<New, 'email' | 'client_ids'>, before: KeptUser | null, now: Date): UserValues {
  const profile = given.profile ?? null
  const end = before?.profile === 'press' ? before.expires_at : monthsLater(now, pressMonths).toISOString()
  return {
    name: given.name,
    phone: given.phone,
    language: given.language,
    user_type: given.user_type,
    profile,
    agency_id: given.agency_id ?? null,
    areas: given.areas,
    permissions: given.permissions,
    expires_at: profile === 'press' ? end : null,
  }
}

/** Names and telephone numbers are the person's and not the log's; that they changed is said. */
const logged = ({ user_type, profile, language, areas, permissions }: UserValues | KeptUser) => ({
  user_type,
  profile,
  language,
  areas,
  permissions,
})

/** Only what differs. */
function differing<T extends Readonly<Record<string, unknown>>>(before: T, after: T) {
  const keys = Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  const only = (of: T) => Object.fromEntries(keys.map((key) => [key, of[key]]))
  return { before: only(before), after: only(after) }
}
