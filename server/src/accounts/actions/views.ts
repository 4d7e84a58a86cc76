import { type viewsCalls, viewsPerList } from '@mandato/contract/accounts/views'
import type { EventName } from '@mandato/contract/audit/event-words'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound, refuse as refuseCommon } from '../../platform/refusals.ts'
import { seesList } from '../policy.ts'
import { giveBackView } from '../queries/schedules.ts'
import {
  changeView,
  countNameable,
  countViews,
  holdViews,
  insertView,
  ownView,
  removeView,
  shareWith,
  viewCalled,
} from '../queries/views.ts'
import { refuse } from '../refusals.ts'

type Given = z.output<(typeof viewsCalls)['saveView']['body']>

/** Saves a view; one of the same name is replaced only if the person confirmed it. */
export async function saveView(context: Context, { list, name, search, replace }: Given): Promise<number> {
  const { db, user } = context
  if (!seesList(user.role, list)) throw refuseCommon('not_allowed')
  await holdViews(db, user.id)
  const former = await viewCalled(db, user.id, list, name)
  if (former && !replace) throw nameTaken()
  if (!former && (await countViews(db, user.id, list)) >= viewsPerList)
    throw refuse('too_many_views', { n: viewsPerList })
  const id = former?.id ?? (await insertView(db, { userId: user.id, list, name, search }))
  if (former) await changeView(db, id, { name, search })
  else await giveBackView(db, user.id, { id, list, name })
  await record(context, former ? 'view.replaced' : 'view.saved', id, list)
  return id
}

export async function renameView(context: Context, id: number, name: string): Promise<void> {
  const { db, user } = context
  await holdViews(db, user.id)
  const view = await ownView(db, user.id, id)
  if (!view) throw notFound()
  const other = await viewCalled(db, user.id, view.list, name)
  if (other && other.id !== id) throw nameTaken()
  await changeView(db, id, { name })
  await record(context, 'view.renamed', id, view.list)
}

export async function deleteView(context: Context, id: number): Promise<void> {
  const view = await ownView(context.db, context.user.id, id)
  if (!view) throw notFound()
  await removeView(context.db, id)
  await record(context, 'view.deleted', id, view.list)
}

/** Shows a view to others: to the own agency, to head office, or to people one may name. */
export async function shareView(
  context: Context,
  id: number,
  shown: z.output<(typeof viewsCalls)['shareView']['body']>['with'],
): Promise<void> {
  const { db, user } = context
  await holdViews(db, user.id)
  const view = await ownView(db, user.id, id)
  if (!view) throw notFound()
  if (shown === 'agency' && user.agencyId === null) throw refuse('no_agency_to_share')
  const people = typeof shown === 'string' ? [] : [...new Set(shown)]
  // Like an unknown one: that there is such a person is not told.
  if ((await countNameable(db, user, people)) < people.length) throw refuse('person_unknown')
  await shareWith(db, id, typeof shown === 'string' ? shown : people, user.agencyId)
  await record(context, 'view.shared', id, view.list)
}

export async function unshareView(context: Context, id: number): Promise<void> {
  const view = await ownView(context.db, context.user.id, id)
  if (!view) throw notFound()
  await shareWith(context.db, id, null, null)
  await record(context, 'view.unshared', id, view.list)
}

const nameTaken = () => refuse('view_name_taken', {}, { fields: { name: 'taken' } })

/** Records only that it was done: filters and names of views are personal. */
const record = (context: Context, what: EventName, id: number, list: string): Promise<void> =>
  recordEvent(context, { what, entity: 'view', id, after: { list } })
