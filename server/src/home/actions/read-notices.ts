import type { noticesCalls } from '@mandato/contract/home/notices'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/refusals.ts'
import { toldOf } from '../policy.ts'
import { markAll, markThing } from '../queries/notices.ts'

type Given = z.output<(typeof noticesCalls)['readNotices']['body']>

/** Marks notices as read for the asking person only; those out of scope cannot be marked. */
export async function readNotices({ db, user }: Context, given: Given): Promise<void> {
  if ('up_to' in given) return markAll(db, user, toldOf(user), given.up_to)
  if (!(await markThing(db, user, toldOf(user), given))) throw notFound()
}
