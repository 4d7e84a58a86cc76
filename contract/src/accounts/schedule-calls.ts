import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { viewLists } from '../domains.ts'
import { instant } from '../fields/dates.ts'
import { done, id, saved } from '../fields/fields.ts'
import { everies, runFaults, scheduleEnds, scheduleOutputs, schedulesAtMost } from './schedule-names.ts'

const whoSchedules = ['admin', 'sales', 'agent'] as const

const rhythm = {
  output: z.enum(scheduleOutputs),
  every: z.enum(everies),
  /** 1 is Monday; of weekly ones. */
  weekday: z.int().min(1).max(7).optional(),
  /** Of monthly ones; in a shorter month its last day. */
  day: z.int().min(1).max(31).optional(),
}
const fits = ({ every, weekday, day }: { every?: string; weekday?: number; day?: number }) =>
  (every === 'week') === (weekday !== undefined) && (every === 'month') === (day !== undefined)

export const Schedule = z
  .object({
    id: z.int(),
    /** Null where the view was deleted since. */
    view_id: z.int().nullable(),
    name: z.string(),
    list: z.enum(viewLists),
    output: z.enum(scheduleOutputs),
    every: z.enum(everies),
    weekday: z.int().nullable(),
    day: z.int().nullable(),
    paused: z.boolean(),
    next_run_at: instant,
    last: z
      .object({
        at: instant,
        /** Null: it was sent. */
        fault: z.enum(runFaults).nullable(),
        rows: z.int().nullable(),
      })
      .nullable(),
    version: z.int(),
  })
  .meta({ id: 'Schedule' })

const endLink = z.object({ token: z.string().min(20).max(200) })

export const scheduleCalls = defineCalls({
  schedules: {
    method: 'GET',
    path: '/api/v1.0/me/schedules',
    summary: 'One’s own scheduled exports, with the last and the next run of each',
    roles: whoSchedules,
    effect: 'read',
    response: z.array(Schedule).max(schedulesAtMost),
  },
  createSchedule: {
    method: 'POST',
    path: '/api/v1.0/me/schedules',
    summary:
      'Mails one of one’s own views as a file every day, week or month at seven in Rome, with the rights one has then',
    roles: whoSchedules,
    effect: 'write',
    body: z
      .strictObject({ view_id: id, ...rhythm })
      .refine(fits, { path: ['every'], params: { code: 'one_of' } }),
    response: saved,
    refuses: ['too_many_schedules', 'view_makes_no_file'],
    leadsTo: { changeSchedule: { id: 'response.id' }, deleteSchedule: { id: 'response.id' } },
  },
  changeSchedule: {
    method: 'PUT',
    path: '/api/v1.0/me/schedules/{id}',
    summary: 'Changes when one of one’s scheduled exports comes and as what, pauses it or lets it go on',
    roles: whoSchedules,
    effect: 'write',
    params: z.object({ id }),
    body: z
      .strictObject({ version: z.int(), paused: z.boolean(), ...rhythm })
      .refine(fits, { path: ['every'], params: { code: 'one_of' } }),
    response: saved,
    refuses: ['changed_meanwhile', 'schedule_without_view'],
  },
  deleteSchedule: {
    method: 'DELETE',
    path: '/api/v1.0/me/schedules/{id}',
    summary: 'Deletes one of one’s scheduled exports',
    roles: whoSchedules,
    effect: 'write',
    params: z.object({ id }),
    response: done,
  },
  scheduleToEnd: {
    method: 'GET',
    path: '/api/v1.0/public/schedule-end/{token}',
    summary: 'Which scheduled export the link of a mail would end; ends nothing',
    roles: 'public',
    effect: 'read',
    params: endLink,
    response: z.object({ name: z.string() }),
    refuses: ['link_used_or_expired'],
  },
  endSchedule: {
    method: 'POST',
    path: '/api/v1.0/public/schedule-end/{token}',
    summary: 'Ends the scheduled export the link of a mail belongs to',
    roles: 'public',
    effect: 'write',
    params: endLink,
    response: done,
    refuses: ['link_used_or_expired'],
  },
  endedSchedules: {
    method: 'GET',
    path: '/api/v1.0/admin/schedules-ended',
    summary: 'Scheduled exports that ended with their owners and wait for somebody to take them over',
    roles: ['admin'],
    effect: 'read',
    response: z
      .array(
        z.object({
          id: z.int(),
          name: z.string(),
          list: z.enum(viewLists),
          owner: z.string(),
          why: z.enum(scheduleEnds),
          ended_at: instant,
          /** Null where the view is gone, too: there is nothing to take over. */
          view_id: z.int().nullable(),
        }),
      )
      .max(200),
  },
  takeOverSchedule: {
    method: 'POST',
    path: '/api/v1.0/admin/schedules-ended/{id}',
    summary:
      'Takes an ended scheduled export over: a copy of its view, and a schedule of one’s own with one’s own rights',
    roles: ['admin'],
    effect: 'write',
    params: z.object({ id }),
    response: saved,
    refuses: ['too_many_schedules', 'too_many_views', 'view_makes_no_file', 'schedule_without_view'],
  },
  forgetSchedule: {
    method: 'DELETE',
    path: '/api/v1.0/admin/schedules-ended/{id}',
    summary: 'Lets an ended scheduled export go for good',
    roles: ['admin'],
    effect: 'write',
    params: z.object({ id }),
    response: done,
  },
})
