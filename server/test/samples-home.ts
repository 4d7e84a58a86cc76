import type { bulkCalls } from '@mandato/contract/bulk'
import type { arrivalCalls } from '@mandato/contract/home/arrivals'
import type { homeChoiceCalls } from '@mandato/contract/home/choices'
import type { dayCalls } from '@mandato/contract/home/day'
import type { healthCalls } from '@mandato/contract/home/health'
import type { firstStepsCalls } from '@mandato/contract/home/first-steps'
import type { homeCalls } from '@mandato/contract/home/calls'
import type { noticesCalls } from '@mandato/contract/home/notices'
import type { numberCalls } from '@mandato/contract/home/numbers'
import type { taskCalls } from '@mandato/contract/home/tasks'
import { never } from './never.ts'
import type { Ids, Sample } from './samples.ts'

type Calls = typeof homeCalls &
  typeof healthCalls &
  typeof arrivalCalls &
  typeof numberCalls &
  typeof firstStepsCalls &
  typeof taskCalls &
  typeof dayCalls &
  typeof homeChoiceCalls &
  typeof noticesCalls &
  typeof bulkCalls

/** A good question for each call of the first screen, and of acts on many rows. */
export const homeSamples: Readonly<Record<keyof Calls, (ids: Ids) => Sample>> = {
  startBulk: () => ({
    body: { act: 'archiveMaterials', rows: [{ name: 'R', params: { id: never }, body: { archived: true } }] },
  }),
  bulkRuns: () => ({}),
  bulkRun: () => ({ params: { id: never } }),
  stopBulk: () => ({ params: { id: never } }),
  closeBulk: () => ({ params: { id: never } }),
  dashboard: () => ({}),
  arrivals: () => ({}),
  firstSteps: () => ({}),
  findNumbers: () => ({ query: { q: '00001' } }),
  tasks: () => ({}),
  legend: () => ({}),
  checkStore: () => ({}),
  notices: () => ({ query: { before: '1' } }),
  readNotices: () => ({ body: { up_to: 1 } }),
  health: () => ({}),
  outbox: () => ({ params: { page: 1 } }),
  sendAgain: () => ({ params: { id: never } }),
  homeChoices: () => ({}),
  chooseHome: () => ({ body: { order: ['news'], folded: [] } }),
  day: ({ agency }) => ({ query: { agency: String(agency) } }),
  notNow: ({ client }) => ({
    params: { client },
    body: { reason: 'Chiuso per lavori', until: '2026-03-01' },
  }),
}
