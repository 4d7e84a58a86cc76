import { expect, it, test } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { ordering } from '../../test/ordering.ts'
import { readyShop } from '../../test/ready-shop.ts'
import { type Db, transaction } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { beginHold } from './queries/holds.ts'
import { lockGoods } from './queries/stock.ts'

/* Orders of ready goods at the edges of days, years and holds. */
const { t, world } = await openCompany()
const shop = readyShop(t, world)
const { refused } = ordering(t, world)

/** That moment; nobody was away meanwhile. */
async function on(moment: string) {
  t.clock.set(moment)
  const expires_at = new Date(t.clock.now().getTime() + 30 * 86_400_000)
  await t.db.updateTable('sessions').set({ last_seen_at: t.clock.now(), expires_at }).execute()
}

test('a hold that ends while its order is on its way is none: what is free decides', async () => {
  await on('2025-11-17T08:00:00Z')
  const [there, taken] = [await shop.stock(1), await shop.stock(1)]
  const [one, two] = [await shop.hold('agent', there), await shop.hold('agent', taken)]
  t.clock.set('2025-11-17T08:30:00Z')
  await shop.hold('customer', taken)
  expect((await shop.order('agent', [{ id: there, quantity: 1, hold_id: one.id }])).status).toBe(200)
  const late = await shop.order('agent', [{ id: taken, quantity: 1, hold_id: two.id }])
  expect(refused(late)).toMatchObject({
    status: 409,
    key: 'ready_gone',
    current: { articles: [{ id: taken, wanted: 1, left: 0 }] },
  })
  // The other one's hold is as it was.
  expect(await shop.holds('customer')).toHaveLength(1)
})

test('two holds of one person, its own and the queue’s: each with its own end, and one order takes up both', async () => {
  await on('2025-11-17T08:00:00Z')
  const article = await shop.stock(2)
  const own = await shop.hold('agent', article)
  const others = await shop.hold('customer', article)
  await shop.wait('agent', article)
  t.clock.set('2025-11-17T08:25:00Z')
  await shop.ask('customer', 'DELETE', `pronta-consegna/hold/${others.id}`)
  const ends = async () => (await shop.holds('agent')).map(({ id, ends_at }) => [id === own.id, ends_at])
  expect(await ends()).toEqual([
    [true, '2025-11-17T08:30:00.000Z'],
    [false, '2025-11-17T08:35:00.000Z'],
  ])
  // Asked for again, it is the first one that answers, and neither lasts longer.
  expect(await shop.hold('agent', article)).toMatchObject({ id: own.id, ends_at: own.ends_at })
  expect((await shop.order('agent', [{ id: article, quantity: 2, hold_id: own.id }])).status).toBe(200)
  expect([await shop.holds('agent'), await shop.free(article)]).toEqual([[], 0])
  // Where one of them ends, the other stays.
  const second = await shop.stock(2)
  await shop.hold('agent', second)
  const passing = await shop.hold('customer', second)
  await shop.wait('agent', second)
  t.clock.set('2025-11-17T08:50:00Z')
  await shop.ask('customer', 'DELETE', `pronta-consegna/hold/${passing.id}`)
  t.clock.set('2025-11-17T08:55:00Z')
  expect(await shop.holds('agent')).toMatchObject([{ from_queue: true, ends_at: '2025-11-17T09:00:00.000Z' }])
  expect(await shop.free(second)).toBe(1)
})

test('one person who asks for a hold in two windows at once has one', async () => {
  await on('2025-11-18T08:00:00Z')
  const article = await shop.stock(3)
  const [one, two] = await Promise.all([shop.hold('agent', article, 2), shop.hold('agent', article, 2)])
  expect(one.id).toBe(two.id)
  expect([await shop.holds('agent'), await shop.free(article)]).toMatchObject([[{ quantity: 2 }], 1])
})

it.each([
  // The last second of a Friday before a weekend and the eighth of December; the first one after it.
  ['2025-12-05T22:59:59Z', 'RC-2025/', '2025-12-10', '2025-12-15'],
  ['2025-12-05T23:00:00Z', 'RC-2025/', '2025-12-10', '2025-12-15'],
  // The last second of the year in Rome, and the first: another year's number, the same window.
  ['2025-12-31T22:59:59Z', 'RC-2025/', '2026-01-05', '2026-01-09'],
  ['2025-12-31T23:00:00Z', 'RC-2026/', '2026-01-05', '2026-01-09'],
  // Before the clock is put back, and before it is put forward.
  ['2026-10-23T21:59:59Z', 'RC-2026/', '2026-10-27', '2026-10-30'],
  ['2027-03-26T22:59:59Z', 'RC-2027/', '2027-03-31', '2027-04-05'],
])('ordered at %s: number %s…, fetched from %s until %s', async (moment, number, from, until) => {
  await on(moment)
  const article = await shop.stock(1)
  const sent = await shop.ordered('agent', article, 1)
  expect(sent).toMatchObject({
    number: expect.stringContaining(number),
    pickup_from: from,
    pickup_until: until,
  })
})

test('goods come free at midnight in Rome, also on the night the clock is put back', async () => {
  await on('2026-10-19T08:00:00Z')
  const article = await shop.stock(1)
  const { id } = await shop.ordered('agent', article, 1)
  // A Monday: from Wednesday until Monday, the day after the night with twenty-five hours.
  expect(await shop.decide(id, 'confirm')).toMatchObject({ pickup_until: '2026-10-26' })
  await on('2026-10-26T22:59:59Z')
  expect([await shop.status('agent', id), await shop.free(article)]).toEqual(['ready_for_pickup', 0])
  await on('2026-10-26T23:00:00Z')
  expect([await shop.status('agent', id), await shop.free(article)]).toEqual(['not_collected', 1])
})

/** Somebody takes the lock of an article first: what is asked meanwhile waits for it. */
async function behind<T>(article: number, ask: () => Promise<T>, meanwhile: (db: Db) => Promise<unknown>) {
  const asked = await transaction(t.db, async (db) => {
    await lockGoods(db, [article])
    const answer = ask()
    const waiting = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(t.db)
      return rows[0]?.n
    }
    await expect.poll(waiting).toBe(1)
    await meanwhile(db)
    return { answer }
  })
  return asked.answer
}

it.each(['extend', 'collected'])(
  'at the last second of a pickup, %s: what is free at midnight is another one’s',
  async (act) => {
    await on('2025-11-17T08:00:00Z')
    const article = await shop.stock(1)
    const { id } = await shop.ordered('agent', article, 1)
    expect(await shop.decide(id, 'confirm')).toMatchObject({ pickup_until: '2025-11-24' })
    await on('2025-11-24T22:59:59Z')
    const late = await behind(
      article,
      () => shop.ask('sales', 'POST', `admin/pronta-consegna/order/${id}/${act}`),
      async (db) => {
        t.clock.set('2025-11-24T23:00:00Z')
        const user = world.people.customer.id
        await beginHold(db, { article, user, quantity: 1, client: null }, t.clock.now(), 30)
      },
    )
    expect(refused(late)).toMatchObject({ status: 409, key: 'order_not_in_state' })
    const { rows } = await sql<{
      free: number
    }>`select ready_free(${article}, ${t.clock.now()}) as free`.execute(t.db)
    expect(rows).toEqual([{ free: 0 }])
    await on('2025-11-25T08:00:00Z')
    // Its twin: a second earlier, with nobody in the way, it may.
    const again = await shop.stock(1)
    const next = await shop.ordered('agent', again, 1)
    const { pickup_until } = await shop.decide(next.id, 'confirm')
    await on(`${pickup_until}T22:59:59Z`)
    expect((await shop.ask('sales', 'POST', `admin/pronta-consegna/order/${next.id}/${act}`)).status).toBe(
      200,
    )
  },
)
