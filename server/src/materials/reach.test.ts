import { describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { goodsStory, refused, response } from '../../test/goods-story.ts'
import type { Who } from '../../test/world.ts'

/* Whose materials are whose: who received them, who holds them, who may decide on them. */
const { t, world } = await openCompany()
const s = goodsStory(t, world)
const { north, south } = world

interface Row {
  readonly request_id: number | null
  readonly client: string | null
  readonly requested: number
  readonly delivered: number
  readonly still_to_deliver: number
  readonly shipment: string
}
const deliveredOf = (agency: number, client: number, who: Who = 'sales', query = '') =>
  s.ask('GET', `arrex/materiali/${agency}/${client}${query}`, undefined, who)
const rowsOf = async (product: number, agency: number, client: number, who: Who = 'sales') =>
  response<(Row & { product_id: number })[]>(await deliveredOf(agency, client, who, '?per_page=200')).filter(
    ({ product_id }) => product_id === product,
  )
const handTo = async (client: number, product_id: number, quantity: number) =>
  response(
    await s.ask('POST', `agencies/delivery/${client}`, { request: [{ product_id, quantity }] }, 'agent'),
  )
/** Pieces for a client that its agency holds. */
const heldFor = async (client: number, pieces: number) => {
  const product_id = await s.product()
  const [line = 0] = await s.toSend(product_id, pieces, { clients_id: [client] })
  const [preparation = 0] = await s.open(line)
  const recipient = { type: 'agency', id: north.id }
  response(await s.ask('PUT', `invio/session/${preparation}`, { recipient }))
  const shipment = await s.shipment(await s.ready(preparation))
  await s.weigh(shipment, 2500)
  for (const status of ['to-send', 'shipped']) response(await s.move(shipment, status))
  return { product_id, line, shipment }
}

describe('delivered', () => {
  it('is what a client received, whoever asked for it', async () => {
    const { product_id, line, shipment } = await heldFor(north.client, 6)
    // The shop that asked gets two; another one gets the rest out of the same line.
    await handTo(north.client, product_id, 2)
    await handTo(north.otherClient, product_id, 3)
    const { number } = await s.detail<{ number: string }>(shipment)
    expect(await rowsOf(product_id, 0, north.client)).toMatchObject([
      { request_id: line, requested: 6, delivered: 2, still_to_deliver: 1, shipment: number },
    ])
    expect(await rowsOf(product_id, 0, north.otherClient, 'agent')).toMatchObject([
      { request_id: null, client: 'Mobilificio Da Ros', requested: 0, delivered: 3, still_to_deliver: 0 },
    ])
    // Together they are the counter: nothing is told twice.
    const all = await rowsOf(product_id, north.id, 0)
    expect(all.reduce((sum, row) => sum + row.delivered, 0)).toBe(5)
    expect(await rowsOf(product_id, 0, 0, 'customer')).toMatchObject([{ request_id: line, delivered: 2 }])
  })

  it('loses what was undone', async () => {
    const { product_id } = await heldFor(north.client, 2)
    const given = (await handTo(north.otherClient, product_id, 2)) as { id: number }
    response(await s.ask('DELETE', `agencies/delivery/${given.id}`, undefined, 'agent'))
    expect(await rowsOf(product_id, 0, north.otherClient)).toEqual([])
  })

  it('of an agency or a client out of sight is not found', async () => {
    expect(refused(await deliveredOf(0, south.client, 'agent'))).toEqual([404, 'not_found'])
    expect(refused(await deliveredOf(south.id, 0, 'agent'))).toEqual([404, 'not_found'])
    expect(refused(await deliveredOf(0, north.otherClient, 'customer'))).toEqual([404, 'not_found'])
    expect((await deliveredOf(north.id, north.client, 'agent')).status).toBe(200)
    expect((await deliveredOf(0, north.client, 'customer')).status).toBe(200)
  })
})

describe('a client that moves to another agency', () => {
  const movesTo = (agency_id: number) =>
    t.db.updateTable('clients').set({ agency_id }).where('id', '=', north.client).execute()
  const linesSeen = async (who: Who, product: number) =>
    response<{ id: number; may: { withdraw: boolean; change: boolean } }[]>(
      await t.ask('GET', '/api/v2.0/materiali/request-agencies/1', {
        token: world.token(who),
        query: { product: String(product), per_page: '200' },
      }),
    )

  it('leaves its requests with the agency that asked: the new one reads and changes nothing', async () => {
    const { product_id } = await heldFor(north.client, 4)
    const asked = { requests: [{ product_id, quantity: 1, client_id: north.client }] }
    const [{ id: waiting } = { id: 0 }] = response<{ requests: { id: number }[] }>(
      await s.ask('POST', 'materiali/request', asked, 'agent'),
    ).requests
    await movesTo(south.id)
    try {
      expect(await linesSeen('agent', product_id)).toHaveLength(2)
      const seen = await linesSeen('southAgent', product_id)
      expect(seen).toHaveLength(2)
      expect(seen.every(({ may }) => !may.withdraw && !may.change)).toBe(true)
      expect(refused(await s.ask('DELETE', `materiali/request/${waiting}`, undefined, 'southAgent'))).toEqual(
        [403, 'not_allowed'],
      )
      const more = { quantity: 9 }
      expect(refused(await s.ask('PUT', `materiali/request/${waiting}`, more, 'southAgent'))).toEqual([
        403,
        'not_allowed',
      ])
      // What an agency still has to deliver is what it holds.
      const held = async (who: Who) =>
        response<{ still_to_deliver: number }>(await s.ask('GET', 'dashboard/materials', undefined, who))
      const { rows } = await t.pool.query<{ agency_id: number; held: number }>(
        'select agency_id, sum(quantity)::int as held from material_agency_stock group by 1',
      )
      const heldBy = (agency: number) => rows.find(({ agency_id }) => agency_id === agency)?.held ?? 0
      expect((await held('agent')).still_to_deliver).toBe(heldBy(north.id))
      expect((await held('southAgent')).still_to_deliver).toBe(heldBy(south.id))
      response(await s.ask('DELETE', `materiali/request/${waiting}`, undefined, 'agent'))
    } finally {
      await movesTo(north.id)
    }
  })
})

describe('a decision', () => {
  const asked = async (quantity: number) => {
    const product_id = await s.product()
    const body = { requests: [{ product_id, quantity }] }
    const { requests } = response<{ requests: { id: number }[] }>(
      await s.ask('POST', 'materiali/request', body, 'agent'),
    )
    return requests[0]?.id ?? 0
  }
  const decide = (id: number, body: object) =>
    t.ask('POST', `/api/v2.0/richieste-agenti/${id}`, { token: world.token('sales'), body })
  const currentOf = (answer: { body: unknown }) =>
    (answer.body as { args: { error: { current: unknown } } }).args.error.current

  it('on what the screen no longer shows is refused with the line as it is', async () => {
    const id = await asked(2)
    response(await s.ask('PUT', `materiali/request/${id}`, { quantity: 50 }, 'agent'))
    const old = await decide(id, { status: 'accepted', version: 1 })
    expect(refused(old)).toEqual([409, 'changed_meanwhile'])
    expect(currentOf(old)).toMatchObject({ id, requested: 50, version: 2, status: 'requested' })
    const other = await decide(id, { status: 'accepted', accepted_quantity: 2 })
    expect(refused(other)).toEqual([409, 'changed_meanwhile'])
    expect((await decide(id, { status: 'accepted', accepted_quantity: 50, version: 2 })).status).toBe(200)
  })

  it('of a second clerk does not take the place of the first in silence', async () => {
    const id = await asked(10)
    expect((await decide(id, { status: 'accepted', version: 1 })).status).toBe(200)
    const second = { status: 'partial', accepted_quantity: 3, version: 1 }
    expect(refused(await decide(id, second))).toEqual([409, 'changed_meanwhile'])
    const body = { requests: [{ id, ...second }] }
    const many = await t.ask('POST', '/api/v2.0/richieste-agenti', { token: world.token('sales'), body })
    expect(refused(many)).toEqual([409, 'changed_meanwhile'])
    const change = { quantity: 4, version: 1 }
    expect(refused(await s.ask('PUT', `materiali/request/${id}`, change))).toEqual([409, 'changed_meanwhile'])
    expect((await decide(id, { ...second, version: 2 })).status).toBe(200)
  })
})

describe('a preparation for another client', () => {
  it('makes its lines that client’s, and the history keeps the former', async () => {
    const product_id = await s.product()
    const [line = 0] = await s.toSend(product_id, 2, { clients_id: [north.client] })
    const [preparation = 0] = await s.open(line)
    const recipient = { type: 'client', id: north.otherClient }
    response(await s.ask('PUT', `invio/session/${preparation}`, { recipient }))
    const { rows } = await t.pool.query(
      `select client_id, (select before from events where entity = 'request' and entity_id = r.id::text
        and what = 'request.readdress') as before from material_requests r where id = $1`,
      [line],
    )
    expect(rows).toEqual([{ client_id: north.otherClient, before: { client_id: north.client } }])
  })
})
