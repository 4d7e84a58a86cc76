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

it('whose turn comes is written to at once, in its language, with what, how many, until when and where', async () => {
  const id = await stock(3)
  const { id: held } = await hold('admin', id, 3)
  await t.db.updateTable('users').set({ language: 'fr' }).where('id', '=', world.people.customer.id).execute()
  await wait('agent', id, 2)
  await wait('customer', id, 4)
  await t.db.deleteFrom('outbox').execute()
  await ask('admin', 'DELETE', `pronta-consegna/hold/${held}`)

  const mails = await t.db
    .selectFrom('outbox')
    .select(['recipient', 'language', 'subject', 'text_body'])
    .orderBy('id')
    .execute()
  const { code } = await t.db
    .selectFrom('appliances')
    .select('code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(mails).toMatchObject([
    {
      recipient: world.people.agent.email,
      language: 'it',
      subject: `Tocca a te: ${code} è tuo fino alle 09:10`,
    },
    {
      recipient: world.people.customer.email,
      language: 'fr',
      subject: `À vous : ${code} est à vous jusqu’à 09:10`,
    },
  ])
  expect(mails[0]?.text_body).toContain(`2 × ${code} Lavastoviglie (Classe energetica B, scala da A a G).`)
  expect(mails[0]?.text_body).toContain('17/11/2025, 09:10')
  expect(mails[0]?.text_body).toMatch(new RegExp(`/it/ready/${id}$`, 'm'))
  expect(mails[1]?.text_body).toContain(`1 × ${code}`)
  expect(mails[1]?.text_body).toMatch(new RegExp(`/fr/ready/${id}$`, 'm'))

  // Nobody is told twice of the same.
  await t.runJob('settle-ready-goods')
  expect(await t.db.selectFrom('outbox').select('id').execute()).toHaveLength(2)
})

it('what a stock file brings goes to whoever waits, and that person is written to', async () => {
  const id = await stock(0)
  await wait('agent', id)
  await t.db.deleteFrom('outbox').execute()
  await shop.count(id, 1)
  await t.runJob('settle-ready-goods')
  expect(await t.db.selectFrom('outbox').select('recipient').execute()).toEqual([
    { recipient: world.people.agent.email },
  ])
})

it('who waits again while the queue’s hold runs has its ten minutes again, and the first hold its own end', async () => {
  const id = await stock(1)
  const { id: held } = await hold('admin', id)
  await wait('agent', id)
  await ask('admin', 'DELETE', `pronta-consegna/hold/${held}`)
  await wait('agent', id)
  t.clock.set('2025-11-17T08:09:30Z')
  await shop.bring([id, 2])
  const ends = async () =>
    (await shop.holds('agent'))
      .filter(({ article }) => article.id === id)
      .map(({ quantity, ends_at }) => [quantity, ends_at])
  expect(await ends()).toEqual([
    [1, '2025-11-17T08:10:00.000Z'],
    [1, '2025-11-17T08:19:30.000Z'],
  ])
  t.clock.set('2025-11-17T08:10:00Z')
  expect(await ends()).toEqual([[1, '2025-11-17T08:19:30.000Z']])
  expect(await shop.free(id)).toBe(1)
})

it('who has no shop any more is passed over like who was deactivated: ready goods are none of its business', async () => {
  const id = await stock(1)
  const { id: held } = await hold('admin', id)
  await wait('customer', id)
  await wait('agent', id)
  const { id: person } = world.people.customer
  const links = await t.db.deleteFrom('user_clients').where('user_id', '=', person).returningAll().execute()
  await t.db.updateTable('users').set({ profile: 'italian_reseller' }).where('id', '=', person).execute()
  expect((await ask('customer', 'GET', 'pronta-consegna/holds')).status).toBe(403)
  expect(await wait('agent', id)).toMatchObject({ place: 1 })
  await t.db.deleteFrom('outbox').execute()
  await ask('admin', 'DELETE', `pronta-consegna/hold/${held}`)
  expect(await t.db.selectFrom('outbox').select('recipient').execute()).toEqual([
    { recipient: world.people.agent.email },
  ])
  expect(await shop.holds('agent')).toContainEqual(
    expect.objectContaining({ from_queue: true, article: expect.objectContaining({ id }) }),
  )
  await t.db.insertInto('user_clients').values(links).execute()
  await t.db.updateTable('users').set({ profile: null }).where('id', '=', person).execute()
})
