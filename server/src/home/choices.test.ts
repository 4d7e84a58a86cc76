import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { key, response, sheetStory } from '../../test/sheet-story.ts'
import { who, type Who } from '../../test/world.ts'

/* How each person arranges the first screen. */
const { t, world } = await openCompany()
const { ask } = sheetStory(t, world)
const asItCame = { order: [], folded: [], shown_around: false }
const kept = async (by: Who) => response<typeof asItCame>(await ask('GET', 'me/home', by))
const choose = (by: Who, body: object) => ask('PUT', 'me/home', by, body)

it('is as it comes for everybody who signs in, and for nobody else', async () => {
  expect((await t.ask('GET', '/api/v1.0/me/home')).status).toBe(401)
  for (const by of who) expect(await kept(by), by).toEqual(asItCame)
})

it('keeps order and folding of each person; what is left out stays, and empty lists are as it was', async () => {
  expect((await choose('agent', { order: ['tasks', 'day'] })).status).toBe(200)
  expect((await choose('agent', { folded: ['news'] })).status).toBe(200)
  expect(await kept('agent')).toEqual({ ...asItCame, order: ['tasks', 'day'], folded: ['news'] })
  expect(await kept('southAgent')).toEqual(asItCame)
  await choose('agent', { order: [], folded: [] })
  expect(await kept('agent')).toEqual(asItCame)
})

it('refuses a block there is not, one twice, and a field nobody knows', async () => {
  for (const body of [{ order: ['weather'] }, { folded: ['news', 'news'] }, { colour: 'red' }])
    expect(key(await choose('press', body))).toEqual([422, 'validation'])
  expect(await kept('press')).toEqual(asItCame)
})

it('leaves out a block that is there no more', async () => {
  await choose('sales', { order: ['news'], folded: ['movers'] })
  await t.pool.query(`update home_choices set blocks = '{gone,news}', folded = '{gone}'`)
  expect(await kept('sales')).toEqual({ ...asItCame, order: ['news'] })
})

it('shows somebody around once in each role, and again where it is asked for', async () => {
  await choose('customer', { shown_around: true })
  expect(await kept('customer')).toEqual({ ...asItCame, shown_around: true })
  await choose('customer', { folded: ['premia'] })
  expect((await kept('customer')).shown_around).toBe(true)
  await t.pool.query(`update home_choices set shown_as = 'agent' where shown_as = 'customer'`)
  expect((await kept('customer')).shown_around).toBe(false)
  await choose('customer', { shown_around: true })
  await choose('customer', { shown_around: false })
  expect((await kept('customer')).shown_around).toBe(false)
})
