import { administrators } from '../../accounts/index.ts'
import { type Db, transaction } from '../../platform/db/db.ts'
import { recordEvent } from '../../platform/events.ts'
import { postMail } from '../../platform/mail/outbox.ts'
import type { Parts } from '../../platform/parts.ts'
import { troubleLetter } from '../mails.ts'
import { takeTroubled, type Troubled } from '../queries/troubled.ts'

/**
 * Writes to the administrators about imports that ended with errors, and leaves a notice for who may bring in files:
 * most come in at night, with nobody there.
 */
export async function tellTrouble({ db, jobs, clock, config }: Parts): Promise<void> {
  await transaction(db, async (tx) => {
    const troubled = await takeTroubled(tx, clock.now())
    if (troubled.length === 0) return
    const people = await administrators(tx)
    for (const one of troubled) {
      await note(tx, one)
      for (const { email, name, language } of people) {
        const url = `${config.publicUrl}/${language}/imports/${one.id}`
        const letter = troubleLetter(one, language, name, url)
        const notice = { kind: noticeOf(one), site: config.publicUrl }
        await postMail({ db: tx, jobs }, { to: email, language, brand: config.brandName, letter, notice })
      }
    }
  })
}

const noticeOf = ({ state }: Pick<Troubled, 'state'>) =>
  state === 'failed' ? ('import.failed' as const) : ('import.rejected_rows' as const)

/** Not the act of a person: the one who started the import is notified like the others. */
const note = (tx: Db, { id, kind, state, file_name: file, rejected }: Troubled): Promise<void> =>
  recordEvent(
    { db: tx },
    {
      what: noticeOf({ state }),
      entity: 'import',
      id,
      after: { kind, file, rejected },
      notice: true,
    },
  )
