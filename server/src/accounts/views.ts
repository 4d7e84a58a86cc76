import type { ViewList } from '@mandato/contract/accounts/views'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/refusals.ts'
import { seesList } from './policy.ts'
import { viewsOf } from './queries/views.ts'

/** A person's own views of a list he sees. */
export async function savedViews({ db, user }: Context, list: ViewList) {
  if (!seesList(user.role, list)) throw refuse('not_allowed')
  return viewsOf(db, user.id, list)
}
