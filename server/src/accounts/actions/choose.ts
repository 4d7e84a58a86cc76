import type { accountsCalls } from '@mandato/contract/accounts/calls'
import { type NoticeKind, reaches, waysOf } from '@mandato/contract/domains'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { keepChoices, keepHabits } from '../../platform/mail/choices.ts'
import { holds } from '../../platform/person.ts'
import { keepLanguage } from '../queries/users.ts'
import { refuse } from '../refusals.ts'

type Given = z.output<(typeof accountsCalls)['updateMe']['body']>

/** Keeps what a person chooses about themselves; of notices only those that can reach them, and only ways these come. */
export async function choose(context: Context, given: Given): Promise<void> {
  const { db, user } = context
  const { language, notices = {}, ...habits } = given
  for (const [kind, way] of Object.entries(notices) as [NoticeKind, string][])
    if (!reaches(kind, user, (needed) => holds(user, needed)) || !waysOf(kind).some((one) => one === way))
      throw refuse('not_told_so', {}, { fields: { notices: 'one_of' } })
  if (language) await keepLanguage(db, user.id, language)
  await keepChoices(db, user.id, notices)
  await keepHabits(db, user.id, habits)
  await recordEvent(context, {
    what: 'user.choices_changed',
    entity: 'user',
    id: user.id,
    before: { language: user.language },
    after: given,
  })
}
