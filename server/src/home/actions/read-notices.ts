import type { noticesCalls } from '@mandato/contract/home/notices'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/refusals.ts'
import { chosenBy } from '../../platform/mail/choices.ts'
import { toldOf } from '../policy.ts'
import { markAll, markThing } from '../queries/notices.ts'

type Given = z.output<(typeof noticesCalls)['readNotices']['body']>

/** Marks notices as read for the asking person only; those out of scope cannot be marked. */
export async function readNotices({ db, user, language, clock }: Context, given: Given): Promise<void> {
  const told = { person: user, kinds: toldOf(user, await chosenBy(db, user.id)), language, now: clock.now() }
  if ('up_to' in given) return markAll(db, told, given.up_to)
  if (!(await markThing(db, told, given))) throw notFound()
}
