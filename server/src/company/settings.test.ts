import { describe, expect, test } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { error, fullSheet, newShop, response, sheetStory } from '../../test/sheet-story.ts'
import type { SheetSettings } from '../sheets/settings.ts'

const { t, world } = await openCompany()
const s = sheetStory(t, world)

interface Stored {
  sheets: SheetSettings
  changed_at: string | null
  changed_by: string | null
}
const read = async (who: 'admin' | 'sales' = 'admin') => s.ask('GET', 'admin/settings', who)
const stored = async () => response<Stored>(await read())
const change = (sheets: object, more: object = {}) =>
  s.ask('PUT', 'admin/settings', 'admin', { sheets, ...more })
const label = { it: 'Bonifico 45', en: 'Transfer 45', fr: 'Virement 45', es: 'Transferencia 45' }

test('settings have defaults, and only administrators see them', async () => {
  const { sheets, changed_at } = await stored()
  expect([sheets.auto_review, sheets.renew_after_months, changed_at]).toEqual([false, 12, null])
  expect((await read('sales')).status).toBe(403)
})

test('a payment code that is added can stand on a sheet at once', async () => {
  const client = await newShop(t.db, world.north.id)
  const save = () => s.set(client, { action: 'save', scheda_fields: { ...fullSheet, payment_code: 'B45' } })
  expect(error(await save()).fields).toEqual({ payment_code: 'payment_code' })
  const { sheets } = await stored()
  const codes = [...sheets.payment_codes, { code: 'B45', label }]
  expect((await change({ ...sheets, payment_codes: codes })).status).toBe(200)
  expect((await save()).status).toBe(200)
})

test('a change tells who made it, what was before, and nothing of the rest', async () => {
  const { sheets } = await stored()
  await change({ ...sheets, auto_review: true })
  expect((await stored()).changed_by).toBe('Person admin')
  const event = await t.db
    .selectFrom('events')
    .select(['what', 'before', 'after'])
    .where('entity', '=', 'settings')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(event).toEqual({
    what: 'settings.changed',
    before: { auto_review: false },
    after: { auto_review: true },
  })
})

test('two who edit at once: the second sees what the first chose, and nothing is lost', async () => {
  const seen = await stored()
  t.clock.advance(1000)
  const mine = await change({ ...seen.sheets, renew_after_months: 18 }, { changed_at: seen.changed_at })
  expect(mine.status).toBe(200)
  const theirs = await change({ ...seen.sheets, renew_after_months: 6 }, { changed_at: seen.changed_at })
  expect([theirs.status, error(theirs).key]).toEqual([409, 'changed_meanwhile'])
  expect((error(theirs).current as Stored).sheets.renew_after_months).toBe(18)
})

test.each([
  ['no code at all', { payment_codes: [] }],
  ['a code twice', { payment_codes: [1, 2].map(() => ({ code: 'B45', label })) }],
  ['a code in one language only', { payment_codes: [{ code: 'B45', label: { it: 'Bonifico' } }] }],
  ['months of a hundred years', { renew_after_months: 1200 }],
  ['another setting of the server', { secret: 'mine' }],
])('%s is refused', async (_name, wrong) => {
  const before = await stored()
  expect((await change({ ...before.sheets, ...wrong })).status).toBe(422)
  expect(await stored()).toEqual(before)
})

test('the secret of the server is neither shown nor written', async () => {
  await s.set(world.north.client, { action: 'save', scheda_fields: fullSheet })
  await t.db
    .insertInto('settings')
    .values({ key: 'secret', value: JSON.stringify('f00d') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const secret = async () =>
    t.db.selectFrom('settings').select('value').where('key', '=', 'secret').executeTakeFirst()
  const before = await secret()
  expect(before).toBeDefined()
  expect(Object.keys(response<object>(await read())).toSorted()).toEqual([
    'accounts',
    'audit',
    'changed_at',
    'changed_by',
    'company',
    'content',
    'invoices',
    'materials',
    'orders',
    'ready',
    'sheets',
  ])
  expect((await s.ask('PUT', 'admin/settings', 'admin', { secret: 'mine' })).status).toBe(422)
  expect(await secret()).toEqual(before)
})

describe('the catalogue of materials', () => {
  const page = async () => {
    const answer = await s.ask('GET', 'materiali/products/1', 'agent')
    return (answer.body as { args: { pagination: { per_page: number } } }).args.pagination.per_page
  }
  const choose = (materials: object) => s.ask('PUT', 'admin/settings', 'admin', { materials })

  test('is as long as the company chose, with a last change of its own', async () => {
    const { sheets, changed_at } = await stored()
    expect(await page()).toBe(24)
    expect((await choose({ products_per_page: 48, changed_at: null })).status).toBe(200)
    expect(await page()).toBe(48)
    expect(await stored()).toMatchObject({
      sheets,
      changed_at,
      materials: { products_per_page: 48, changed_by: 'Person admin' },
    })
    const late = await choose({ products_per_page: 12, changed_at: null })
    expect([late.status, error(late).key]).toEqual([409, 'changed_meanwhile'])
    expect(await page()).toBe(48)
  })

  test.each([
    { products_per_page: 5 },
    { products_per_page: 201 },
    { products_per_page: 12.5 },
    { products_per_page: 24, colour: 'red' },
    {},
  ])('%o is refused', async (wrong) => {
    expect((await choose(wrong)).status).toBe(422)
    expect(await page()).toBe(48)
  })

  test('is no choice of sales people, and a change of nothing is none', async () => {
    const refused = await s.ask('PUT', 'admin/settings', 'sales', { materials: { products_per_page: 12 } })
    expect(refused.status).toBe(403)
    expect((await s.ask('PUT', 'admin/settings', 'admin', {})).status).toBe(422)
  })
})

describe('the rates of late interest', () => {
  const rates = [{ from: '2026-07-01', rate: 2 }]
  const choose = (invoices: object) => s.ask('PUT', 'admin/settings', 'admin', { invoices })
  const chosen = async () =>
    (await stored()) as unknown as {
      invoices: { rates: object[]; changed_at: string | null; history: { by: string; rates: object[] }[] }
    }

  test('are changed by administrators, and what stood before stays to be read', async () => {
    const { invoices: before } = await chosen()
    expect(before.rates).toContainEqual({ from: '2026-01-01', rate: 2.15 })
    expect((await choose({ rates, changed_at: null })).status).toBe(200)
    const { invoices } = await chosen()
    expect(invoices.rates).toEqual(rates)
    expect(invoices.history).toMatchObject([{ by: 'Person admin', rates: before.rates }])
    const late = await choose({ rates: before.rates, changed_at: null })
    expect([late.status, error(late).key]).toEqual([409, 'changed_meanwhile'])
    expect((await s.ask('PUT', 'admin/settings', 'sales', { invoices: { rates } })).status).toBe(403)
  })

  test.each([
    ['no rate', []],
    ['a day that begins no half-year', [{ from: '2026-03-01', rate: 2 }]],
    ['a half-year twice', [...rates, ...rates]],
    ['three decimals', [{ from: '2026-01-01', rate: 2.155 }]],
    ['less than nothing', [{ from: '2026-01-01', rate: -0.5 }]],
  ])('%s is refused', async (_name, wrong) => {
    expect((await choose({ rates: wrong })).status).toBe(422)
    expect((await chosen()).invoices.rates).toEqual(rates)
  })
})

describe('the way back', () => {
  const restore = (group: string, body: object, who: 'admin' | 'sales' = 'admin') =>
    s.ask('POST', `admin/settings/${group}/restore`, who, body)
  const content = async () =>
    response<{ content: { news_per_page: number; communications_per_page: number; changed_at: string } }>(
      await read(),
    ).content
  const choose = async (news: number, communications: number) => {
    t.clock.advance(1000)
    const chosen = { news_per_page: news, communications_per_page: communications }
    const answer = await s.ask('PUT', 'admin/settings', 'admin', { content: chosen })
    expect(answer.status).toBe(200)
    const { rows } = await t.pool.query<{ id: number }>(
      `select id from events where entity = 'settings' and entity_id = 'content' order by id desc limit 1`,
    )
    return rows[0]?.id ?? 0
  }

  test('brings back what one change took away, as a change of its own, and leaves later ones alone', async () => {
    await choose(10, 20)
    const entry = await choose(30, 20)
    await choose(30, 40)
    const seen = (await content()).changed_at
    expect((await restore('content', { entry, changed_at: seen }, 'sales')).status).toBe(403)
    expect((await restore('content', { entry, changed_at: seen })).status).toBe(200)
    expect(await content()).toMatchObject({ news_per_page: 10, communications_per_page: 40 })
    const { rows } = await t.pool.query<{ what: string; before: object; after: object }>(
      `select what, before, after from events where entity = 'settings' order by id desc limit 1`,
    )
    expect(rows).toEqual([
      { what: 'settings.restored', before: { news_per_page: 30 }, after: { news_per_page: 10 } },
    ])
  })

  test('is refused to whoever has not seen the last change, for another group and for what no longer fits', async () => {
    const seen = (await content()).changed_at
    const entry = await choose(50, 40)
    const stale = await restore('content', { entry, changed_at: seen })
    expect([stale.status, error(stale).key]).toEqual([409, 'changed_meanwhile'])
    const now = (await content()).changed_at
    expect((await restore('company', { entry, changed_at: now })).status).toBe(404)
    expect((await restore('content', { entry: 999_999, changed_at: now })).status).toBe(404)
    const { rows } = await t.pool.query<{ id: number }>(
      `insert into events (what, entity, entity_id, before) values ('settings.changed', 'settings', 'content',
        '{"news_per_page": 3}') returning id`,
    )
    const unfit = await restore('content', { entry: rows[0]?.id, changed_at: now })
    expect([unfit.status, error(unfit).key]).toEqual([409, 'former_choice_unfit'])
    expect((await restore('content', { entry, changed_at: now })).status).toBe(200)
  })
})
