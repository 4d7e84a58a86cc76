import type { RegistrationForm } from '@mandato/contract/accounts/registration'
import { readVatNumber } from '@mandato/contract/fields/vat-number'
import { regionOfProvince } from '@mandato/contract/fields/provinces'
import { dayOf } from '../../platform/clock.ts'
import type { PublicContext, Services } from '../../platform/context.ts'
import { type Db, transaction } from '../../platform/db/db.ts'
import { recordEvent } from '../../platform/events.ts'
import { postMail } from '../../platform/mail/outbox.ts'
import { refuse as refuseAny } from '../../platform/refusals.ts'
import { countFromAddress } from '../queries/guesses.ts'
import {
  changeRegistration,
  insertRegistration,
  mailsSince,
  openRequestOf,
  registrationById,
  unconfirmedSince,
} from '../queries/registrations.ts'
import { accountByEmail } from '../queries/users.ts'
import { refuse } from '../refusals.ts'
import { registrationLetter } from './mails.ts'
import { mailsPerHour, requestsPerHour } from './rules.ts'
import type { RegistrationSlots } from './slots.ts'
import { registrationToken } from './token.ts'

export const registrationMailJob = 'registration-mail'
const hour = 3_600_000

/**
 * Takes a request in. Whatever the address, the same is done and answered here; what differs is done by the job
 * behind it, so that neither answer nor duration tells which addresses have an account.
 */
export async function requestRegistration(
  context: PublicContext,
  slots: RegistrationSlots,
  form: RegistrationForm,
): Promise<{ success: true }> {
  const { db, clock, ip, jobs } = context
  const now = clock.now()
  const wait = await countFromAddress(db, ip, now)
  if (wait > 0) throw refuse('too_many_tries', { seconds: wait }, { retryAfter: wait })
  if ((await unconfirmedSince(db, new Date(now.getTime() - hour))) >= requestsPerHour)
    throw refuse('too_many_tries', { seconds: 600 }, { retryAfter: 600 })
  const { privacy: _, privacy_version: shown, language = context.language, ...given } = form
  const version = await slots.privacyVersion(db, dayOf(now))
  // What was read is another text than the one that holds: it has to be read again.
  if (shown !== undefined && version !== null && shown !== version) throw refuseAny('changed_meanwhile')
  const country = form.type === 'italian_reseller' ? 'IT' : form.country.toUpperCase()
  const vat = readVatNumber(form.vat_number, country)
  const province = country === 'IT' ? form.province.toUpperCase() : form.province
  return transaction(db, (tx) =>
    context.once(tx, async () => {
      const row = {
        ...given,
        language,
        country,
        province,
        region: country === 'IT' ? regionOfProvince(province) : null,
        vat_number: form.vat_number.trim() === '' || 'fault' in vat ? form.vat_number : vat.value,
        customer_code: form.customer_code.toUpperCase(),
        privacy_version: version,
        ip,
      }
      const id = await insertRegistration(tx, row, now)
      await jobs.send(tx, registrationMailJob, { id })
      return { success: true }
    }),
  )
}

/**
 * The job behind it: mails the link that confirms the address. Where the address has an account or a request that
 * waits, its owner is told so instead, and nothing of either is touched.
 */
export async function mailConfirmation(services: Services & { readonly db: Db }, id: number): Promise<void> {
  const { clock, config } = services
  const now = clock.now()
  await transaction(services.db, async (tx) => {
    const request = await registrationById(tx, id)
    if (!request || request.state !== 'submitted' || request.mailed_at) return
    const { email, language, name } = request
    if ((await mailsSince(tx, email, new Date(now.getTime() - hour))) >= mailsPerHour) return
    const account = await accountByEmail(tx, email)
    const open = account ? undefined : await openRequestOf(tx, email, id)
    const at = `${config.publicUrl}/${language}`
    const [kind, url] = account
      ? (['known', `${at}/login`] as const)
      : open
        ? (['again', `${at}/registration/${await registrationToken(tx, open.id)}`] as const)
        : (['confirm', `${at}/registration/${await registrationToken(tx, id)}`] as const)
    const letter = registrationLetter(kind, language, { name, url })
    await postMail(
      { ...services, db: tx },
      { to: email, language, letter, brand: config.brandName, confidential: true },
    )
    await changeRegistration(tx, id, now, { mailed_at: now.toISOString() })
    await recordEvent(
      { db: tx },
      { what: `registration.mailed`, entity: 'registration', id, after: { kind } },
    )
  })
}
