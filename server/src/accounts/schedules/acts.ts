import type { EventName } from '@mandato/contract/audit/event-words'
import type { scheduleCalls } from '@mandato/contract/accounts/schedule-calls'
import { schedulesAtMost } from '@mandato/contract/accounts/schedule-names'
import { viewsPerList } from '@mandato/contract/accounts/views'
import type * as z from 'zod'
import type { Context, PublicContext } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound, refuse as refuseCommon } from '../../platform/refusals.ts'
import {
  changeKept,
  countSchedules,
  deleteKept,
  holdEnded,
  holdSchedule,
  insertSchedule,
  liveSchedule,
} from '../queries/schedules.ts'
import {
  countViews,
  holdViews,
  insertView,
  type KeptView,
  viewCalled,
  viewToSchedule,
} from '../queries/views.ts'
import { refuse } from '../refusals.ts'
import { scheduleOfToken } from './end-link.ts'
import { questionOf } from './question.ts'
import { nextRun, type Rhythm } from './rules.ts'

type Given = z.output<(typeof scheduleCalls)['createSchedule']['body']>
type Changed = z.output<(typeof scheduleCalls)['changeSchedule']['body']>

const rhythmOf = ({ output, every, weekday, day }: Pick<Given, 'output'> & Rhythm) => ({
  output,
  every,
  weekday: weekday ?? null,
  day: day ?? null,
})

/** Plans one of one's own views as a file by mail. */
export async function createSchedule(context: Context, given: Given): Promise<number> {
  const { db, user, clock } = context
  await holdViews(db, user.id)
  const view = await viewToSchedule(db, user.id, given.view_id)
  if (!view) throw notFound()
  return plan(context, view, { ...rhythmOf(given), next: nextRun(clock.now(), given) })
}

async function plan(
  context: Context,
  view: Pick<KeptView, 'id' | 'name' | 'search'> & { readonly list: Parameters<typeof questionOf>[0] },
  rhythm: ReturnType<typeof rhythmOf> & { readonly next: Date },
): Promise<number> {
  const { db, user } = context
  if (!questionOf(view.list, view.search, user)) throw refuse('view_makes_no_file')
  if ((await countSchedules(db, user.id)) >= schedulesAtMost)
    throw refuse('too_many_schedules', { n: schedulesAtMost })
  const id = await insertSchedule(db, { ...rhythm, user: user.id, agency: user.agencyId, view })
  await record(context, 'schedule.created', id, view.list)
  return id
}

export async function changeSchedule(context: Context, id: number, given: Changed): Promise<void> {
  const { db, user, clock } = context
  const kept = await holdSchedule(db, user.id, id)
  if (!kept) throw notFound()
  if (kept.version !== given.version) throw refuseCommon('changed_meanwhile')
  if (kept.view_id === null && !given.paused) throw refuse('schedule_without_view')
  const now = clock.now()
  await changeKept(db, id, { ...rhythmOf(given), paused: given.paused, next: nextRun(now, given) })
  await record(context, 'schedule.changed', id, kept.list)
}

export async function deleteSchedule(context: Context, id: number): Promise<void> {
  const kept = await holdSchedule(context.db, context.user.id, id)
  if (!kept) throw notFound()
  await deleteKept(context.db, id)
  await record(context, 'schedule.deleted', id, kept.list)
}

/** What the link of a mail would end. */
export async function scheduleToEnd({ db, clock }: PublicContext, token: string) {
  const id = await scheduleOfToken(db, token, clock.now())
  const found = id === null ? undefined : await liveSchedule(db, id)
  if (!found) throw refuse('link_used_or_expired')
  return found
}

/** Ends it, by the link alone: of two who press at once one finds it. */
export async function endByLink(context: PublicContext, token: string): Promise<void> {
  const { id, user_id } = await scheduleToEnd(context, token)
  if (!(await deleteKept(context.db, id))) throw refuse('link_used_or_expired')
  await recordEvent(context, { what: 'schedule.ended_by_link', entity: 'schedule', id, after: { user_id } })
}

/** Takes over what ended with its owner: the view as a copy, the schedule with one's own rights. */
export async function takeOverSchedule(context: Context, id: number): Promise<number> {
  const { db, user, clock } = context
  await holdViews(db, user.id)
  const ended = await holdEnded(db, id)
  if (!ended) throw notFound()
  const { list, search, name } = ended
  if (!search) throw refuse('schedule_without_view')
  if ((await countViews(db, user.id, list)) >= viewsPerList)
    throw refuse('too_many_views', { n: viewsPerList })
  const free = await freeName(context, list, ended.view_name ?? name)
  const view = {
    id: await insertView(db, { userId: user.id, list, name: free, search }),
    list,
    name: free,
    search,
  }
  const taken = await plan(context, view, { ...rhythmOf(ended), next: nextRun(clock.now(), ended) })
  await deleteKept(db, id)
  await record(context, 'schedule.taken_over', id, list)
  return taken
}

/** Its name, or the next number where one's own view is called so already. */
async function freeName(
  { db, user }: Context,
  list: Parameters<typeof questionOf>[0],
  name: string,
): Promise<string> {
  for (let n = 1; ; n += 1) {
    const tried = n === 1 ? name : `${name.slice(0, 54)} (${n})`
    if (!(await viewCalled(db, user.id, list, tried))) return tried
  }
}

export async function forgetSchedule(context: Context, id: number): Promise<void> {
  const ended = await holdEnded(context.db, id)
  if (!ended) throw notFound()
  await deleteKept(context.db, id)
  await record(context, 'schedule.forgotten', id, ended.list)
}

/** Without filters and names, which are personal. */
const record = (context: Context, what: EventName, id: number, list: string): Promise<void> =>
  recordEvent(context, { what, entity: 'schedule', id, after: { list } })
