import { linkToken, never } from './never.ts'

/** Saved and shared views, and the exports that come of them. */
export const viewSamples = {
  savedViews: () => ({ query: { list: 'revenue' } }),
  saveView: () => ({ body: { list: 'revenue', name: 'Due anni', search: { tab: 'two-years' } } }),
  renameView: () => ({ params: { id: never }, body: { name: 'Due anni' } }),
  deleteView: () => ({ params: { id: never } }),
  shareView: () => ({ params: { id: never }, body: { with: 'staff' } }),
  unshareView: () => ({ params: { id: never } }),
  schedules: () => ({}),
  createSchedule: () => ({ body: { view_id: never, output: 'xlsx', every: 'day' } }),
  changeSchedule: () => ({
    params: { id: never },
    body: { version: 1, paused: true, output: 'xlsx', every: 'day' },
  }),
  deleteSchedule: () => ({ params: { id: never } }),
  scheduleToEnd: () => ({ params: { token: linkToken } }),
  endSchedule: () => ({ params: { token: linkToken } }),
  endedSchedules: () => ({}),
  takeOverSchedule: () => ({ params: { id: never } }),
  forgetSchedule: () => ({ params: { id: never } }),
  viewPeople: () => ({ query: { list: 'clients' } }),
} as const
