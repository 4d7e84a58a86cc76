import { beforeAll, describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { countersOf, faultsOfStock, newMaterial, putOnHand } from '../../test/materials/stock.ts'
import type { Who } from '../../test/world.ts'

const { t, world } = await openCompany()
type Row = Readonly<Record<string, unknown>>
interface Told {
  readonly args: { readonly response: unknown; readonly error: Row; readonly meta: Row }
}
const ask = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  t.ask(method, `/api/${url}`, { token: world.token(who), ...(body && { body }) })
const told = ({ body }: { body: unknown }) => (body as Told).args.response as Row
const rows = ({ body }: { body: unknown }) => (body as Told).args.response as Row[]
const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as Told).args.error['key'],
]

let product = 0
beforeAll(async () => {
  product = await newMaterial(t.db, 'CAT')
  await putOnHand(t.db, product, 100)
})
const request = async (quantity: number, more: object = {}, who: Who = 'agent') => {
  const answer = await ask(who, 'POST', 'v1.0/materiali/request', {
    requests: [{ product_id: product, quantity, ...more }],
  })
  return Number((told(answer)['requests'] as Row[] | undefined)?.[0]?.['id'])
}
const decide = (id: number, body: object, who: Who = 'sales') =>
  ask(who, 'POST', `v2.0/richieste-agenti/${id}`, body)

describe('asking', () => {
  it('is for oneself or one’s own clients, for real pieces of what is in the catalogue', async () => {
    const post = (body: object, who: Who = 'agent') => ask(who, 'POST', 'v1.0/materiali/request', body)
    const lines = (line: object) => ({ requests: [{ product_id: product, quantity: 1, ...line }] })
    expect(refusal(await post(lines({ client_id: world.south.client })))).toEqual([404, 'not_found'])
    expect(refusal(await post(lines({ product_id: 2_000_000 })))).toEqual([404, 'not_found'])
    for (const quantity of [0, -3, 1.5, 100_000, '2'])
      expect((await post(lines({ quantity }))).status).toBe(422)
    expect((await post({ requests: [] })).status).toBe(422)
    expect(refusal(await post(lines({}), 'customer'))).toEqual([403, 'not_allowed'])
    expect((await post(lines({ client_id: world.north.client }))).status).toBe(200)
  })

  it('warns about a quantity that is no multiple of the pack, and takes it', async () => {
    const packed = await newMaterial(t.db, 'PACK')
    await t.db.updateTable('materials').set({ pack: 10 }).where('id', '=', packed).execute()
    const requests = [
      { product_id: packed, quantity: 25 },
      { product_id: packed, quantity: 30 },
    ]
    const answer = await ask('agent', 'POST', 'v1.0/materiali/request', { requests })
    expect(told(answer)['requests']).toMatchObject([{ pack_warning: 10 }, { quantity: 30 }])
    const [first, second] = told(answer)['requests'] as Row[]
    expect(second).not.toHaveProperty('pack_warning')
    const change = async (quantity: number) =>
      told(await ask('agent', 'PUT', `v1.0/materiali/request/${Number(first?.['id'])}`, { quantity }))
    expect(await change(15)).toMatchObject({ requested: 15, pack_warning: 10 })
    expect(await change(40)).not.toHaveProperty('pack_warning')
  })

  it('by staff is accepted at once, where the warehouse has it', async () => {
    const before = await countersOf(t.db, product)
    const bulk = { requests: [{ product_id: product, quantity: 5, client_id: world.south.client }] }
    expect((await ask('sales', 'POST', 'v1.0/materiali/request', bulk)).status).toBe(200)
    expect((await countersOf(t.db, product)).committed).toBe(before.committed + 5)
    const nobody = { requests: [{ product_id: product, quantity: 5 }] }
    expect(refusal(await ask('sales', 'POST', 'v1.0/materiali/request', nobody))).toEqual([
      422,
      'agency_needed',
    ])
    const huge = {
      ...nobody,
      requests: [{ product_id: product, quantity: 99_999 }],
      agency_id: world.north.id,
    }
    expect(refusal(await ask('sales', 'POST', 'v1.0/materiali/request', huge))).toEqual([
      409,
      'short_of_stock',
    ])
  })

  it('is changed and withdrawn by the agency while nobody has decided', async () => {
    const id = await request(4)
    const change = (who: Who) => ask(who, 'PUT', `v1.0/materiali/request/${id}`, { quantity: 6 })
    expect(refusal(await change('southAgent'))).toEqual([404, 'not_found'])
    expect(told(await change('agent'))).toMatchObject({ original: 4, requested: 6, status: 'requested' })
    expect(refusal(await ask('southAgent', 'DELETE', `v1.0/materiali/request/${id}`))).toEqual([
      404,
      'not_found',
    ])
    expect((await ask('agent', 'DELETE', `v1.0/materiali/request/${id}`)).status).toBe(200)
    expect(refusal(await change('agent'))).toEqual([409, 'request_not_in_state'])
  })
})

describe('deciding', () => {
  it('is never the agency’s own', async () => {
    const id = await request(2)
    expect(refusal(await decide(id, { status: 'accepted' }, 'agent'))).toEqual([403, 'not_allowed'])
    expect((await decide(id, { status: 'accepted' })).status).toBe(200)
  })

  it('wants a reason to reject, and a part that is one', async () => {
    const id = await request(10)
    expect((await decide(id, { status: 'rejected' })).status).toBe(422)
    for (const accepted_quantity of [undefined, 0, -1, 2.5])
      expect((await decide(id, { status: 'partial', accepted_quantity })).status).toBe(422)
    expect(refusal(await decide(id, { status: 'partial', accepted_quantity: 10 }))).toEqual([
      422,
      'not_a_part',
    ])
    const part = await decide(id, { status: 'partial', accepted_quantity: 4, note: 'Il resto a gennaio' })
    expect(told(part)).toMatchObject({ status: 'accepted_partial', accepted_quantity: 4, residual: 4 })
  })

  it('can be revised until the line is in a preparation, and moves the commitment by the difference', async () => {
    const id = await request(10)
    const committed = async () => (await countersOf(t.db, product)).committed
    const before = await committed()
    await decide(id, { status: 'accepted' })
    expect(await committed()).toBe(before + 10)
    expect(told(await decide(id, { status: 'modified', accepted_quantity: 14 }))['status']).toBe(
      'accepted_modified',
    )
    expect(await committed()).toBe(before + 14)
    const changed = await ask('sales', 'PUT', `v1.0/materiali/request/${id}`, { quantity: 3 })
    expect(told(changed)).toMatchObject({ status: 'accepted_partial', accepted_quantity: 3 })
    expect(await committed()).toBe(before + 3)
    expect(refusal(await decide(id, { status: 'rejected', note: 'Troppo tardi' }))).toEqual([
      409,
      'request_not_in_state',
    ])
    await t.db
      .updateTable('material_requests')
      .set({ status: 'in_preparation' })
      .where('id', '=', id)
      .execute()
    expect(refusal(await decide(id, { status: 'accepted' }))).toEqual([409, 'request_not_in_state'])
  })

  it('on many lines is all or none, with the shortage named', async () => {
    const scarce = await newMaterial(t.db, 'SCARCE')
    await putOnHand(t.db, scarce, 5)
    const ids = await Promise.all([request(3, { product_id: scarce }), request(3, { product_id: scarce })])
    const all = (body: object) =>
      ask('sales', 'POST', 'v2.0/richieste-agenti', { requests: ids.map((id) => ({ id, ...body })) })
    const short = await all({ status: 'accepted' })
    expect(refusal(short)).toEqual([409, 'short_of_stock'])
    expect((short.body as Told).args.error['current']).toEqual({
      short: [{ product_id: scarce, product_code: 'SCARCE', wanted: 6, available: 5 }],
    })
    expect((await countersOf(t.db, scarce)).committed).toBe(0)
    expect((await all({ status: 'partial', accepted_quantity: 2 })).status).toBe(200)
    expect((await countersOf(t.db, scarce)).committed).toBe(4)
  })

  it('of the same pieces by many clerks at once grants what there is, once', async () => {
    const hot = await newMaterial(t.db, 'HOT')
    await putOnHand(t.db, hot, 20)
    const made = await ask('agent', 'POST', 'v1.0/materiali/request', {
      requests: Array.from({ length: 60 }, () => ({ product_id: hot, quantity: 1 })),
    })
    const ids = (told(made)['requests'] as Row[]).map((row) => Number(row['id']))
    const answers = await Promise.all(ids.map((id) => decide(id, { status: 'accepted' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await countersOf(t.db, hot)).toMatchObject({ committed: 20, on_hand: 20 })
    expect(await faultsOfStock(t.db, [hot])).toEqual([])
  })
})

describe('the list of requests', () => {
  it('shows each person the own ones, with the stock', async () => {
    await request(7, { client_id: world.north.client })
    const seen = async (who: Who) =>
      rows(await ask(who, 'GET', 'v2.0/materiali/request-agencies/1?per_page=200'))
    expect(new Set((await seen('agent')).map((row) => row['agency_id']))).toEqual(new Set([world.north.id]))
    expect(new Set((await seen('southAgent')).map((row) => row['agency_id']))).toEqual(
      new Set([world.south.id]),
    )
    const stock = await countersOf(t.db, product)
    const line = (await seen('sales')).find((row) => row['product_id'] === product)
    expect(line).toMatchObject({
      available: stock.on_hand - stock.committed,
      on_hand: stock.on_hand,
      committed: stock.committed,
    })
    for (const row of await seen('agent')) expect(row).not.toHaveProperty('on_hand')
  })

  it('counts and sums what its filter shows', async () => {
    const answer = await ask('sales', 'GET', 'v2.0/materiali/request-agencies/1?status=to_send&per_page=200')
    const found = rows(answer)
    expect(found.length).toBeGreaterThan(2)
    expect((answer.body as Told).args.meta['residual']).toBe(
      found.reduce((sum, row) => sum + Number(row['residual']), 0),
    )
  })
})

describe('delivered materials', () => {
  it('are a file of fixed name, and a customer gets only the own ones', async () => {
    const url = `v1.0/arrex/materiali/${world.north.id}/0`
    const { headers } = await ask('agent', 'GET', `${url}?output=excel`)
    expect(headers['content-disposition']).toContain('materiali-consegnati.xlsx')
    expect(refusal(await ask('southAgent', 'GET', url))).toEqual([404, 'not_found'])
    const own = rows(await ask('customer', 'GET', 'v1.0/arrex/materiali/0/0'))
    expect(own.length).toBeGreaterThan(0)
    expect(new Set(own.map((row) => row['client']))).toEqual(new Set(['Arredamenti Zanetti S.r.l.']))
  })
})

describe('the counters of the first page', () => {
  it('are those of the lines in sight', async () => {
    const counters = async (who: Who) => told(await ask(who, 'GET', 'v1.0/dashboard/materials'))
    const list = await ask('southAgent', 'GET', 'v2.0/materiali/request-agencies/1?status=to_send')
    expect((await counters('southAgent'))['to_send']).toBe(rows(list).length)
    const { requests_to_decide } = await counters('sales')
    const undecided = await ask(
      'sales',
      'GET',
      'v2.0/materiali/request-agencies/1?status=requested&per_page=200',
    )
    expect(requests_to_decide).toBe(rows(undecided).length)
  })
})

describe('a decision taken back', () => {
  const undo = (id: number, more: object = {}, who: Who = 'sales') =>
    ask(who, 'PUT', 'v2.0/richieste-agenti', { requests: [{ id, ...more }] })
  const committed = async () => (await countersOf(t.db, product)).committed

  it('releases what it promised, and the line waits again; of a rejection too', async () => {
    const before = await committed()
    const [taken, refused] = [await request(4), await request(5)]
    const version = told(await decide(taken, { status: 'accepted' }))['version']
    await decide(refused, { status: 'rejected', note: 'Esaurito' })
    expect(await committed()).toBe(before + 4)
    expect(told(await undo(taken, { version }))['requests']).toMatchObject([
      { id: taken, status: 'requested', accepted_quantity: 0, decided_by: null },
    ])
    expect(told(await undo(refused))['requests']).toMatchObject([{ status: 'requested', decision_note: '' }])
    expect(await committed()).toBe(before)
    expect(refusal(await undo(taken))).toEqual([409, 'request_not_in_state'])
    expect((await decide(taken, { status: 'partial', accepted_quantity: 2 })).status).toBe(200)
  })

  it('is one’s own, of the last minutes, and as it was answered', async () => {
    const id = await request(3)
    await decide(id, { status: 'accepted' })
    expect(refusal(await undo(id, {}, 'agent'))).toEqual([403, 'not_allowed'])
    expect(refusal(await undo(id, {}, 'admin'))).toEqual([409, 'too_late_to_undo'])
    expect(refusal(await undo(id, { version: 1 }))).toEqual([409, 'changed_meanwhile'])
    await t.db
      .updateTable('material_requests')
      .set({ decided_at: new Date(t.clock.now().getTime() - 7_200_000).toISOString() })
      .where('id', '=', id)
      .execute()
    expect(refusal(await undo(id))).toEqual([409, 'too_late_to_undo'])
  })

  it('leaves each count as it was', async () => {
    const list = (query: string) => ask('sales', 'GET', `v2.0/materiali/request-agencies/1?${query}`)
    const metaOf = ({ body }: { body: unknown }) => (body as Told).args.meta
    const id = await request(2)
    const before = metaOf(await list('per_page=10'))
    await decide(id, { status: 'accepted' })
    expect(metaOf(await list('per_page=10'))['counts']).not.toEqual(before['counts'])
    await undo(id)
    expect(metaOf(await list('per_page=10'))).toEqual(before)
    const covers = before['cover'] as Readonly<Record<string, number>>
    for (const cover of ['whole', 'part', 'none'])
      expect(rows(await list(`cover=${cover}&per_page=200`)).length).toBe(covers[cover])
  })
})

describe('a client with open requests', () => {
  const remove = () =>
    ask('admin', 'DELETE', `v1.0/admin/client-delete/${world.north.otherClient}?reason=Ha+chiuso`)

  it('is not deleted, and the answer says what is open', async () => {
    const id = await request(2, { client_id: world.north.otherClient, note: 'Chiama Elena' })
    const refused = await remove()
    expect(refusal(refused)).toEqual([409, 'client_has_open_things'])
    expect((refused.body as Told).args.error['current']).toMatchObject({
      open: [{ kind: 'request', reference: 'Catalogo CAT × 2' }],
    })
    await decide(id, { status: 'rejected', note: 'Elena ha chiuso' })
    expect((await remove()).status).toBe(200)
    const approve = `v1.0/admin/client-delete/${world.north.otherClient}/approve`
    expect((await ask('admin', 'PUT', approve)).status).toBe(200)
    const notes = ['note', 'decision_note'] as const
    const line = await t.db
      .selectFrom('material_requests')
      .select(notes)
      .where('id', '=', id)
      .executeTakeFirst()
    expect(line).toEqual({ note: '', decision_note: '' })
  })
})
