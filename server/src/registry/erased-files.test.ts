import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { goodsStory, refused, response } from '../../test/goods-story.ts'
import { ordering, pdf } from '../../test/ordering.ts'
import { insertShops } from '../../test/shops.ts'
import { closeDocuments } from '../platform/papers/drawing/index.ts'

/* What a deleted client leaves on the disk: orders as their PDF, transport letters, and nothing else. */
const { t, world } = await openCompany()
afterAll(closeDocuments)
const s = goodsStory(t, world)
const { send, move, ask } = ordering(t, world)
const { north } = world

const newClient = async () => {
  const place = { address: 'Via Roma 1', postal_code: '31100', city: 'Treviso', province: 'TV' }
  const [id = 0] = await insertShops(t.db, [{ agency_id: north.id, status: 'active', ...place }])
  const { code } = await t.db
    .selectFrom('clients')
    .select('code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const email = `bottega-${code}@canary.example`
  await t.db.updateTable('clients').set({ email }).where('id', '=', id).execute()
  return { id, code, email }
}
const remove = (client: number) =>
  ask('admin', 'DELETE', `admin/client-delete/${client}`, { reason: 'Chiude' })
const approve = (client: number) =>
  t.ask('PUT', `/api/v1.0/admin/client-delete/${client}/approve`, { token: world.token('admin') })
const messages = async () => {
  const folder = join(t.parts.config.dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')))
}
const filesNamed = async (name: string) =>
  (await t.pool.query<{ name: string }>('select name from files where name like $1', [name])).rows.map(
    (row) => row.name,
  )

it('a client with a confirmed order stays until it was delivered', async () => {
  const { id, code } = await newClient()
  const order = await send('agent', { customer_code: code })
  await move('admin', order.id, 'take-over')
  await move('admin', order.id, 'confirm')
  expect(refused(await remove(id))).toEqual([409, 'client_has_open_things'])
  await t.db.updateTable('orders').set({ status: 'delivered' }).where('id', '=', order.id).execute()
  expect((await remove(id)).status).toBe(200)
})

it('its mails, receipts and what came with its orders go with it; the orders’ PDF stay', async () => {
  const { id, code, email } = await newClient()
  const files = [['attachment', 'casa-canary.pdf', pdf]] as const
  const order = await send('agent', { customer_code: code, user_name: 'Canary Bianchi' }, { files })
  await move('agent', order.id, 'withdraw')
  const { product_id } = await s.shipped({ pieces: 2, client: null }, 'to-send', 'shipped')
  const body = { request: [{ product_id, quantity: 2 }] }
  response(await s.ask('POST', `agencies/delivery/${id}`, body, 'agent'))
  await t.runJobs()
  const about = async () => (await messages()).filter((message) => message.includes(email)).length
  expect(await about()).toBe(3)
  expect(await filesNamed('receipt-%')).toHaveLength(1)
  expect(await filesNamed('casa-canary%')).toHaveLength(1)
  const papers = await filesNamed('ordine%')

  expect((await remove(id)).status).toBe(200)
  expect((await approve(id)).status).toBe(200)
  await t.runJobs()
  expect(await about()).toBe(0)
  expect(await filesNamed('receipt-%')).toEqual([])
  expect(await filesNamed('casa-canary%')).toEqual([])
  expect(await filesNamed('ordine%')).toEqual(papers)
})

it('no draft outlives it, however late it is saved', async () => {
  const { id, code } = await newClient()
  expect((await remove(id)).status).toBe(200)
  const saving = Array.from({ length: 4 }, () => send('agent', { customer_code: code, draft: '1' }))
  const outcomes = await Promise.allSettled([approve(id), ...saving])
  expect(outcomes[0]).toMatchObject({ status: 'fulfilled', value: { status: 200 } })
  const { rows } = await t.pool.query('select id from orders where client_id = $1', [id])
  expect(rows).toEqual([])
})
