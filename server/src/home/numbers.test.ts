import { letterNumber } from '@mandato/contract/shipping/labels'
import { beforeAll, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { goodsStory, response } from '../../test/goods-story.ts'
import { ordering } from '../../test/ordering.ts'
import type { Who } from '../../test/world.ts'

/* The search by number in the header: each kind by its own rule of who sees it. */
const { t, world } = await openCompany()
const s = goodsStory(t, world)
const orders = ordering(t, world)
const ask = (q: string, who: Who = 'sales') =>
  s.ask('GET', `generic/numbers?q=${encodeURIComponent(q)}`, undefined, who)
const found = async (q: string, who?: Who): Promise<string[]> =>
  response<{ kind: string; number: string }[]>(await ask(q, who)).map(
    ({ kind, number }) => `${kind} ${number}`,
  )

const there = { order: '', shipment: '', letter: '', material: 0, code: '' }
beforeAll(async () => {
  there.order = (await orders.send('agent')).number ?? ''
  await orders.send('agent', { draft: '1' })
  const { id, product_id } = await s.shipped({}, 'to-send', 'ready')
  const { number, letter } = await s.detail<{ number: string; letter: { year: number; number: number } }>(id)
  Object.assign(there, { shipment: number, letter: letterNumber(letter), material: product_id })
  const { product_code } = await t.db
    .selectFrom('materials')
    .select('product_code')
    .where('id', '=', product_id)
    .executeTakeFirstOrThrow()
  there.code = product_code
  await t.db
    .insertInto('invoice_documents')
    .values({
      year: 2025,
      number: '2025/10417',
      kind: 'invoice',
      date: '2025-11-03',
      client_id: world.north.client,
      net_cents: 100,
      vat_cents: 22,
      gross_cents: 122,
    })
    .execute()
})

it('is for those who have numbers: nobody without a sign-in, no journalist, and not with two letters', async () => {
  expect((await t.ask('GET', '/api/v1.0/generic/numbers?q=2025')).status).toBe(401)
  for (const who of ['press', 'reseller'] as const) expect((await ask('10417', who)).status).toBe(403)
  expect((await ask('10')).status).toBe(422)
  expect((await ask('x'.repeat(41))).status).toBe(422)
})

it('finds an order by any part of its number, also as its file is called, and never a draft of somebody else', async () => {
  for (const typed of [there.order, there.order.toLowerCase(), there.order.replace('/', '-'), '/00001'])
    expect(await found(typed), typed).toContain(`order ${there.order}`)
  expect(await found('%%%')).toEqual([])
  expect(await found('2025')).toEqual([])
})

it('finds invoices, shipments, letters and materials', async () => {
  expect(await found('10417')).toEqual(['invoice 2025/10417'])
  expect(await found(there.shipment)).toEqual([`shipment ${there.shipment}`])
  const [year, number = ''] = there.letter.split('/')
  expect(await found(`${year}/${Number(number)}`.padEnd(3))).toContain(`letter ${there.letter}`)
  expect(await found(there.code.toLowerCase())).toEqual([`material ${there.code}`])
})

it('shows each what is in sight: the shop and its agent, not the agent of another agency', async () => {
  for (const who of ['agent', 'customer'] as const) {
    expect(await found(there.order, who)).toEqual([`order ${there.order}`])
    expect(await found('10417', who)).toEqual(['invoice 2025/10417'])
    expect(await found(there.shipment, who)).toEqual([`shipment ${there.shipment}`])
  }
  for (const typed of [there.order, '10417', there.shipment, there.letter])
    expect(await found(typed, 'southAgent'), typed).toEqual([])
  await t.db.updateTable('materials').set({ visible: false }).where('id', '=', there.material).execute()
  expect(await found(there.code.toLowerCase(), 'agent')).toEqual([])
  expect(await found(there.code.toLowerCase())).toEqual([`material ${there.code}`])
})
