import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { itemToEdit } from '../editing.ts'
import { mailContent, wordsByLanguage } from '../mails.ts'
import { noteReminders, receiptsOf } from '../queries/audience.ts'
import { refuse } from '../refusals.ts'

const day = 24 * 3_600_000

/** Reminds those who have not confirmed a communication; nobody more than once a day. */
export async function remindReaders(context: Context, id: number): Promise<number> {
  const { db, clock } = context
  const { kind, state, mandatory } = await itemToEdit(context, id)
  if (state !== 'published' || !mandatory) throw refuse('content_not_out')
  const missing = (await receiptsOf(db, kind, id)).filter(({ read_at }) => read_at === null)
  const now = clock.now()
  const since = new Date(now.getTime() - day)
  const asked = missing.map((person) => person.id)
  const reminded = await noteReminders(db, id, asked, now, since)
  const wordsFor = wordsByLanguage(context, id)
  for (const person of missing.filter((one) => reminded.includes(one.id))) {
    const words = await wordsFor(person.language)
    if (words) await mailContent(context, { id, kind, mandatory, words }, person, true)
  }
  await recordEvent(context, {
    what: 'content.remind',
    entity: 'content',
    id,
    after: { people: reminded.length },
  })
  return reminded.length
}
