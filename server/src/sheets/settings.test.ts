import { describe, expect, test } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { error, fullSheet, newShop, response, sheetStory } from '../../test/sheet-story.ts'
import type { SheetSettings } from './settings.ts'

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
    'changed_at',
    'changed_by',
    'content',
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
