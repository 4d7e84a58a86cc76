import { randomUUID } from 'node:crypto'
import type { scheduleCalls } from '@mandato/contract/accounts/schedule-calls'
import { endToken } from '../src/accounts/schedules/end-link.ts'
import type { Asked, Stage } from './granted.ts'

type Writing = Exclude<keyof typeof scheduleCalls, 'schedules' | 'scheduleToEnd' | 'endedSchedules'>

/** A view of the agent's that no other question is about. */
async function viewIn({ t, world }: Stage): Promise<{ id: number; list: string; name: string }> {
  const view = { user_id: world.people.agent.id, list: 'clients', name: randomUUID(), search: '{"q":"a"}' }
  return t.db
    .insertInto('saved_views')
    .values(view)
    .returning(['id', 'list', 'name'])
    .executeTakeFirstOrThrow()
}

async function scheduleIn(stage: Stage, ended?: 'ended'): Promise<number> {
  const { id: view_id, list, name } = await viewIn(stage)
  const { t, world } = stage
  const { id } = await t.db
    .insertInto('schedules')
    .values({
      user_id: world.people.agent.id,
      agency_id: world.north.id,
      view_id,
      list,
      name,
      output: 'xlsx',
      every: 'day',
      next_run_at: new Date(0).toISOString(),
      ...(ended && { ended_at: new Date(0).toISOString(), ended_why: 'account_closed' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // Nobody has more than some; those of former questions make way.
  await t.db
    .deleteFrom('schedules')
    .where('id', '<', id - 3)
    .execute()
  return id
}

/** Scheduled exports: each question about one of its own. */
export const schedulePreparations: Readonly<Record<Writing, (stage: Stage) => Promise<Asked>>> = {
  async createSchedule(stage) {
    const { id } = await viewIn(stage)
    const asked = { view_id: id, output: 'xlsx', every: 'day' }
    return { who: 'agent', sample: { body: asked }, other: { body: { ...asked, output: 'pdf' } } }
  },
  async changeSchedule(stage) {
    const params = { id: await scheduleIn(stage) }
    const asked = { version: 1, paused: true, output: 'xlsx', every: 'day' }
    return {
      who: 'agent',
      sample: { params, body: asked },
      other: { params, body: { ...asked, paused: false } },
    }
  },
  async deleteSchedule(stage) {
    return { who: 'agent', sample: { params: { id: await scheduleIn(stage) } } }
  },
  async endSchedule(stage) {
    const token = await endToken(stage.t.db, await scheduleIn(stage), stage.t.clock.now())
    return { who: null, sample: { params: { token } } }
  },
  async takeOverSchedule(stage) {
    return { who: 'admin', sample: { params: { id: await scheduleIn(stage, 'ended') } } }
  },
  async forgetSchedule(stage) {
    return { who: 'admin', sample: { params: { id: await scheduleIn(stage, 'ended') } } }
  },
}
