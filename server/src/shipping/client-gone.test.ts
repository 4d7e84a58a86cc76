import { expect, it, vi } from 'vitest'
import { actAs, personOf } from '../../test/act-as.ts'
import { openCompany } from '../../test/company.ts'
import { goodsStory, refused, response } from '../../test/goods-story.ts'
import { countersOf } from '../../test/materials/stock.ts'
import { insertShops } from '../../test/shops.ts'
import { approveDeletion } from '../registry/actions/delete-client.ts'

const { t, world } = await openCompany()
const s = goodsStory(t, world)
const { north } = world

/** A client of the northern agency nobody has anything open with. */
const newClient = async (): Promise<number> => {
  const place = { address: 'Via Roma 1', postal_code: '31100', city: 'Treviso', province: 'TV' }
  const [id = 0] = await insertShops(t.db, [{ agency_id: north.id, status: 'active', ...place }])
  return id
}
const remove = (client: number) =>
  s.ask('DELETE', `admin/client-delete/${client}?reason=Ha+chiuso`, undefined, 'admin')
const withdraw = (client: number) =>
  s.ask('PUT', `admin/client-delete/${client}/withdraw`, undefined, 'admin')
/** What the refusal says is open; nothing where the deletion was granted. */
const openOf = async (client: number): Promise<string[]> => {
  const answer = await remove(client)
  if (answer.status === 200) {
    response(await withdraw(client))
    return []
  }
  expect(refused(answer)).toEqual([409, 'client_has_open_things'])
  const { current } = (
    answer.body as { args: { error: { current: { open: { kind: string; reference: string }[] } } } }
  ).args.error
  return current.open.map(({ kind, reference }) => `${kind} ${reference}`).toSorted()
}

it('a client with open materials is not deleted, and the refusal names them', async () => {
  const client = await newClient()
  const product_id = await s.product()
  const { name } = await t.db
    .selectFrom('materials')
    .select('name')
    .where('id', '=', product_id)
    .executeTakeFirstOrThrow()
  const request = `request ${name} × 3`
  const asked = { requests: [{ product_id, quantity: 4, client_id: client }] }
  const [line] = response<{ requests: { id: number }[] }>(
    await s.ask('POST', 'materiali/request', asked, 'agent'),
  ).requests
  const line_id = line?.id ?? 0
  expect(await openOf(client)).toEqual([`request ${name} × 4`])
  const decision = { status: 'partial', accepted_quantity: 3 }
  response(
    await t.ask('POST', `/api/v2.0/richieste-agenti/${line_id}`, {
      token: world.token('sales'),
      body: decision,
    }),
  )
  expect(await openOf(client)).toEqual([request])
  const [preparation = 0] = await s.open(line_id)
  const inPreparation = [request, `preparation ${preparation}`].toSorted()
  expect(await openOf(client)).toEqual(inPreparation)
  await s.ready(preparation)
  expect(await openOf(client)).toEqual(inPreparation)
  const shipment = await s.shipment(preparation)
  const { number } = await s.detail<{ number: string }>(shipment)
  const inShipment = [request, `shipment ${number}`].toSorted()
  await s.weigh(shipment, 2500)
  expect(await openOf(client)).toEqual(inShipment)
  for (const status of ['to-send', 'ready']) {
    response(await s.move(shipment, status))
    expect(await openOf(client)).toEqual(inShipment)
  }
  response(await s.move(shipment, 'shipped'))
  expect(await openOf(client)).toEqual([])
})

/** So many pieces for a client, brought to his agency. */
async function heldFor(client: number, pieces: number): Promise<number> {
  const product_id = await s.product()
  const [line = 0] = await s.toSend(product_id, pieces, { clients_id: [client] })
  const [preparation = 0] = await s.open(line)
  const recipient = { type: 'agency', id: north.id }
  response(await s.ask('PUT', `invio/session/${preparation}`, { recipient }))
  const shipment = await s.shipment(await s.ready(preparation))
  await s.weigh(shipment, 2500)
  for (const status of ['to-send', 'ready', 'shipped']) response(await s.move(shipment, status))
  return product_id
}
const handOver = (client: number, product_id: number, quantity: number) =>
  s.ask('POST', `agencies/delivery/${client}`, { request: [{ product_id, quantity }] }, 'agent')

it('nor while its agency holds pieces sent for it', async () => {
  const client = await newClient()
  const product_id = await heldFor(client, 2)
  expect(await openOf(client)).toEqual([expect.stringMatching(/^material .+ × 2$/)])
  response(await handOver(client, product_id, 2))
  expect(await openOf(client)).toEqual([])
})

it('no hand-over and no shipment to a client deleted a moment before', async () => {
  const client = await newClient()
  const { product_id } = await s.shipped({ pieces: 1, client: null }, 'to-send', 'shipped')
  const other = await s.product()
  const [line = 0] = await s.toSend(other, 1, { agencies_id: [north.id] })
  const [preparation = 0] = await s.open(line)
  response(await remove(client))
  const admin = await personOf(t, world, 'admin')
  const late = await actAs(t, admin, async (context) => {
    await approveDeletion(context, {}, client)
    const acts = [
      handOver(client, product_id, 1),
      s.ask('PUT', `invio/session/${preparation}`, { recipient: { type: 'client', id: client } }),
    ]
    // The deletion ends when both of them wait for it.
    await vi.waitFor(async () => {
      const { rows } = await t.pool.query(
        `select from pg_locks l where l.pid in (select pid from pg_stat_activity where datname = current_database())
           and not l.granted`,
      )
      expect(rows).toHaveLength(acts.length)
    })
    return acts
  })
  for (const answer of await Promise.all(late)) expect(refused(answer)).toEqual([409, 'client_is_gone'])
  expect(await countersOf(t.db, product_id)).toMatchObject({ with_agencies: 1, delivered: 0 })
})
