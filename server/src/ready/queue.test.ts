import { beforeEach, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { readyShop } from '../../test/ready-shop.ts'
import type { Who } from '../../test/world.ts'
import { goodsToSettle } from './queries/stock.ts'

/* Whoever waits for goods that are ready. A Monday in November. */
const { t, world } = await openCompany()
const shop = readyShop(t, world)
const { ask, stock, hold, wait } = shop
beforeEach(() => t.clock.set('2025-11-17T08:00:00Z'))

const enable = (who: Who, active: boolean) =>
  t.db.updateTable('users').set({ active }).where('id', '=', world.people[who].id).execute()

it('who was deactivated is nobody’s place before others, and keeps no article busy', async () => {
  const id = await stock(1)
  const { id: held } = await hold('admin', id)
  await wait('agent', id)
  await wait('southAgent', id)
  expect(await wait('customer', id)).toMatchObject({ place: 3 })
  await enable('agent', false)
  await enable('southAgent', false)
  expect(await wait('customer', id)).toMatchObject({ place: 1 })

  await ask('customer', 'DELETE', `pronta-consegna/queue/${id}`)
  await ask('admin', 'DELETE', `pronta-consegna/hold/${held}`)
  expect(await shop.free(id)).toBe(1)
  // Nobody who could be served waits for it.
  expect(await goodsToSettle(t.db, t.clock.now())).toEqual([])

  // Whoever comes back still stands where he stood.
  await enable('agent', true)
  expect(await goodsToSettle(t.db, t.clock.now())).toEqual([id])
  await t.runJob('settle-ready-goods')
  expect(await shop.holds('agent')).toMatchObject([{ from_queue: true, quantity: 1 }])
})
