import { act, type Answer, type Input, query } from '../../platform/api.ts'

export type Schedule = Answer<'schedules'>['response'][number]
/** What one chooses about a schedule. */
export type Rhythm = Pick<Input<'createSchedule'>['body'], 'output' | 'every' | 'weekday' | 'day'>

export const schedulesQuery = () => query('schedules')
export const endedQuery = () => query('endedSchedules')
export const createSchedule = () => act('createSchedule', ['schedules'])
export const changeSchedule = () => act('changeSchedule', ['schedules'])
export const deleteSchedule = () => act('deleteSchedule', ['schedules'])
export const takeOverSchedule = () =>
  act('takeOverSchedule', ['schedules', 'endedSchedules', 'savedViews', 'tasks'])
export const forgetSchedule = () => act('forgetSchedule', ['endedSchedules', 'tasks'])
export const scheduleToEndQuery = (token: string) => query('scheduleToEnd', { params: { token } })
export const endSchedule = () => act('endSchedule')
