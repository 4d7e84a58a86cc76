import { beforeEach, expect, test } from 'vitest'
import { openImports } from '../../test/importing.ts'
import { response } from '../../test/goods-story.ts'
import { ordering } from '../../test/ordering.ts'
import { readyShop } from '../../test/ready-shop.ts'

/* The ERP's file of counts, brought in as it comes: over what is reserved, held and waited for. */
const { t, world, erp } = await openImports('sales')
const shop = readyShop(t, world)
const { mails, refused } = ordering(t, world)
const minutes = (n: number) => t.clock.advance(n * 60_000)
const codeOf = async (id: number) =>
  (await t.db.selectFrom('appliances').select('code').where('id', '=', id).executeTakeFirstOrThrow()).code
const file = async (...counts: readonly (readonly [id: number, pieces: number])[]) => {
  const rows = await Promise.all(counts.map(async ([id, pieces]) => `${await codeOf(id)},${pieces}\n`))
  return `code,quantity\n${rows.join('')}`
}
const short = { label: 'Articles with fewer pieces than promised', count: 1 }
beforeEach(async () => {
  t.clock.set('2025-11-17T08:00:00Z')
  await t.db.deleteFrom('outbox').execute()
})

test('a count below what is reserved is taken; the shortage is a task that names the orders, and nothing is cancelled', async () => {
  const [wanted, other] = [await shop.stock(4), await shop.stock(6)]
  const first = await shop.ordered('agent', wanted, 2)
  minutes(1)
  const second = await shop.ordered('customer', wanted, 1)
  await shop.decide(second.id, 'confirm')
  const sent = (await mails()).length
  // Looked at first: it says what it will bring, and nothing is short yet.
  const counted = await file([wanted, 1])
  expect(await erp.bring('stock', counted, { dry_run: '1' })).toMatchObject({
    state: 'checked',
    updated: 1,
    rejected: 0,
    effects: [short],
  })
  expect(await shop.tasks('sales')).not.toHaveProperty('ready_short')
  expect(await erp.bring('stock', counted)).toMatchObject({ state: 'done', updated: 1, effects: [short] })
  for (const who of ['sales', 'admin'] as const)
    expect(await shop.tasks(who)).toMatchObject({ ready_short: 1 })
  expect(await shop.tasks('agent')).not.toHaveProperty('ready_short')
  expect(await shop.shortages()).toMatchObject([
    {
      id: wanted,
      there: 1,
      promised: 3,
      orders: [
        { id: first.id, number: first.number, client: 'Arredamenti Zanetti S.r.l.', quantity: 2 },
        { id: second.id, number: second.number, quantity: 1 },
      ],
    },
  ])
  // Both stand as they stood, and nobody was told that anything came to an end.
  expect([await shop.status('agent', first.id), await shop.status('customer', second.id)]).toEqual([
    'requested',
    'confirmed',
  ])
  expect((await mails()).length).toBe(sent)
  // Nothing more is promised; an article that the file does not name keeps its count.
  expect(refused(await shop.order('agent', [{ id: wanted, quantity: 1 }]))).toMatchObject({
    status: 409,
    current: { articles: [{ left: 0 }] },
  })
  expect([await shop.free(wanted), await shop.free(other)]).toEqual([0, 6])
  // What head office declines ends the shortage as far as it goes, and the next file the rest.
  await shop.decide(first.id, 'decline', 'Non è arrivato')
  expect(await shop.tasks('sales')).not.toHaveProperty('ready_short')
  expect(await erp.bring('stock', await file([wanted, 2]))).toMatchObject({ state: 'done', effects: [] })
  expect([await shop.free(wanted), await shop.shortages()]).toEqual([1, []])
})

test('who sees the orders of some areas alone learns of no other one’s by a shortage', async () => {
  const place = (code: string, province: string, country = 'IT') =>
    t.db.updateTable('clients').set({ province, country }).where('code', '=', code).execute()
  await place('014207', 'TV')
  await place('020001', 'MI')
  const [both, elsewhere] = [await shop.stock(4), await shop.stock(4)]
  await shop.ordered('agent', both, 2)
  const other = { customer_code: '020001' }
  await shop.ordered('southAgent', both, 2, other)
  await shop.ordered('southAgent', elsewhere, 2, other)
  await erp.bring('stock', await file([both, 1], [elsewhere, 1]))
  const seenBy = async (who: 'clerk' | 'admin') =>
    response<{ id: number; promised: number; orders: { id: number }[] }[]>(
      await shop.ask(who, 'GET', 'pronta-consegna/shortages'),
    ).map(({ id, promised, orders }) => [id, promised, orders.length])
  // How much is promised is said whole: nobody could settle it by a part.
  expect(await seenBy('clerk')).toEqual([[both, 4, 1]])
  expect(await seenBy('admin')).toEqual([
    [both, 4, 2],
    [elsewhere, 2, 1],
  ])
  expect(await shop.tasks('clerk')).toMatchObject({ ready_short: 1 })
  expect(await shop.tasks('admin')).toMatchObject({ ready_short: 2 })
  await erp.bring('stock', await file([both, 4], [elsewhere, 4]))
})

test('a count below what somebody holds leaves the hold, and says truly how much of it can be ordered', async () => {
  const id = await shop.stock(3)
  const held = await shop.hold('agent', id, 2)
  await erp.bring('stock', await file([id, 1]))
  expect(await shop.holds('agent')).toMatchObject([{ id: held.id, quantity: 2, ends_at: held.ends_at }])
  const both = await shop.order('agent', [{ id, quantity: 2, hold_id: held.id }])
  expect(refused(both)).toMatchObject({ status: 409, current: { articles: [{ wanted: 2, left: 1 }] } })
  // Nobody else gets it meanwhile.
  expect((await shop.order('customer', [{ id, quantity: 1 }])).status).toBe(409)
  expect((await shop.order('agent', [{ id, quantity: 1, hold_id: held.id }])).status).toBe(200)
  expect(await shop.shortages()).toEqual([])
})

test('what a file brings goes to those who wait, in their order', async () => {
  const id = await shop.stock(0)
  await shop.wait('customer', id)
  await shop.wait('agent', id, 2)
  expect(await erp.bring('stock', await file([id, 2]))).toMatchObject({ state: 'done' })
  await t.runJob('settle-ready-goods')
  expect(await shop.holds('customer')).toMatchObject([{ quantity: 1, from_queue: true }])
  expect(await shop.holds('agent')).toMatchObject([{ quantity: 1, from_queue: true }])
  expect(await shop.told('customer')).toMatchObject([{ what: 'hold.from_queue', object: id }])
  expect(await shop.free(id)).toBe(0)
})

test('rows that nobody can mean are rejected, and then nothing is written', async () => {
  const id = await shop.stock(5)
  const code = await codeOf(id)
  const bad = await erp.bring('stock', `code,quantity\n${code},7\nNO-SUCH,1\n${code},-1\n${code},2.5\n`)
  expect((await erp.reasons(bad.id)).map(([line, column, value]) => [line, column, value])).toEqual([
    [3, 'code', 'NO-SUCH'],
    [4, 'quantity', '-1'],
    [5, 'quantity', '2.5'],
  ])
  expect(await shop.free(id)).toBe(5)
})
