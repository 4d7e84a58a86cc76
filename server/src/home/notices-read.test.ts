import { beforeEach, describe, expect, it } from 'vitest'
import { agedHistory, emptyHistory } from '../../test/history.ts'
import { openCompany } from '../../test/company.ts'
import { bells } from '../../test/notices.ts'
import { never } from '../../test/never.ts'
import { newShop } from '../../test/sheet-story.ts'
import { recordEvent } from '../platform/events.ts'
import { allJobs } from '../worker.ts'

/* What counts as read, for whom, and for how long there is anything to read. */
const { t, world } = await openCompany()
const bell = bells(t, world)
let client: number
let other: number
beforeEach(async () => {
  await emptyHistory(t.pool)
  await t.pool.query('delete from notice_marks')
  client = await newShop(t.db, world.north.id)
  other = await newShop(t.db, world.north.id)
})

const happens = (
  what: 'sheet.sign' | 'sheet.confirm' | 'sheet.reject' | 'client.deleted' = 'sheet.sign',
  object = client,
) =>
  recordEvent(
    { db: t.db },
    {
      what,
      entity: what === 'client.deleted' ? 'client' : 'sheet',
      id: object,
      client: object,
      notice: true,
    },
  )
const unread = async (who: Parameters<typeof bell.told>[0]) =>
  (await bell.told(who)).unread.map(({ about, object }) => `${about} ${object}`)
const sheet = (object: number) => ({ about: 'sheet', object })

describe('reading', () => {
  it('is refused out of scope in the same words as for unknown ids, and stores nothing', async () => {
    await happens()
    const [foreign, unknown] = [
      await bell.read('southAgent', sheet(client)),
      await bell.read('southAgent', sheet(never)),
    ]
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text])
    expect((await bell.read('press', sheet(client))).status).toBe(404)
    expect((await bell.read('agent', { about: 'import', object: client })).status).toBe(404)
    for (const body of [{}, { about: 'all', object: 1 }, { ...sheet(client), user_id: 1 }, { up_to: -1 }])
      expect((await bell.read('agent', body)).status).toBe(422)
    expect(await bell.marks()).toEqual([])
    expect((await bell.read('agent', sheet(client))).status).toBe(200)
    expect(await bell.marks()).toEqual([`${world.people.agent.id} sheet`])
  })

  it('is a person’s own, and of one thing: another person and another thing stay unread', async () => {
    await happens()
    await happens('sheet.sign', other)
    await happens('client.deleted')
    await bell.read('agent', sheet(client))
    expect(await unread('agent')).toEqual([`client ${client}`, `sheet ${other}`])
    expect(await unread('admin')).toHaveLength(3)
    expect((await bell.told('agent')).notices.map((one) => one.unread)).toEqual([true, true, false])
  })

  it('ends with what is new about the same thing', async () => {
    await happens('sheet.confirm')
    await bell.read('agent', sheet(client))
    expect(await unread('agent')).toEqual([])
    await happens('sheet.reject')
    expect(await unread('agent')).toEqual([`sheet ${client}`])
  })

  it('of everything reaches to what was on the screen, and never to what is to come', async () => {
    await happens()
    await happens('sheet.sign', other)
    const [newest, oldest] = (await bell.told('agent')).notices
    await bell.read('agent', { up_to: oldest?.id })
    expect(await unread('agent')).toEqual([`sheet ${other}`])
    await bell.read('agent', sheet(other))
    await bell.read('agent', { up_to: Number.MAX_SAFE_INTEGER })
    // One row is enough, whatever was read before.
    expect(await bell.marks()).toEqual([`${world.people.agent.id} all`])
    await happens()
    expect(await unread('agent')).toEqual([`sheet ${client}`])
    expect(newest?.object).toBe(other)
  })
})

describe('the list', () => {
  it('comes in pages that hold each notice once, and counts up to a hundred', async () => {
    for (let n = 0; n < 105; n += 1) await happens('sheet.sign', n % 2 ? client : other)
    const first = await bell.told('agent')
    expect([first.notices.length, first.older, first.unread.length]).toEqual([20, true, 100])
    const ids = first.notices.map(({ id }) => id)
    for (;;) {
      const page = await bell.told('agent', ids.at(-1))
      ids.push(...page.notices.map(({ id }) => id))
      if (!page.older) break
    }
    expect([ids.length, new Set(ids).size]).toEqual([105, 105])
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  it('ends after ninety days; a job takes off what is older and what marks nothing', async () => {
    await happens()
    await bell.read('agent', sheet(client))
    await bell.read('admin', { up_to: Number.MAX_SAFE_INTEGER })
    await agedHistory(t.pool, '91 days')
    await happens('sheet.sign', other)
    expect((await bell.told('agent')).notices.map(({ object }) => object)).toEqual([other])
    const forget = allJobs(t.parts).find(({ name }) => name === 'forget-old-notices')
    await forget?.run({})
    const kept = await t.db.selectFrom('events').select(['entity_id', 'notice']).orderBy('id').execute()
    expect(kept).toEqual([
      { entity_id: String(client), notice: false },
      { entity_id: String(other), notice: true },
    ])
    expect(await bell.marks()).toEqual([])
    expect(await unread('agent')).toEqual([`sheet ${other}`])
  })
})
