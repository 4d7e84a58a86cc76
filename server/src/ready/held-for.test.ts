import { beforeEach, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { readyShop } from '../../test/ready-shop.ts'

/* For which client something is held: whoever comes back to it sees that client's prices. */
const { t, world } = await openCompany()
const shop = readyShop(t, world)
const { north, south } = world
beforeEach(() => t.clock.set('2025-11-17T08:00:00Z'))
const hold = (id: number, customer?: number, quantity = 1) =>
  shop.ask('agent', 'POST', 'pronta-consegna/hold', { id, quantity, ...(customer && { customer }) })
const zanetti = { client: { id: north.client, name: 'Arredamenti Zanetti S.r.l.' } }

it('is said with the hold, stays when only the pieces change, and follows whom it is for', async () => {
  const id = await shop.stock(5)
  expect((await hold(id)).status).toBe(200)
  expect(await shop.holds('agent')).toMatchObject([{ client: null }])
  expect((await hold(id, north.client)).status).toBe(200)
  expect(await shop.holds('agent')).toMatchObject([{ quantity: 1, ...zanetti }])
  await hold(id, undefined, 3)
  expect(await shop.holds('agent')).toMatchObject([{ quantity: 3, ...zanetti }])
  await hold(id, north.otherClient, 3)
  expect(await shop.holds('agent')).toMatchObject([{ quantity: 3, client: { id: north.otherClient } }])
})

it('comes with what one waited for', async () => {
  const id = await shop.stock(1)
  const other = await shop.hold('customer', id)
  const wait = { id, quantity: 1, customer: north.client }
  expect((await shop.ask('agent', 'POST', 'pronta-consegna/queue', wait)).status).toBe(200)
  await shop.ask('customer', 'DELETE', `pronta-consegna/hold/${other.id}`)
  expect(await shop.holds('agent')).toContainEqual(expect.objectContaining({ from_queue: true, ...zanetti }))
})

it('is nobody out of sight: nothing is held for him, and his name is seen no longer once he went', async () => {
  const id = await shop.stock(2)
  expect((await hold(id, south.client)).status).toBe(404)
  const wait = { id: await shop.stock(0), customer: south.client }
  expect((await shop.ask('agent', 'POST', 'pronta-consegna/queue', wait)).status).toBe(404)
  expect(await shop.free(id)).toBe(2)
  expect((await hold(id, north.client)).status).toBe(200)
  const agency = (id: number) =>
    t.db.updateTable('clients').set({ agency_id: id }).where('id', '=', north.client).execute()
  await agency(south.id)
  expect(await shop.holds('agent')).toContainEqual(
    expect.objectContaining({ article: expect.objectContaining({ id }), client: null }),
  )
  await agency(north.id)
})
