import { arrivalCalls } from '@mandato/contract/home/arrivals'
import { homeChoiceCalls } from '@mandato/contract/home/choices'
import { dayCalls } from '@mandato/contract/home/day'
import { healthCalls } from '@mandato/contract/home/health'
import { firstStepsCalls } from '@mandato/contract/home/first-steps'
import { homeCalls } from '@mandato/contract/home/calls'
import { numberCalls } from '@mandato/contract/home/numbers'
import { noticesCalls } from '@mandato/contract/home/notices'
import { taskCalls } from '@mandato/contract/home/tasks'
import type { Together } from '../define-domain.ts'
import { ordersOnTheirWay } from '../orders/index.ts'
import type { Context } from '../platform/context.ts'
import { listPage } from '../platform/db/list.ts'
import { today } from '../platform/clock.ts'
import { answer } from '../platform/http/handlers.ts'
import { readNotices } from './actions/read-notices.ts'
import { sendAgain } from './actions/send-again.ts'
import { chooseHome, homeChoices } from './choices.ts'
import { dashboard } from './dashboard.ts'
import { day } from './day/day.ts'
import { notNow } from './day/not-now.ts'
import { firstStepsOf } from './first-steps.ts'
import { health } from './health/health.ts'
import { legend } from './legend.ts'
import { notices } from './notices.ts'
import { findNumbers } from './numbers.ts'
import { mailsWritten } from './queries/outbox.ts'
import { checkStore } from './check-store.ts'
import { waiting } from './tasks.ts'

export const homeRoutes = answer(homeCalls, {
  dashboard: (_input, context) => dashboard(context),
  legend: async (_input, { language }) => legend(language),
  checkStore: (_input, { db }) => checkStore(db),
  outbox: async ({ params, query }, { db }) => {
    const { rows, total } = await listPage(db, mailsWritten(query), { ...query, ...params })
    return { response: rows, total }
  },
  sendAgain: async ({ params: { id } }, context) => {
    await sendAgain(context, id)
    return { success: true as const, id }
  },
})

export const healthRoutes = answer(healthCalls, {
  health: (_input, context) => health(context, context.language),
})

/** So many orders stand on the first screen; the list has them all. */
const arrivalsShown = 4

export const arrivalRoutes = answer(arrivalCalls, {
  arrivals: (_input, { db, user, clock }) => ordersOnTheirWay(db, user, today(clock), arrivalsShown),
})

/** @param tasks what waits for a person, over all domains */
export const taskRoutes = (tasks: (context: Context) => Promise<Parameters<typeof waiting>[0]>) =>
  answer(taskCalls, { tasks: async (_input, context) => waiting(await tasks(context)) })

/** @param search what is found by a number, over all domains */
export const numberRoutes = (search: Together['search']) =>
  answer(numberCalls, { findNumbers: ({ query }, context) => findNumbers(search, context, query.q) })

export const firstStepsRoutes = answer(firstStepsCalls, {
  firstSteps: (_input, context) => firstStepsOf(context),
})

export const dayRoutes = answer(dayCalls, {
  day: ({ query }, context) => day(context, query.agency),
  notNow: async ({ params: { client }, body }, context) => {
    await notNow(context, client, body)
    return { success: true as const }
  },
})

export const noticesRoutes = answer(noticesCalls, {
  notices: ({ query }, context) => notices(context, query.before),
  readNotices: async ({ body }, context) => {
    await readNotices(context, body)
    return { success: true as const }
  },
})

export const homeChoiceRoutes = answer(homeChoiceCalls, {
  homeChoices: (_input, context) => homeChoices(context),
  chooseHome: async ({ body }, context) => {
    await chooseHome(context, body)
    return { success: true as const }
  },
})
