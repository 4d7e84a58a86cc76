import { type viewsCalls, viewsPerList } from '@mandato/contract/accounts/views'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound, refuse as refuseCommon } from '../../platform/refusals.ts'
import { seesList } from '../policy.ts'
import {
  changeView,
  countViews,
  holdViews,
  insertView,
  ownView,
  removeView,
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

const nameTaken = () => refuse('view_name_taken', {}, { fields: { name: 'taken' } })

/** Records only that it was done: filters and names of views are personal. */
const record = (context: Context, what: string, id: number, list: string): Promise<void> =>
  recordEvent(context, { what, entity: 'view', id, after: { list } })
