import { beforeEach, describe, expect, it, test } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { ordering } from '../../test/ordering.ts'
import { response } from '../../test/goods-story.ts'
import { readyShop } from '../../test/ready-shop.ts'

/* Goods that are ready: seen, held, waited for, ordered, confirmed, fetched or not. A Monday in November. */
const { t, world } = await openCompany()
const shop = readyShop(t, world)
const { read, refused, mails } = ordering(t, world)
const { ask, stock, hold, order, free, status } = shop
const minutes = (n: number) => t.clock.advance(n * 60_000)
beforeEach(async () => {
  t.clock.set('2025-11-17T08:00:00Z')
  await t.db.deleteFrom('outbox').execute()
})

describe('who may not', () => {
  it('resellers and the press see and hold nothing', async () => {
    const id = await stock(3)
    for (const who of ['reseller', 'press'] as const) {
      expect((await ask(who, 'GET', 'pronta-consegna/1')).status).toBe(403)
      expect((await ask(who, 'POST', 'pronta-consegna/hold', { id })).status).toBe(403)
    }
    expect((await ask('customer', 'GET', 'pronta-consegna/1')).status).toBe(200)
  })

  it('a client of another agency has no prices and gets no order', async () => {
    const id = await stock(3)
    expect((await ask('agent', 'GET', `pronta-consegna/1?customer=${world.south.client}`)).status).toBe(404)
    expect((await order('agent', [{ id, quantity: 1 }], { customer_code: '020001' })).status).toBe(404)
    expect((await ask('southAgent', 'GET', `pronta-consegna/1?customer=${world.south.client}`)).status).toBe(
      200,
    )
  })

  it('only head office decides, hands out and extends, and only the author takes back', async () => {
    const id = await stock(3)
    const { id: one } = await shop.ordered('agent', id, 1)
    for (const who of ['agent', 'customer'] as const) {
      expect(
        (await ask(who, 'PUT', `admin/pronta-consegna/order/${one}`, { decision: 'confirm' })).status,
      ).toBe(403)
      expect((await ask(who, 'POST', `admin/pronta-consegna/order/${one}/collected`)).status).toBe(403)
    }
    expect((await ask('customer', 'POST', `orders/${one}/withdraw`)).status).toBe(403)
    expect((await ask('southAgent', 'POST', `orders/${one}/withdraw`)).status).toBe(404)
    expect((await ask('agent', 'POST', `orders/${one}/withdraw`)).status).toBe(200)
  })

  it('nobody lets another one’s hold go, nor orders with it', async () => {
    const id = await stock(1)
    const held = await hold('agent', id)
    expect((await ask('customer', 'DELETE', `pronta-consegna/hold/${held.id}`)).status).toBe(404)
    expect((await order('customer', [{ id, quantity: 1, hold_id: held.id }])).status).toBe(404)
    expect((await order('agent', [{ id, quantity: 1, hold_id: held.id }])).status).toBe(200)
  })
})

describe('a hold', () => {
  it('is answered again, with the same end, whatever one asks for', async () => {
    const id = await stock(3)
    const first = await hold('agent', id)
    expect(first.ends_at).toBe('2025-11-17T08:30:00.000Z')
    minutes(20)
    const again = await hold('agent', id, 2)
    expect(again).toMatchObject({ id: first.id, ends_at: first.ends_at, quantity: 2 })
    expect(await free(id)).toBe(1)
    expect(await hold('agent', id, 1)).toMatchObject({ id: first.id, ends_at: first.ends_at, quantity: 1 })
    const more = await ask('agent', 'POST', 'pronta-consegna/hold', { id, quantity: 4 })
    expect(refused(more)).toMatchObject({ status: 409, key: 'ready_gone', current: { left: 3, wanted: 4 } })
  })

  it('never counts against oneself, and ends by itself', async () => {
    const id = await stock(1)
    await hold('agent', id)
    expect((await shop.row('agent', id))?.stock_label).toBe('only_one')
    expect(await shop.row('customer', id)).toBeUndefined()
    const other = await ask('customer', 'POST', 'pronta-consegna/hold', { id })
    expect(refused(other)).toMatchObject({ status: 409, current: { left: 0 } })
    minutes(30)
    expect((await shop.row('customer', id))?.stock_label).toBe('only_one')
    await hold('customer', id)
  })

  it('is no piece once fewer are counted than are held', async () => {
    const id = await stock(2)
    await hold('agent', id)
    await hold('customer', id)
    await shop.count(id, 1)
    const late = await order('customer', [{ id, quantity: 1 }])
    expect(refused(late)).toMatchObject({ status: 409, current: { articles: [{ left: 0 }] } })
  })

  it('that has ended gives nothing back a second time', async () => {
    const id = await stock(1)
    const { id: one } = await hold('agent', id)
    expect((await ask('agent', 'DELETE', `pronta-consegna/hold/${one}`)).status).toBe(200)
    expect((await ask('agent', 'DELETE', `pronta-consegna/hold/${one}`)).status).toBe(200)
    expect(await free(id)).toBe(1)
  })
})

describe('the queue', () => {
  it('gives what comes free to the first, for ten minutes, and tells that person alone', async () => {
    const id = await stock(1)
    const { id: one } = await hold('admin', id)
    expect(await shop.wait('agent', id)).toMatchObject({ place: 1 })
    expect(await shop.wait('customer', id)).toMatchObject({ place: 2 })
    expect(await shop.wait('agent', id)).toMatchObject({ place: 1 })
    await ask('admin', 'DELETE', `pronta-consegna/hold/${one}`)
    const [held] = await shop.holds('agent')
    expect(held).toMatchObject({ from_queue: true, quantity: 1, ends_at: '2025-11-17T08:10:00.000Z' })
    expect(await shop.told('agent')).toMatchObject([{ what: 'hold.from_queue', object: id }])
    expect(await shop.told('customer')).toEqual([])
    // Who comes by when it ends does not go before whoever waits.
    minutes(10)
    const passing = await ask('admin', 'POST', 'pronta-consegna/hold', { id })
    expect(refused(passing)).toMatchObject({ status: 409, current: { left: 0 } })
    minutes(1)
    await t.runJob('settle-ready-goods')
    expect(await shop.holds('customer')).toContainEqual(
      expect.objectContaining({ from_queue: true, article: expect.objectContaining({ id }) }),
    )
  })

  it('is for what is not there, and can be left', async () => {
    const id = await stock(1)
    expect(refused(await ask('agent', 'POST', 'pronta-consegna/queue', { id }))).toMatchObject({
      status: 409,
      key: 'ready_there',
    })
    await hold('customer', id)
    await shop.wait('agent', id)
    expect((await ask('agent', 'DELETE', `pronta-consegna/queue/${id}`)).status).toBe(200)
    minutes(30)
    await t.runJob('settle-ready-goods')
    expect(await shop.holds('agent')).toEqual([])
  })
})

describe('an order', () => {
  it('of the last piece is granted once; the other is told what is left and what is alike', async () => {
    // Of a width of their own: only so many are offered, and other stories have left some of the usual one.
    const own = { width_mm: 603 }
    const id = await stock(1, own)
    const alike = await stock(4, own)
    const better = await stock(4, { ...own, energy_class: 'A' })
    const others = [
      await stock(4, { ...own, energy_class: 'C' }),
      await stock(4, { width_mm: 448 }),
      await stock(0, own),
    ]
    const [one, two] = await Promise.all([
      order('agent', [{ id, quantity: 1 }]),
      order('customer', [{ id, quantity: 1 }]),
    ])
    const [good, bad] = one.status === 200 ? [one, two] : [two, one]
    expect([good.status, bad.status]).toEqual([200, 409])
    const { current } = refused(bad)
    expect(current).toMatchObject({ articles: [{ id, wanted: 1, left: 0 }] })
    const [article] = (current?.['articles'] ?? []) as {
      substitutes: { id: number; stock_label: string }[]
    }[]
    expect(article?.substitutes).toContainEqual(expect.objectContaining({ id: alike, stock_label: 'few' }))
    const offered = article?.substitutes.map((one) => one.id) ?? []
    // The best class first; a worse one, another width and what is not there are no substitutes.
    expect(offered[0]).toBe(better)
    expect(others.filter((other) => offered.includes(other))).toEqual([])
    expect(await free(id)).toBe(0)
  })

  it('needs consent, has no delivery date, and is no draft', async () => {
    const id = await stock(2)
    const bad = await order('agent', [{ id, quantity: 1 }], {
      privacy: undefined,
      delivery_request_date: '2025-12-01',
      draft: '1',
    })
    expect(refused(bad)).toMatchObject({
      status: 422,
      fields: { privacy: 'required', delivery_request_date: 'not_of_ready', draft: 'not_of_ready' },
    })
    expect(refused(await order('agent', []))).toMatchObject({ status: 422, fields: { items: 'required' } })
    expect(await free(id)).toBe(2)
  })

  it('goes its way: requested, confirmed, ready for pickup, collected; each is told', async () => {
    const id = await stock(5)
    const held = await hold('agent', id, 2)
    const sent = await shop.ordered('agent', id, 2, { 'items[0][hold_id]': String(held.id) })
    expect(sent).toMatchObject({
      status: 'requested',
      number: expect.stringMatching(/^RC-2025\/\d{5}$/),
      pickup_from: '2025-11-19',
      pickup_until: '2025-11-24',
    })
    expect(await shop.holds('agent')).toEqual([])
    expect(await free(id)).toBe(3)
    expect((await mails()).map(({ recipient }) => recipient)).toContain(world.people.agent.email)
    const detail = await read('sales', sent.id)
    expect(detail).toMatchObject({
      ready: { items: [{ id, quantity: 2, price: 612, line_net: 1224 }], total: 1224, may: { decide: true } },
      may: { confirm: false, withdraw: false },
    })
    // The morning after: the pickup begins the working day after the confirmation.
    t.clock.set('2025-11-19T08:00:00Z')
    expect(await shop.decide(sent.id, 'confirm')).toMatchObject({
      status: 'confirmed',
      pickup_from: '2025-11-20',
      pickup_until: '2025-11-25',
    })
    t.clock.set('2025-11-20T00:00:00Z')
    expect(await status('agent', sent.id)).toBe('ready_for_pickup')
    await t.runJob('record-pickups')
    expect((await mails()).at(-1)?.subject).toMatch(/pronto per il ritiro/)
    expect(await shop.office('POST', `${sent.id}/collected`)).toMatchObject({ status: 'collected' })
    // They are gone until somebody counts again.
    expect(await free(id)).toBe(3)
    minutes(1)
    await shop.count(id, 4)
    expect(await free(id)).toBe(4)
  })

  it('declined, withdrawn or not fetched gives its goods back once', async () => {
    const id = await stock(3)
    const [a, b, c] = [
      await shop.ordered('agent', id, 1),
      await shop.ordered('agent', id, 1),
      await shop.ordered('agent', id, 1),
    ]
    expect(await free(id)).toBe(0)
    const silent = await ask('sales', 'PUT', `admin/pronta-consegna/order/${a.id}`, { decision: 'decline' })
    expect(refused(silent)).toMatchObject({ status: 422, fields: { reason: 'required' } })
    expect(await shop.decide(a.id, 'decline', 'Danneggiato')).toMatchObject({ status: 'declined' })
    expect((await ask('agent', 'POST', `orders/${b.id}/withdraw`)).status).toBe(200)
    expect((await ask('agent', 'POST', `orders/${b.id}/withdraw`)).status).toBe(409)
    expect(await free(id)).toBe(2)
    await shop.decide(c.id, 'confirm')
    expect(await shop.office('POST', `${c.id}/extend`)).toMatchObject({ pickup_until: '2025-11-27' })
    expect((await ask('sales', 'POST', `admin/pronta-consegna/order/${c.id}/extend`)).status).toBe(409)
    t.clock.set('2025-11-27T22:59:59Z')
    expect(await status('agent', c.id)).toBe('ready_for_pickup')
    expect(await free(id)).toBe(2)
    // Midnight in Rome, before any job has run.
    t.clock.set('2025-11-27T23:00:00Z')
    expect(await status('agent', c.id)).toBe('not_collected')
    expect(await free(id)).toBe(3)
    expect((await ask('sales', 'POST', `admin/pronta-consegna/order/${c.id}/collected`)).status).toBe(409)
    await t.runJob('record-pickups')
    await t.runJob('record-pickups')
    expect(await free(id)).toBe(3)
    expect((await read('agent', c.id)).history[0]?.what).toBe('order.not_collected')
  })
})

test('a count below what is reserved is taken, and the shortage names the orders', async () => {
  const id = await stock(3)
  const first = await shop.ordered('agent', id, 2)
  const second = await shop.ordered('customer', id, 1)
  await shop.count(id, 1)
  expect(await free(id)).toBe(0)
  expect(await shop.shortages()).toContainEqual(
    expect.objectContaining({
      id,
      there: 1,
      promised: 3,
      orders: [
        expect.objectContaining({ id: first.id, quantity: 2 }),
        expect.objectContaining({ id: second.id, quantity: 1 }),
      ],
    }),
  )
  expect(await shop.tasks('sales')).toMatchObject({ ready_short: 1 })
  expect(await status('agent', first.id)).toBe('requested')
  expect((await ask('agent', 'GET', 'pronta-consegna/shortages')).status).toBe(403)
  await shop.count(id, 3)
  expect(await shop.tasks('sales')).not.toHaveProperty('ready_short')
})

test('what nobody decides for half a working day is a task', async () => {
  const id = await stock(1)
  t.clock.set('2025-11-17T16:00:00Z')
  const { id: one } = await shop.ordered('agent', id, 1)
  expect((await read('sales', one)).ready).toMatchObject({ decide_by: '2025-11-18T11:00:00.000Z' })
  const before = (await shop.tasks('sales'))['ready_to_decide'] ?? 0
  t.clock.set('2025-11-18T11:00:00Z')
  expect((await shop.tasks('sales'))['ready_to_decide']).toBe(before + 1)
})

test('a client with goods reserved is not deleted, and told which, until nothing is open', async () => {
  const id = await stock(4)
  const going = { customer_code: '014208' }
  const [asked, granted, taken] = [
    await shop.ordered('agent', id, 1, going),
    await shop.ordered('agent', id, 1, going),
    await shop.ordered('agent', id, 1, going),
  ]
  await shop.decide(granted.id, 'confirm')
  expect((await ask('agent', 'POST', `orders/${taken.id}/withdraw`)).status).toBe(200)
  const remove = () =>
    ask('agent', 'DELETE', `agent/client-delete/${world.north.otherClient}`, { reason: 'Chiude' })
  const refusal = refused(await remove())
  expect(refusal).toMatchObject({
    status: 409,
    key: 'client_has_open_things',
    message: expect.stringContaining(asked.number ?? '-'),
    current: {
      open: [
        { kind: 'order', reference: asked.number },
        { kind: 'order', reference: granted.number },
      ],
    },
  })
  expect(refusal.message).toContain(granted.number)
  expect(await free(id)).toBe(2)
  await shop.decide(asked.id, 'decline', 'Chiude')
  await shop.office('POST', `${granted.id}/collected`)
  expect((await remove()).status).toBe(200)
  // And whoever is about to be deleted orders nothing more.
  expect(refused(await order('agent', [{ id, quantity: 1 }], going))).toMatchObject({
    status: 409,
    key: 'client_leaving',
  })
})

describe('how much is there', () => {
  const label = async (pieces: number) => {
    const id = await stock(pieces)
    return (await shop.row('agent', id))?.stock_label
  }

  it('is said in words, whose limits the company sets', async () => {
    expect([await label(0), await label(1), await label(2), await label(5), await label(6)]).toEqual([
      undefined,
      'only_one',
      'few',
      'few',
      'available',
    ])
    const { ready } = response<{ ready: { changed_by?: unknown } }>(
      await ask('admin', 'GET', 'admin/settings'),
    )
    const { changed_by: _by, ...choices } = ready
    const few = (few_up_to: number) =>
      ask('admin', 'PUT', 'admin/settings', { ready: { ...choices, few_up_to } })
    expect((await few(3)).status).toBe(200)
    expect([await label(3), await label(4)]).toEqual(['few', 'available'])
  })
})
