import { noticesPerPage } from '@mandato/contract/home/notices'
import { labelledIn } from '../content/index.ts'
import type { Context } from '../platform/context.ts'
import { chosenBy } from '../platform/mail/choices.ts'
import { toldOf } from './policy.ts'
import { noticesOf } from './queries/notices.ts'

/** A page of what the person is told of. */
export async function notices({ db, user, language, clock }: Context, before: number | undefined) {
  const kinds = toldOf(user, await chosenBy(db, user.id))
  if (kinds.length === 0) return { notices: [], older: false, unread: [] }
  const { notices: found, unread } = await noticesOf(
    db,
    { person: user, kinds, language, now: clock.now() },
    before,
  )
  const titles = found.flatMap(({ what, name }) => (what === 'content.out' ? [name] : []))
  const said = await labelledIn(db, titles, language)
  const labelled = found.map((one) => (one.what === 'content.out' ? { ...one, name: said(one.name) } : one))
  return {
    notices: labelled.slice(0, noticesPerPage),
    older: found.length > noticesPerPage,
    unread,
  }
}
