import type { Language } from '@mandato/contract/words'
import type { Services } from '../../platform/context.ts'
import { type Db, transaction } from '../../platform/db/db.ts'
import { recordEvent } from '../../platform/events.ts'
import { postMail } from '../../platform/mail/outbox.ts'
import { eraseEnded, lapseUnconfirmed } from '../queries/registrations.ts'
import { endExpired, toTellOfExpiry } from '../queries/expiry.ts'
import { registrationLetter } from './mails.ts'
import { confirmWithin, eraseAfterMonths, monthsLater, tellBefore } from './rules.ts'

/** Once a night: what nobody confirmed lapses, what was refused is emptied, accounts of the press end or are told so. */
export async function registrationNight(services: Services & { readonly db: Db }): Promise<void> {
  const { clock, log, config } = services
  const now = clock.now()
  await transaction(services.db, async (tx) => {
    const lapsed = await lapseUnconfirmed(tx, new Date(now.getTime() - confirmWithin), now)
    const erased = await eraseEnded(tx, monthsLater(now, -eraseAfterMonths), now)
    const ended = await endExpired(tx, now)
    for (const id of ended) await recordEvent({ db: tx }, { what: 'user.expired', entity: 'user', id })
    const ending = await toTellOfExpiry(tx, now, new Date(now.getTime() + tellBefore))
    for (const { email, name, language: spoken, day } of ending) {
      const language = spoken as Language
      const url = `${config.publicUrl}/${language}`
      const letter = registrationLetter('ending', language, { name, url, day })
      await postMail({ ...services, db: tx }, { to: email, language, letter, brand: config.brandName })
    }
    log.info({ lapsed, erased, ended: ended.length, told: ending.length }, 'registrations of the night')
  })
}
