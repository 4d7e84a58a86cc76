import { expect, test } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { priceBook } from '../../test/price-book.ts'
import type { Who } from '../../test/world.ts'

const { t, world } = await openCompany()
await priceBook(t.db)
const { north, south } = world
await t.db.updateTable('clients').set({ price_list: 'IT-A' }).where('id', '=', north.client).execute()
await t.db
  .insertInto('discounts')
  .values({
    client_id: north.client,
    family_code: 'NN',
    valid_from: '2025-10-01',
    valid_to: '2025-10-31',
    chain: '50+10+8',
    factor: '0.414',
    note: 'autunno',
    load_id: 1,
  })
  .execute()

interface Row {
  code: string
  net_price: number | null
  list_price: number | null
  discounts: { percent: number; subtotal: string }[]
}
const ask = async (who: Who, what: string, query: Record<string, string>) =>
  t.ask('GET', `/api/v1.0/prezzi/${what}`, { token: world.token(who), query })
const args = async (who: Who, what: string, query: Record<string, string>) =>
  ((await ask(who, what, query)).body as { args: { response: Row[]; meta: Record<string, unknown> } }).args
const codes = async (q: string, who: Who = 'agent', query = {}) =>
  (await args(who, 'search', { q, ...query })).response.map(({ code }) => code)
const own = { customer: String(north.client) }

test('a code is found whole, from its beginning and its middle, with separators or without; words in any order', async () => {
  expect(await codes('NOR.0707-60')).toEqual(['NOR.0707-60'])
  expect(await codes('nor070760')).toEqual(['NOR.0707-60'])
  expect(await codes('0707')).toEqual(['NOR.0707-60'])
  expect(await codes('cf60')).toEqual(['CF60-216'])
  expect(await codes('cassettoni base')).toEqual(['B60-3C'])
  expect(await codes('microonde 216 cf')).toEqual(['CF60-216'])
})

test('what is no word finds nothing, and too little or too much is refused', async () => {
  for (const q of ['%%%', '___', '.*+', '🪑🪑🪑', '---']) expect(await codes(q)).toEqual([])
  for (const q of ['cf', '  ', 'x'.repeat(10_000)])
    expect((await ask('agent', 'search', { q })).status).toBe(422)
})

test('the commonest letters give one page, the nearest codes first, and say that there is more', async () => {
  await t.pool.query(`
    insert into articles (code, description, dimensions, finish_group, family_code, unit)
    select case when n % 9 = 0 then 'EST' else 'K' end || n, 'Cesto estraibile ' || n, '', '', 'NN', 'pz'
    from generate_series(1, 180) n`)
  const page = async (n: number) => args('agent', 'search', { q: 'est', page: String(n) })
  const first = await page(1)
  expect([first.response.length, first.meta['more']]).toEqual([50, true])
  expect(first.response.slice(0, 20).every(({ code }) => code.startsWith('EST'))).toBe(true)
  // Every article stands on one page alone.
  const all = [first, await page(2), await page(3), await page(4)].flatMap(({ response }) =>
    response.map(({ code }) => code),
  )
  expect([all.length, new Set(all).size]).toEqual([180, 180])
  expect((await page(5)).response).toEqual([])
  await t.pool.query(`delete from articles where description like 'Cesto estraibile %'`)
})

test('the price of the client: its list, its chain, each step exact', async () => {
  const { response, meta } = await args('agent', 'search', { q: 'CF60-216', ...own })
  expect(response).toMatchObject([
    {
      code: 'CF60-216',
      list_price: 1258,
      net_price: 537.8,
      discounts: [
        { percent: 50, subtotal: '629.00' },
        { percent: 10, subtotal: '566.10' },
        { percent: 5, subtotal: '537.795' },
      ],
      unit: 'pz',
      available: null,
    },
  ])
  expect(meta).toMatchObject({
    list: 'IT-A',
    own_list: true,
    currency: 'EUR',
    date: '2025-11-17',
    more: false,
  })
  const october = await args('agent', 'search', { q: 'CF60-216', ...own, date: '2025-10-15' })
  expect(october.response).toMatchObject([{ net_price: 520.81 }])
})

test('a customer sees its own list only, an agent no foreign client, and who may not see prices is refused', async () => {
  expect((await args('customer', 'search', { q: 'base' })).meta).toMatchObject({ client_id: north.client })
  // An article of the public list alone.
  expect(await codes('NOR.0707', 'customer')).toEqual([])
  expect((await ask('customer', 'explain', { code: 'NOR.0707-60' })).status).toBe(404)
  expect((await ask('agent', 'explain', { code: 'NOR.0707-60', ...own })).status).toBe(200)
  for (const [who, client] of [
    ['agent', south.client],
    ['customer', north.otherClient],
  ] as const)
    for (const what of ['search', 'changes', 'explain']) {
      const query = { q: 'base', code: 'B60-3C', from: '2025-01-01', customer: String(client) }
      expect((await ask(who, what, query)).status).toBe(404)
    }
  for (const who of ['reseller', 'press'] as const)
    expect((await ask(who, 'search', { q: 'base' })).status).toBe(403)
  await t.db
    .insertInto('user_clients')
    .values({ user_id: world.people.customer.id, client_id: north.otherClient })
    .execute()
  expect((await ask('customer', 'search', { q: 'base' })).status).toBe(422)
  expect((await ask('customer', 'search', { q: 'base', ...own })).status).toBe(200)
})

test('the explanation names the losers and why, the past and what is loaded', async () => {
  await t.db
    .insertInto('list_prices')
    .values({ list_id: 2, article_id: 2, valid_from: '2026-01-01', price_cents: 130_000, load_id: 1 })
    .execute()
  const { body } = await ask('agent', 'explain', { code: 'cf60-216', ...own })
  const { response } = (body as { args: { response: Record<string, unknown> } }).args
  expect(response).toMatchObject({
    net_price: 537.8,
    chain: '50+10+5',
    effective_percent: 57.25,
    finer_price: '537.79500',
    steps: [
      { step: 'list', after: '1258.00' },
      { step: 'discount', percent: 50, before: '1258.00', after: '629.00' },
      { step: 'discount', percent: 10, before: '629.00', after: '566.10' },
      { step: 'discount', percent: 5, before: '566.10', after: '537.795' },
      { step: 'net', before: '537.795', after: '537.80' },
    ],
    rules: [
      { level: 'price', price: 1300, wins: false, why_not: 'not_yet', net_price: 555.75 },
      { level: 'price', price: 1258, wins: true, why_not: null, net_price: 537.8 },
      { level: 'price', price: 1248, wins: false, why_not: 'superseded', net_price: 533.52 },
      { level: 'client_family', chain: '50+10+8', wins: false, why_not: 'expired', net_price: 520.81 },
      { level: 'list', chain: '50+10+5', wins: true, net_price: 537.8 },
    ],
    timeline: [
      { from: '2025-01-01', to: '2025-08-31', net_price: 533.52, loaded_only: false },
      { from: '2025-09-01', to: '2025-09-30', net_price: 537.8 },
      { from: '2025-10-01', to: '2025-10-31', net_price: 520.81, chain: '50+10+8' },
      { from: '2025-11-01', to: '2025-12-31', net_price: 537.8 },
      { from: '2026-01-01', to: null, net_price: 555.75, loaded_only: true },
    ],
  })
})

test('what changed between two days, as a list and as a file', async () => {
  const period = { ...own, from: '2025-10-15', to: '2026-01-01' }
  const { response, meta } = await args('agent', 'changes', period)
  // What its file says of itself; and the day by the clock of the server, whatever day is asked about.
  expect(meta).toMatchObject({ list: 'IT-A', from: period.from, to: period.to, today: '2025-11-17' })
  expect(response).toEqual([
    {
      code: 'B60-3C',
      description: 'Base 60, tre cassettoni',
      energy_class: null,
      energy_range: null,
      from: 257.51,
      to: 265.91,
      delta_pct: 3.3,
      reason: 'discount',
    },
    {
      code: 'CF60-216',
      description: 'Colonna forno e microonde H 216',
      energy_class: null,
      energy_range: null,
      from: 520.81,
      to: 555.75,
      delta_pct: 6.7,
      reason: 'both',
    },
  ])
  for (const q of ['CF60-216', 'cf60216', 'microonde colonna'])
    expect((await args('agent', 'changes', { ...period, q })).response).toMatchObject([{ code: 'CF60-216' }])
  expect((await args('agent', 'changes', { ...own, from: '2025-11-01' })).response).toEqual([])
  const turnedRound = { ...own, from: '2026-01-02', to: '2026-01-01' }
  for (const query of [turnedRound, { ...turnedRound, output: 'csv' }]) {
    const turned = await ask('agent', 'changes', query)
    expect(turned.status).toBe(422)
    expect(turned.text).toContain('Dal: al massimo 01/01/2026.')
  }
  const file = await ask('agent', 'changes', { ...period, output: 'csv' })
  expect(file.text.trim().split('\r\n')).toHaveLength(3)
})
