import { expect, it, test } from 'vitest'
import { openCompany } from './company.ts'
import { ordering } from './ordering.ts'
import { readPdf } from '../papers/samples/read-pdf.ts'
import { priceBook } from './price-book.ts'
import { readyShop } from './ready-shop.ts'
import type { Who } from './world.ts'

/*
 * One labelled oven, wherever it goes out: no list, file or record names it without its class and range. What the contract
 * declares is tested in `contract/src/catalogue/energy-everywhere.test.ts`; here is what is really sent.
 */
const { t, world } = await openCompany()
await priceBook(t.db)
const shop = readyShop(t, world)
const { send } = ordering(t, world)
const code = 'CF60-216'
const agentsClient = String(world.north.client)
await t.db
  .insertInto('appliances')
  .values({ code, name: 'Colonna forno', energy_group: 'oven', energy_class: 'A+', width_mm: 595 })
  .execute()
const { id: article } = await t.db
  .selectFrom('appliances')
  .select('id')
  .where('code', '=', code)
  .executeTakeFirstOrThrow()
await t.db.updateTable('clients').set({ price_list: 'IT-A' }).where('id', '=', world.north.client).execute()
await t.db
  .updateTable('list_prices')
  .set({ valid_to: '2025-12-31' })
  .where('valid_from', '=', '2025-09-01')
  .execute()
await shop.count(article, 3)
const { id: order } = await send('agent', {
  'lines[0][product_code]': code,
  'lines[1][product_code]': 'B60-3C',
})
const { id: readyOrder } = await shop.ordered('agent', article, 1)
await shop.hold('agent', article)

/** Every object that names the oven, at whatever depth. */
function named(thing: unknown): Record<string, unknown>[] {
  if (typeof thing !== 'object' || thing === null) return []
  const inner = Object.values(thing).flatMap(named)
  const own = thing as Record<string, unknown>
  return own['code'] === code || own['product_code'] === code ? [own, ...inner] : inner
}
const label = { energy_class: 'A+', energy_range: 'A+++–D' }
const ask = (who: Who, path: string, query: Record<string, string>) =>
  t.ask('GET', `/api/v1.0/${path}`, { token: world.token(who), query })

it.each<[path: string, who: Who, query?: Record<string, string>]>([
  ['elettrodomestici/1', 'agent'],
  ['elettrodomestici/1', 'reseller'],
  ['pronta-consegna/1', 'agent', { customer: agentsClient }],
  ['orders/lines/1', 'agent', { order_id: String(order) }],
  ['orders/lines/1', 'customer', { order_id: String(readyOrder) }],
  ['prezzi/changes', 'customer', { from: '2025-01-01', to: '2025-11-17' }],
  ['admin/price-lists/compare', 'sales', { one: '1', other: '2' }],
  ['admin/price-lists/warnings', 'sales'],
])('the list %s of %s, and its file whatever its reader put away', async (path, who, query = {}) => {
  const rows = named((await ask(who, path, query)).body)
  expect(rows).not.toEqual([])
  for (const row of rows) expect(row).toMatchObject(label)
  const away = { output: 'csv', without: 'energy_class,energy_range' }
  const { status, text } = await ask(who, path, { ...query, ...away })
  expect(status).toBe(200)
  const lines = text.split('\r\n').filter((line) => line.includes(code))
  expect(lines).not.toEqual([])
  for (const line of lines) expect(line).toMatch(/A\+[;,"]+A\+\+\+–D/)
})

it.each<[path: string, query?: Record<string, string>]>([
  ['prezzi/search', { q: 'CF60', customer: agentsClient }],
  ['prezzi/explain', { code, customer: agentsClient }],
  [`elettrodomestici/detail/${article}`],
  [`pronta-consegna/detail/${article}`],
  ['pronta-consegna/holds'],
  [`orders/detail/${order}`],
  [`orders/detail/${readyOrder}`],
])('the record %s', async (path, query = {}) => {
  const rows = named((await ask('agent', path, query)).body)
  expect(rows).not.toEqual([])
  for (const row of rows) expect(row).toMatchObject(label)
})

test('a refusal that names what is alike', async () => {
  const other = await t.db
    .insertInto('appliances')
    .values({ code: 'FM-1', name: 'Forno', energy_group: 'oven', energy_class: 'B', width_mm: 595 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.count(other.id, 0)
  const alike = named((await shop.order('customer', [{ id: other.id, quantity: 1 }])).body)
  expect(alike).toMatchObject([label])
})

test('the shortage of head office', async () => {
  await shop.count(article, 0)
  const rows = named(await shop.shortages())
  expect(rows).toMatchObject([label])
  await shop.count(article, 3)
})

it.each([
  ['an order', order],
  ['an order of ready goods', readyOrder],
])('the paper of %s, and its mail', async (_, id) => {
  const [paper] = (
    (await ask('agent', `order-form/pdf/${id}`, {})).body as { args: { response: { url: string }[] } }
  ).args.response
  const { text } = await readPdf((await t.ask('GET', paper?.url ?? '')).bytes)
  expect(text).toContain(code)
  expect(text).toContain('A+ (A+++–D)')
  const mails = await t.db.selectFrom('outbox').select('text_body').execute()
  const naming = mails.filter(
    ({ text_body }) => text_body.includes(code) && text_body.includes(`/orders/${id}`),
  )
  expect(naming).not.toEqual([])
  for (const mail of naming) expect(mail.text_body).toContain('(Classe energetica A+, scala da A+++ a D)')
})
