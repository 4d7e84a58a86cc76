import { noticesPerPage } from '@mandato/contract/home/notices'
import type { Context } from '../platform/context.ts'
import { toldOf } from './policy.ts'
import { noticesOf } from './queries/notices.ts'

/** A page of what the person is told of. */
export async function notices({ db, user }: Context, before: number | undefined) {
  const kinds = toldOf(user)
  if (kinds.length === 0) return { notices: [], older: false, unread: [] }
  const { notices: found, unread } = await noticesOf(db, user, kinds, before)
  return {
    notices: found.slice(0, noticesPerPage),
    older: found.length > noticesPerPage,
    unread,
  }
}
