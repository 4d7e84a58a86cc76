import type { decisions } from '@mandato/contract/accounts/registration-calls'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound, refuse as refuseAny } from '../../platform/refusals.ts'
import { mailLink } from '../actions/recovery.ts'
import { registrationInSight } from '../queries/registration-list.ts'
import { changeRegistration, holdRegistration, type StoredRegistration } from '../queries/registrations.ts'
import { accountByEmail, extendAccount, insertRegistered, linkClient } from '../queries/users.ts'
import { refuse } from '../refusals.ts'
import { tell } from './applicant.ts'
import { firstPasswordWithin, monthsLater, pressMonths, stateAfter } from './rules.ts'
import type { RegistrationSlots } from './slots.ts'

export interface Decided {
  readonly decision: (typeof decisions)[number]
  readonly client_id?: number | null | undefined
  readonly note: string
  readonly version?: number | undefined
}

/** Decides a request: of two who decide at once the second is told that it is decided. */
export async function decideRegistration(
  context: Context,
  slots: RegistrationSlots,
  id: number,
  given: Decided,
): Promise<void> {
  const { db, user, clock } = context
  const now = clock.now()
  if (!(await registrationInSight(db, slots.sees(user, 'r'), id))) throw notFound()
  const one = await holdRegistration(db, id)
  if (!one) throw notFound()
  if (given.version !== undefined && given.version !== one.version) throw refuseAny('changed_meanwhile')
  const isOpen = one.state === 'verified' || (one.state === 'info_requested' && given.decision !== 'ask')
  if (!isOpen) throw refuse('registration_not_in_state')
  const { decision, note } = given
  const decided = { decided_by: user.id, decided_at: now.toISOString() }
  if (decision === 'ask') await changeRegistration(db, id, now, { state: 'info_requested', question: note })
  else if (decision === 'approve') {
    const userId = await openAccount(context, slots, one, given.client_id ?? null)
    await changeRegistration(db, id, now, { state: 'approved', user_id: userId, note, ...decided })
  } else {
    // Whoever sends spam learns nothing from it, neither by mail nor on the page of the request.
    const told = decision === 'reject' ? note : ''
    await changeRegistration(db, id, now, { state: 'rejected', note: told, ...decided })
  }
  await recordEvent(context, {
    what: `registration.${stateAfter[decision]}`,
    entity: 'registration',
    id,
    before: { state: one.state },
    after: { state: stateAfter[decision], note, ...(given.client_id && { client_id: given.client_id }) },
  })
  if (decision === 'ask') await tell(context, one, 'question', note)
  if (decision === 'reject') await tell(context, one, 'rejected', note)
}

/** Makes the account of an approved request and mails the link that sets its first password. */
async function openAccount(
  context: Context,
  slots: RegistrationSlots,
  one: StoredRegistration,
  clientId: number | null,
): Promise<number> {
  const { db, user, clock } = context
  const now = clock.now()
  if (await accountByEmail(db, one.email)) throw refuse('email_taken')
  if (clientId !== null && (one.type === 'press' || !(await slots.isClientInSight(db, user, clientId))))
    throw refuse('client_unknown', {}, { fields: { client_id: 'unknown' } })
  const name = `${one.name} ${one.surname}`
  const id = await insertRegistered(db, {
    email: one.email,
    name,
    profile: one.type,
    language: one.language,
    phone: one.phone,
    expiresAt: one.type === 'press' ? monthsLater(now, pressMonths) : null,
  })
  if (clientId !== null) await linkClient(db, id, clientId)
  await recordEvent(context, {
    what: 'user.created',
    entity: 'user',
    id,
    after: { user_type: 3, profile: one.type, registration: one.id, client_id: clientId },
  })
  await mailLink(
    context,
    { id, email: one.email, name, language: one.language },
    'approved',
    firstPasswordWithin,
  )
  return id
}

/** Another twelve months for the press, counted from the end or, when that is past, from now. */
export async function renewRegistration(context: Context, id: number): Promise<void> {
  const { db, clock } = context
  const one = await holdRegistration(db, id)
  if (!one) throw notFound()
  if (one.type !== 'press' || one.user_id === null) throw refuse('registration_not_in_state')
  const until = await extendAccount(db, one.user_id, clock.now(), pressMonths)
  await recordEvent(context, { what: 'user.renewed', entity: 'user', id: one.user_id, after: { until } })
}
