import { scheduleCalls } from '@mandato/contract/accounts/schedule-calls'
import { answer } from '../platform/http/handlers.ts'
import { endedSchedules, schedulesOf } from './queries/schedules.ts'
import {
  changeSchedule,
  createSchedule,
  deleteSchedule,
  endByLink,
  forgetSchedule,
  scheduleToEnd,
  takeOverSchedule,
} from './schedules/acts.ts'

const done = { success: true } as const

export const scheduleRoutes = answer(scheduleCalls, {
  schedules: (_input, { db, user }) => schedulesOf(db, user.id),
  createSchedule: async ({ body }, context) => ({ ...done, id: await createSchedule(context, body) }),
  changeSchedule: async ({ params, body }, context) => {
    await changeSchedule(context, params.id, body)
    return { ...done, id: params.id }
  },
  deleteSchedule: async ({ params }, context) => {
    await deleteSchedule(context, params.id)
    return done
  },
  scheduleToEnd: async ({ params }, context) => {
    const { name } = await scheduleToEnd(context, params.token)
    return { name }
  },
  endSchedule: async ({ params }, context) => {
    await endByLink(context, params.token)
    return done
  },
  endedSchedules: (_input, { db }) => endedSchedules(db),
  takeOverSchedule: async ({ params }, context) => ({
    ...done,
    id: await takeOverSchedule(context, params.id),
  }),
  forgetSchedule: async ({ params }, context) => {
    await forgetSchedule(context, params.id)
    return done
  },
})
