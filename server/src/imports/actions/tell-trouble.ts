import { administrators } from '../../accounts/index.ts'
import { transaction } from '../../platform/db.ts'
import { postMail } from '../../platform/mail/outbox.ts'
import type { Parts } from '../../platform/parts.ts'
import { troubleLetter } from '../mails.ts'
import { takeTroubled } from '../queries/troubled.ts'

/** Writes to the administrators about imports that ended with errors: most come in at night, with nobody there. */
export async function tellTrouble({ db, jobs, clock, config }: Parts): Promise<void> {
  await transaction(db, async (tx) => {
    const troubled = await takeTroubled(tx, clock.now())
    if (troubled.length === 0) return
    const people = await administrators(tx)
    for (const one of troubled)
      for (const { email, name, language } of people) {
        const url = `${config.publicUrl}/${language}/imports/${one.id}`
        const letter = troubleLetter(one, language, name, url)
        await postMail({ db: tx, jobs }, { to: email, language, brand: config.brandName, letter })
      }
  })
}
