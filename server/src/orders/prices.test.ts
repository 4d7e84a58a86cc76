import { calls } from '@mandato/contract'
import { lineCents } from '@mandato/contract/prices/chain'
import { describe, expect, it, test } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { ordering } from '../../test/ordering.ts'
import { priceBook } from '../../test/price-book.ts'
import { seesPrices } from '../prices/index.ts'

/* What an order costs: captured when it is shown, held for some days, told on screen, paper, mail and file. */
const { t, world } = await openCompany()
await priceBook(t.db)
const { north } = world
await t.db.updateTable('clients').set({ price_list: 'IT-A' }).where('code', '=', '014207').execute()
// It has had it from the beginning: the clock of these tests stands before that of the database.
await t.pool.query('delete from client_lists_before')
await t.db
  .insertInto('appliances')
  .values({ code: 'CF60-216', name: 'Colonna', energy_group: 'oven', energy_class: 'A+' })
  .execute()
const { send, form, ask, read, refused, mails } = ordering(t, world)

interface Line {
  product_code: string
  net_price: number | null
  line_net: number | null
  list: string | null
  list_price: number | null
  price_as_of: string | null
  discounts: { percent: number }[]
  unit: string
  energy_class: string | null
  price_changed?: { now: number | null; reason: string; holds_until: string }
}
type Priced = { total: number | null; unpriced: number; currency: string | null; lines: Line[] }
const priced = async (id: number, who: 'agent' | 'admin' | 'customer' = 'agent') =>
  (await read(who, id)) as unknown as Priced
const two = {
  'lines[0][product_code]': 'B60-3C',
  'lines[0][quantity]': '7',
  'lines[1][product_code]': 'CF60-216',
  'lines[1][quantity]': '2',
}

test('a line has the client’s price of the day, rounded once; the order its total', async () => {
  const { id } = await send('agent', two)
  const { lines, total, unpriced, currency } = await priced(id)
  expect(lines).toMatchObject([
    // 622.00 × 0.4275 × 7 = 1861.335; the unit 265.905 shown as 265.91 would give 1861.37.
    {
      list_price: 622,
      net_price: 265.91,
      currency: 'EUR',
      line_net: 1861.34,
      price_as_of: '2025-11-17',
      discounts: [{ percent: 50 }, { percent: 10 }, { percent: 5 }],
      unit: 'pz',
      energy_class: null,
    },
    { net_price: 537.8, line_net: 1075.59, energy_class: 'A+' },
  ])
  expect([total, unpriced, currency]).toEqual([2936.93, 0, 'EUR'])
  expect(lines[0]).not.toHaveProperty('price_changed')
  const mail = (await mails()).at(-1)
  expect(mail?.text_body).toMatch(/2\.936,93\s€|2[.\u202f ]936,93/)
  // Line by line: how many of what, at which price, and the class of what has an energy label.
  expect(mail?.text_body).toMatch(/- B60-3C [^\n]+\n  7 pz × 265,91 \(622,00 − 50 \+ 10 \+ 5 %\) = 1\.861,34/)
  expect(mail?.text_body).toContain('(Classe energetica A+, scala da A+++ a D)')
  expect(mail?.html_body).toContain('>1.861,34</td>')
})

test('free text and unknown codes have none: to be confirmed, never 0, and the order no total', async () => {
  const { id } = await send('agent', { ...two, 'lines[1][product_code]': 'NO-SUCH' })
  expect(await priced(id)).toMatchObject({
    total: null,
    unpriced: 1,
    lines: [{ line_net: 1861.34 }, { net_price: null, line_net: null, discounts: [] }],
  })
  expect((await mails()).at(-1)?.text_body).toContain('Prezzo da confermare per 1 riga')
  const missing = await send('agent', { ...two, type: 'missing', order_reference: 'OM-1' })
  expect((await priced(missing.id)).lines[0]).not.toHaveProperty('net_price')
})

test('metres are no pieces, neither in the list nor in the mail', async () => {
  await t.db.updateTable('articles').set({ unit: 'm' }).where('code', '=', 'CF60-216').execute()
  const { id } = await send('agent', two)
  expect(await read('agent', id)).toMatchObject({ pieces: 7, lines: [{ unit: 'pz' }, { unit: 'm' }] })
  expect((await mails()).at(-1)?.text_body).toContain('2 m × 537,80')
  await t.db.updateTable('articles').set({ unit: 'pz' }).where('code', '=', 'CF60-216').execute()
})

describe('the captured price', () => {
  const since = async (code: string, cents: number, from: string) =>
    t.pool.query(
      `insert into list_prices (list_id, article_id, valid_from, price_cents, load_id)
       select l.id, a.id, $3::date, $2, 1 from price_lists l, articles a where l.code = 'IT-A' and a.code = $1`,
      [code, cents, from],
    )
  const captured = (on: string, changes = {}) => ({
    ...two,
    'lines[0][captured_on]': on,
    'lines[1][captured_on]': on,
    ...changes,
  })

  it('holds; the present one stands beside it with the reason', async () => {
    await since('B60-3C', 64_200, '2025-11-15')
    const { id } = await send('agent', captured('2025-11-10'))
    const { lines, total } = await priced(id)
    expect(lines).toMatchObject([
      {
        net_price: 265.91,
        line_net: 1861.34,
        price_as_of: '2025-11-10',
        price_changed: { now: 274.46, reason: 'list', holds_until: '2025-11-24' },
      },
      { net_price: 537.8, price_as_of: '2025-11-10' },
    ])
    expect(lines[1]).not.toHaveProperty('price_changed')
    expect(total).toBe(2936.93)
    expect((await mails()).at(-1)?.text_body).toContain('1 prezzo è cambiato')
    const now = await send('agent', captured('2025-11-17'))
    expect((await priced(now.id)).lines[0]).toMatchObject({ net_price: 274.46 })
  })

  it('of the morning holds when a file brings another one at noon of the same day', async () => {
    const noon = new Date(t.clock.now().getTime() - 60_000)
    const morning = new Date(noon.getTime() - 60_000).toISOString()
    const asked = (line: object) =>
      ask('agent', 'POST', 'order-form/prices', {
        customer_code: '014207',
        lines: [{ product_code: 'B60-3C', quantity: 1, ...line }],
      })
    const day = { captured_on: '2025-11-17', captured_at: morning }
    await t.pool.query(
      `with load as (insert into price_loads (kind, at) values ('prices', $1) returning id),
        before as (insert into list_prices_before (list_id, article_id, valid_from, valid_to, price_cents, load_id, replaced_by)
          select p.list_id, p.article_id, p.valid_from, p.valid_to, p.price_cents, p.load_id, load.id
          from list_prices p, load, articles a where a.id = p.article_id and a.code = 'B60-3C' and p.valid_from = '2025-11-15')
       update list_prices p set price_cents = 70000, load_id = load.id from load, articles a
       where a.id = p.article_id and a.code = 'B60-3C' and p.valid_from = '2025-11-15'`,
      [noon],
    )
    const shown = (await asked(day)).body as { args: { response: { lines: Line[] } } }
    expect(shown.args.response.lines).toMatchObject([
      { net_price: 274.46, price_shown_at: morning, price_changed: { now: 299.25, reason: 'list' } },
    ])
    const { id } = await send('agent', {
      'lines[0][product_code]': 'B60-3C',
      'lines[0][quantity]': '1',
      'lines[0][captured_on]': day.captured_on,
      'lines[0][captured_at]': day.captured_at,
    })
    expect((await priced(id)).lines[0]).toMatchObject({
      net_price: 274.46,
      price_as_of: '2025-11-17',
      price_changed: { now: 299.25 },
    })
    // Who does not say when sees what holds now, with the moment it is shown at.
    const now = (await asked({})).body as typeof shown
    expect(now.args.response.lines).toMatchObject([
      { net_price: 299.25, price_shown_at: t.clock.now().toISOString() },
    ])
    await t.pool.query(`update list_prices set price_cents = 64200, load_id = 1 where price_cents = 70000`)
    const future = { ...day, captured_at: '2025-11-18T08:00:00.000Z' }
    expect(refused(await asked(future))).toMatchObject({
      status: 422,
      fields: { 'lines.0.captured_on': 'at_most_2025-11-17' },
    })
  })

  it.each([
    ['2025-11-18', 'at_most_2025-11-17'],
    ['2025-11-02', 'not_before'],
    ['2025-02-30', 'date'],
  ])('of %s is refused', async (on, code) => {
    const answer = refused(await form('agent', captured(on)))
    expect(answer).toMatchObject({ status: 422, fields: { 'lines.0.captured_on': code } })
  })

  it('too old is no obstacle to a draft, and what a draft captured stays whatever becomes of the list', async () => {
    const draft = await send('agent', captured('2025-11-12', { draft: '1' }))
    await t.pool.query(
      `update list_prices set price_cents = 99900 where valid_from = '2025-09-01' and list_id = 2`,
    )
    expect((await priced(draft.id)).lines[0]).toMatchObject({ net_price: 265.91 })
    await send('agent', captured('2025-11-12', { draft: '1', notes: 'Ancora' }), { id: draft.id })
    expect((await priced(draft.id)).lines[1]).toMatchObject({
      net_price: 537.8,
      price_changed: { now: 427.07, reason: 'list' },
    })
    expect((await form('agent', captured('2025-01-12', { draft: '1' }))).status).toBe(200)
  })

  it('leaves what is written anew in a draft of another day: number, words and amount', async () => {
    const day = '2025-11-12'
    const { id } = await send('agent', captured(day, { draft: '1' }))
    const anew = { draft: '1', 'lines[0][quantity]': '3', 'lines[0][description]': 'Base con gola' }
    await send('agent', captured(day, anew), { id })
    const { lines } = await priced(id)
    expect(lines[0]).toMatchObject({ quantity: 3, description: 'Base con gola', price_as_of: day })
    expect(lines[0]?.line_net).toBe(
      lineCents(Math.round((lines[0]?.list_price ?? 0) * 100), '50+10+5', 3) / 100,
    )
  })

  it('of an article that left the list since', async () => {
    const { id } = await send('agent', captured('2025-11-12', { draft: '1' }))
    await t.pool.query(`update list_prices set valid_to = '2025-11-16' where list_id = 2`)
    await send('agent', captured('2025-11-12'), { id })
    expect((await priced(id)).lines[0]).toMatchObject({
      price_changed: { now: null, reason: 'removed' },
    })
    await t.pool.query(`update list_prices set valid_to = null`)
  })

  it('of a list that is withdrawn while an agent shows it: sent at what was shown, and told everywhere that it changed', async () => {
    const shown = await t.ask('POST', '/api/v1.0/order-form/prices', {
      token: world.token('agent'),
      body: { customer_code: '014207', lines: [{ product_code: 'CF60-216', quantity: 2 }] },
    })
    const { lines: before, today } = (
      shown.body as { args: { response: { today: string; lines: { net_price: number }[] } } }
    ).args.response
    // The whole list ends with the day; the agent sends the next morning.
    await t.pool.query(`update list_prices set valid_to = $1 where list_id = 2`, [today])
    t.clock.advance(86_400_000)
    const { id } = await send('agent', captured(today))
    const { lines, total, unpriced } = await priced(id)
    expect(lines[1]).toMatchObject({
      net_price: before[0]?.net_price,
      price_as_of: today,
      price_changed: { now: null, reason: 'removed' },
    })
    expect([total === null, unpriced]).toEqual([false, 0])
    expect((await mails()).at(-1)?.text_body).toContain('2 prezzi sono cambiati')
    const file = await t.ask('GET', '/api/v1.0/orders/lines/1', {
      token: world.token('agent'),
      query: { order_id: String(id), output: 'csv' },
    })
    expect(file.text).toMatch(/removed|tolto|fuori/i)
    // Nothing is shown any longer, and an order of today has no price.
    const late = await send('agent', two)
    expect(await priced(late.id)).toMatchObject({ total: null, unpriced: 2 })
    await t.pool.query(`update list_prices set valid_to = null`)
    t.clock.advance(-86_400_000)
  })

  it('holds for a client that has another list since, and for the agent of the agency it went to', async () => {
    const draft = await send('agent', captured('2025-11-12', { draft: '1' }))
    const shown = (await priced(draft.id)).lines.map(({ net_price }) => net_price)
    await t.db.updateTable('clients').set({ price_list: null }).where('code', '=', '014207').execute()
    try {
      // A new order with what was shown under the old list, and the draft that kept it: both at what was shown.
      const { id } = await send('agent', captured('2025-11-12'))
      for (const order of [id, draft.id]) {
        const { lines } = await priced(order)
        expect(lines.map(({ net_price }) => net_price)).toEqual(shown)
        expect(lines[0]).toMatchObject({
          list: 'IT-A',
          price_changed: { reason: 'other_list', holds_until: '2025-11-26' },
        })
        expect(lines[0]?.price_changed?.now).toBeGreaterThan(shown[0] ?? 0)
      }
      expect((await mails()).at(-1)?.text_body).toContain('2 prezzi sono cambiati')
      // What is shown today is today's.
      const now = await send('agent', two)
      expect((await priced(now.id)).lines[0]).toMatchObject({ list: 'PUBLIC', discounts: [] })

      await t.db
        .updateTable('clients')
        .set({ agency_id: world.south.id })
        .where('code', '=', '014207')
        .execute()
      expect((await form('agent', captured('2025-11-12'), { id: draft.id })).status).toBe(404)
      const moved = await send('southAgent', captured('2025-11-12'))
      expect((await priced(moved.id, 'admin')).lines.map(({ net_price }) => net_price)).toEqual(shown)
    } finally {
      await t.db
        .updateTable('clients')
        .set({ agency_id: north.id, price_list: 'IT-A' })
        .where('code', '=', '014207')
        .execute()
    }
  })

  it('in another currency than the rest is refused', async () => {
    const { id } = await send('agent', captured('2025-11-12', { draft: '1' }))
    await t.pool.query(`insert into price_lists (code, currency) values ('UK', 'GBP')`)
    await t.pool.query(`insert into list_prices (list_id, article_id, valid_from, price_cents, load_id)
      select (select id from price_lists where code = 'UK'), id, '2025-01-01', 1000, 1 from articles`)
    await t.db.updateTable('clients').set({ price_list: 'UK' }).where('code', '=', '014207').execute()
    const mixed = captured('2025-11-12', { 'lines[1][captured_on]': '2025-11-17' })
    expect(refused(await form('agent', mixed, { id }))).toMatchObject({
      status: 422,
      key: 'mixed_currencies',
    })
    await t.db.updateTable('clients').set({ price_list: 'IT-A' }).where('code', '=', '014207').execute()
  })
})

test('lines are priced while they are written: each as it was shown and as it is, in one call', async () => {
  const lines = [
    { product_code: 'cf60-216', quantity: 2, captured_on: '2025-11-12' },
    { product_code: 'NOR.0707-60' },
  ]
  const answer = async (who: 'agent' | 'customer' | 'southAgent' | 'press') =>
    ask(who, 'POST', 'order-form/prices', { customer_code: '014207', lines })
  const { response } = ((await answer('agent')).body as { args: { response: unknown } }).args
  expect(response).toMatchObject({
    list: 'IT-A',
    currency: 'EUR',
    price_hold_days: 14,
    today: '2025-11-17',
    lines: [
      { code: 'CF60-216', chain: '50+10+5', energy_class: 'A+', energy_range: 'A+++–D' },
      { code: 'NOR.0707-60', net_price: null },
    ],
  })
  // A code of other lists is none of a customer's.
  const own = ((await answer('customer')).body as { args: { response: { lines: unknown[] } } }).args
  expect(own.response.lines[1]).toMatchObject({ code: null, description: '' })
  expect((await answer('southAgent')).status).toBe(404)
  expect((await answer('press')).status).toBe(403)
})

test('files carry class and price', async () => {
  const { id } = await send('agent', two)
  const csv = await t.ask('GET', '/api/v1.0/orders/lines/1', {
    token: world.token('agent'),
    query: { order_id: String(id), output: 'csv' },
  })
  expect(csv.text).toContain('A+++–D')
  expect(csv.text).toMatch(/50\+10\+5/)
  const list = await t.ask('GET', '/api/v1.0/orders/1', {
    token: world.token('agent'),
    query: { output: 'csv' },
  })
  expect(list.text).toMatch(/Totale netto|Net total/)
  const stranger = await t.ask('GET', '/api/v1.0/orders/lines/1', {
    token: world.token('southAgent'),
    query: { order_id: String(id) },
  })
  expect(stranger.status).toBe(404)
  expect(north.client).toBeGreaterThan(0)
})

test('no role that may not see prices can read orders at all', () => {
  for (const name of [
    'orders',
    'order',
    'orderLines',
    'orderPapers',
    'priceOrderLines',
    'saveOrder',
  ] as const)
    for (const role of calls[name].roles)
      expect([name, role, seesPrices({ role })]).toEqual([name, role, true])
})
