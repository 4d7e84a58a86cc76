import type { PublicContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/db.ts'
import { recordEvent } from '../../platform/events.ts'
import { postMail } from '../../platform/mail/outbox.ts'
import { administrators } from '../queries/administrators.ts'
import {
  changeRegistration,
  holdRegistration,
  registrationById,
  type StoredRegistration,
} from '../queries/registrations.ts'
import { refuse } from '../refusals.ts'
import { registrationLetter } from './mails.ts'
import { confirmWithin } from './rules.ts'
import { registrationToken, requestOf } from './token.ts'

const dead = () => refuse('link_used_or_expired')

/** How a request stands, for whoever holds its link. Reading changes nothing. */
export async function registrationStatus(context: PublicContext, token: string) {
  const id = await requestOf(context.db, token)
  const one = id === null ? undefined : await registrationById(context.db, id)
  if (!one || one.erased_at || hasLapsed(one, context.clock.now())) throw dead()
  const { state, type, name, email, since, question, answer, note } = one
  return { state, type, name, email, since, question, answer, note }
}

/** Two days after it was asked a link confirms nothing, be it that the nightly job was not there yet. */
const hasLapsed = (one: Pick<StoredRegistration, 'state' | 'created_at'>, now: Date): boolean =>
  one.state === 'lapsed' ||
  (one.state === 'submitted' && new Date(one.created_at).getTime() + confirmWithin < now.getTime())

async function held(context: PublicContext, token: string): Promise<StoredRegistration> {
  const id = await requestOf(context.db, token)
  const one = id === null ? undefined : await holdRegistration(context.db, id)
  if (!one || one.erased_at || hasLapsed(one, context.clock.now())) throw dead()
  return one
}

/** Confirms the address by a press on the page's button. Pressed again it stays as it is. */
export async function confirmRegistration(context: PublicContext, token: string): Promise<void> {
  const one = await held(context, token)
  if (one.state !== 'submitted') return
  const { db, clock, ip } = context
  const now = clock.now()
  await changeRegistration(db, one.id, now, { state: 'verified', confirmed_at: now.toISOString() })
  await recordEvent({ db, ip }, { what: 'registration.verified', entity: 'registration', id: one.id })
  await tell(context, one, 'received')
  await tellHeadOffice(context, one)
}

export async function answerRegistration(context: PublicContext, token: string, text: string): Promise<void> {
  const one = await held(context, token)
  if (one.state !== 'info_requested') throw refuse('registration_not_in_state')
  const { db, clock, ip } = context
  await changeRegistration(db, one.id, clock.now(), { state: 'verified', answer: text })
  await recordEvent({ db, ip }, { what: 'registration.answered', entity: 'registration', id: one.id })
  await tellHeadOffice(context, one)
}

type Told = Pick<PublicContext, 'db' | 'jobs' | 'config'>

/** Writes to the applicant in the language of the request. */
export async function tell(
  services: Told,
  one: StoredRegistration,
  kind: 'received' | 'question' | 'rejected',
  reason = '',
): Promise<void> {
  const { db, config } = services
  const url = `${config.publicUrl}/${one.language}/registration/${await registrationToken(db, one.id)}`
  const letter = registrationLetter(kind, one.language, { name: one.name, url, reason })
  await postMail(services, { to: one.email, language: one.language, letter, brand: config.brandName })
}

async function tellHeadOffice(services: Told & { readonly db: Db }, one: StoredRegistration): Promise<void> {
  const { db, config } = services
  for (const { email, name, language } of await administrators(db)) {
    const url = `${config.publicUrl}/${language}/registrations/${one.id}`
    const whom = [`${one.name} ${one.surname}`, one.company || one.magazine].filter(Boolean).join(', ')
    const letter = registrationLetter('waiting', language, { name, url, whom })
    await postMail(services, { to: email, language, letter, brand: config.brandName })
  }
}
