import type { ViewList } from '@mandato/contract/domains'
import { sharedAtMost } from '@mandato/contract/accounts/views'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/refusals.ts'
import { seesList } from './policy.ts'
import { type KeptView, nameablePeople, viewsOf, viewsSharedWith } from './queries/views.ts'

/** A person's own views of a list he sees, and those that are shared with him. */
export async function savedViews({ db, user }: Context, list: ViewList) {
  if (!seesList(user.role, list)) throw refuse('not_allowed')
  const own = await viewsOf(db, user.id, list)
  return [...own, ...(await viewsSharedWith(db, user, list, sharedAtMost.views))].map(answered)
}

const answered = ({ id, name, search, owner, shared_with, people }: KeptView) => ({
  id,
  name,
  search,
  owner,
  shared:
    shared_with === null
      ? null
      : shared_with === 'people'
        ? { with: shared_with, people: [...people] }
        : { with: shared_with },
})

const typesOf = { admin: 1, agent: 2, sales: 4 } as const

/** Whom a view of this list can be shared with by name: those who see it. */
export async function viewPeople({ db, user }: Context, list: ViewList, typed: string | undefined) {
  if (!seesList(user.role, list)) throw refuse('not_allowed')
  const types = (['admin', 'agent', 'sales'] as const).filter((role) => seesList(role, list))
  return nameablePeople(
    db,
    user,
    typed,
    types.map((role) => typesOf[role]),
  )
}
