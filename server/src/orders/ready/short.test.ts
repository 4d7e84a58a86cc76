import { beforeEach, expect, it } from 'vitest'
import { openCompany } from '../../../test/company.ts'
import { ordering } from '../../../test/ordering.ts'
import { readyShop } from '../../../test/ready-shop.ts'

/* Head office confirms what is there: fewer may have been counted since an order came in. A Monday in November. */
const { t, world } = await openCompany()
const shop = readyShop(t, world)
const { mails, refused, read } = ordering(t, world)
beforeEach(() => t.clock.set('2025-11-17T08:00:00Z'))

const confirm = (id: number, who: 'sales' | 'admin' = 'sales') =>
  shop.ask(who, 'PUT', `admin/pronta-consegna/order/${id}`, { decision: 'confirm' })
const codeOf = async (id: number) =>
  (await t.db.selectFrom('appliances').select('code').where('id', '=', id).executeTakeFirstOrThrow()).code

it('an order that the goods no longer cover is not confirmed; what is short, and by how much, is said', async () => {
  const [wanted, other, enough] = [await shop.stock(3), await shop.stock(2), await shop.stock(5)]
  const items = [wanted, other, enough].map((id) => ({ id, quantity: 2 }))
  const sent = await shop.order('agent', items)
  const { id } = (sent.body as { args: { response: { id: number } } }).args.response
  await shop.count(wanted, 1)
  await shop.count(other, 0)
  const before = { mails: (await mails()).length, ...(await read('sales', id)) }
  const refusal = refused(await confirm(id))
  expect(refusal).toMatchObject({
    status: 409,
    key: 'ready_short',
    message: expect.stringContaining(`1 × ${await codeOf(wanted)}, 2 × ${await codeOf(other)}`),
    current: {
      articles: [
        { id: wanted, code: await codeOf(wanted), wanted: 2, there: 1, missing: 1 },
        { id: other, code: await codeOf(other), wanted: 2, there: 0, missing: 2 },
      ],
    },
  })
  // Nothing happened to it, and nobody was told of anything.
  const { mails: sentBefore, ...order } = before
  expect(await read('sales', id)).toMatchObject({
    status: 'requested',
    version: order.version,
    history: order.history,
  })
  expect(await mails()).toHaveLength(sentBefore)

  // Its twin: as soon as they are there, it is.
  await shop.count(wanted, 2)
  await shop.count(other, 2)
  expect((await confirm(id)).status).toBe(200)
  // And what is short can be declined at any time.
  const short = await shop.ordered('agent', enough, 1)
  await shop.count(enough, 0)
  expect(await shop.decide(short.id, 'decline', 'Non è arrivato')).toMatchObject({ status: 'declined' })
})

it('what was confirmed before has its goods; of two that only wait for an answer either may be confirmed', async () => {
  const id = await shop.stock(4)
  const [first, second, third] = [
    await shop.ordered('agent', id, 2),
    await shop.ordered('customer', id, 1),
    await shop.ordered('agent', id, 1),
  ]
  await shop.count(id, 2)
  // Head office may answer the later one first.
  expect((await confirm(second.id)).status).toBe(200)
  expect(refused(await confirm(first.id))).toMatchObject({
    key: 'ready_short',
    current: { articles: [{ wanted: 2, there: 1, missing: 1 }] },
  })
  expect((await confirm(third.id)).status).toBe(200)
  // What was handed out since the count is gone, and does not count twice.
  await shop.office('POST', `${second.id}/collected`)
  expect(refused(await confirm(first.id))).toMatchObject({
    current: { articles: [{ there: 0, missing: 2 }] },
  })
  t.clock.advance(60_000)
  await shop.count(id, 3)
  expect((await confirm(first.id)).status).toBe(200)
})

it('goods that nobody fetched in time are there again for whoever comes next', async () => {
  const id = await shop.stock(2)
  const late = await shop.ordered('agent', id, 1)
  await shop.decide(late.id, 'confirm')
  const next = await shop.ordered('customer', id, 1)
  await shop.count(id, 1)
  expect(refused(await confirm(next.id))).toMatchObject({ current: { articles: [{ there: 0 }] } })
  // Midnight in Rome after the last day of the pickup, before any job has run.
  t.clock.set('2025-11-24T23:00:00Z')
  expect((await confirm(next.id)).status).toBe(200)
})

it('of two clerks who confirm at once for the last piece one does, and the other is told', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await shop.stock(2)
    const orders = [await shop.ordered('agent', id, 1), await shop.ordered('customer', id, 1)] as const
    await shop.count(id, 1)
    const answers = await Promise.all([confirm(orders[0].id), confirm(orders[1].id, 'admin')])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
    const [lost] = answers.filter(({ status }) => status === 409)
    expect(lost && refused(lost)).toMatchObject({
      key: 'ready_short',
      current: { articles: [{ id, wanted: 1, there: 0, missing: 1 }] },
    })
  }
})

it('two clerks who confirm the same order at once do it once', async () => {
  const id = await shop.stock(1)
  const one = await shop.ordered('agent', id, 1)
  const answers = await Promise.all([confirm(one.id), confirm(one.id, 'admin')])
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  const [lost] = answers.filter(({ status }) => status === 409)
  expect(lost && refused(lost)).toMatchObject({ key: 'order_not_in_state' })
  const { history } = await read('sales', one.id)
  expect(history.filter(({ what }) => what === 'order.confirm')).toHaveLength(1)
})
