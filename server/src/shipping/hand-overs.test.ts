import { afterAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../papers/samples/read-pdf.ts'
import { openCompany } from '../../test/company.ts'
import { goodsStory, refused, response } from '../../test/goods-story.ts'
import { countersOf, faultsOfStock } from '../../test/materials/stock.ts'
import { openSession } from '../../test/world.ts'
import { closeDocuments } from '../platform/papers/drawing/index.ts'

const { t, world } = await openCompany()
afterAll(closeDocuments)
const s = goodsStory(t, world)
const { north, south } = world

const drawn = {
  kind: 'drawn',
  name: 'Elena Piva',
  svg: `<svg viewBox="0 0 600 200"><path d="M40 140 L80 20 L120 60 L160 140 L200 40 L240 150 L280 30 L320 120 L360 60 L400 90"/></svg>`,
}
/** A material of which the northern agency holds so many pieces. */
const held = async (pieces: number) => {
  const { product_id } = await s.shipped({ pieces, client: null }, 'to-send', 'shipped')
  return product_id
}
const give = (
  request: object[],
  more: object = {},
  who: 'agent' | 'southAgent' | 'sales' | 'clerk' = 'agent',
) => s.ask('POST', `agencies/delivery/${north.client}`, { request, ...more }, who)
interface Given {
  readonly id: number
  readonly rows: readonly { readonly product_id: number; readonly still_to_deliver: number }[]
}
const heldRows = async (query = '') =>
  response<
    { product_id: number; received: number; delivered_to_customers: number; still_to_deliver: number }[]
  >(await s.ask('GET', `agencies/materiali/${north.id}${query}`, undefined, 'agent'))

it('what an agency holds has its family in the reader’s language', async () => {
  const product_id = await held(1)
  const family = await s.ask('POST', 'materiali/family', { name: 'Campionari', names: { fr: 'Nuanciers' } })
  const { id } = family.body as { id: number }
  response(await s.ask('PUT', `materiali/product/${product_id}`, { family_id: id }))
  const families = await Promise.all(
    ['it', 'fr'].map(async (language) => {
      const headers = { 'accept-language': language }
      const url = `agencies/materiali/${north.id}?family_id=${id}`
      return response<{ family: string }[]>(await s.ask('GET', url, undefined, 'agent', headers))
    }),
  )
  expect(families.flat().map(({ family: name }) => name)).toEqual(['Campionari', 'Nuanciers'])
})

describe('a hand-over', () => {
  it('of many pieces with one signature moves them from the agency to the shop', async () => {
    const [one, other] = [await held(6), await held(3)]
    const answer = await give(
      [
        { product_id: one, quantity: 4 },
        { product_id: other, quantity: 3 },
      ],
      { signature: drawn, note: 'In negozio' },
    )
    expect(response<Given>(answer).rows.map(({ still_to_deliver }) => still_to_deliver)).toEqual([2, 0])
    expect(await countersOf(t.db, one)).toMatchObject({ with_agencies: 2, delivered: 4 })
    expect((await heldRows()).find(({ product_id }) => product_id === one)).toMatchObject({
      received: 6,
      delivered_to_customers: 4,
      still_to_deliver: 2,
    })
    expect((await heldRows('?delivered=1')).map(({ product_id }) => product_id)).toContain(other)
    expect((await heldRows('?delivered=0')).map(({ product_id }) => product_id)).not.toContain(other)
  })

  it('is counted among what was received and given in a time; what is in hand is today’s', async () => {
    const product = await held(6)
    const shipped = t.clock.now()
    t.clock.advance(2 * 86_400_000)
    const today = t.clock.now().toISOString().slice(0, 10)
    const one = async (query: string) =>
      (await heldRows(query)).find(({ product_id }) => product_id === product)
    expect(await one(`?from=${today}`)).toBeUndefined()
    response(await give([{ product_id: product, quantity: 2 }]))
    const after = { received: 0, delivered_to_customers: 2, still_to_deliver: 4 }
    expect(await one(`?from=${today}`)).toMatchObject(after)
    const before = { received: 6, delivered_to_customers: 0, still_to_deliver: 4 }
    expect(await one(`?to=${shipped.toISOString().slice(0, 10)}`)).toMatchObject(before)
    t.clock.set(shipped)
  })

  it('is all or nothing: never more than the agency holds', async () => {
    const [one, other] = [await held(2), await held(2)]
    const both = [
      { product_id: one, quantity: 1 },
      { product_id: other, quantity: 3 },
    ]
    expect(refused(await give(both))).toEqual([409, 'not_so_many_held'])
    expect(await countersOf(t.db, one)).toMatchObject({ with_agencies: 2, delivered: 0 })
    // A material named twice counts with the sum.
    const twice = [
      { product_id: one, quantity: 1 },
      { product_id: one, quantity: 2 },
    ]
    expect(refused(await give(twice))).toEqual([409, 'not_so_many_held'])
  })

  it('of two at once the second finds what is left', async () => {
    const product = await held(3)
    const answers = await Promise.all([
      give([{ product_id: product, quantity: 2 }]),
      give([{ product_id: product, quantity: 2 }]),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await countersOf(t.db, product)).toMatchObject({ with_agencies: 1, delivered: 2 })
  })

  it('refuses what is not right, naming it', async () => {
    const product = await held(2)
    const one = { product_id: product, quantity: 1 }
    expect(refused(await give([{ ...one, product_code: 'OTHER' }]))).toEqual([422, 'code_of_another'])
    expect(refused(await give([one], { date: '2025-11-18' }))).toEqual([422, 'date_ahead'])
    const dot = { ...drawn, svg: '<svg viewBox="0 0 600 200"><path d="M1 1 L1 1"/></svg>' }
    expect(refused(await give([one], { signature: dot }))).toEqual([422, 'empty_signature'])
    for (const quantity of [0, -1, 0.5]) expect(refused(await give([{ ...one, quantity }]))[0]).toBe(422)
    expect(refused(await give([one], {}, 'southAgent'))).toEqual([404, 'not_found'])
    expect(refused(await give([one], {}, 'clerk'))).toEqual([403, 'not_allowed'])
    expect(await countersOf(t.db, product)).toMatchObject({ with_agencies: 2 })
  })

  it('is undone within a day by its author, and by nobody else of the agencies', async () => {
    const product = await held(5)
    const { id } = response<Given>(await give([{ product_id: product, quantity: 5 }]))
    const undo = (who: 'agent' | 'southAgent' = 'agent') =>
      s.ask('DELETE', `agencies/delivery/${id}`, undefined, who)
    expect(refused(await undo('southAgent'))).toEqual([404, 'not_found'])
    response(await undo())
    expect(await countersOf(t.db, product)).toMatchObject({ with_agencies: 5, delivered: 0 })
    expect(refused(await undo())).toEqual([409, 'already_undone'])
  })

  it('stays after a day', async () => {
    const product = await held(1)
    const { id } = response<Given>(await give([{ product_id: product, quantity: 1 }]))
    const now = t.clock.now()
    t.clock.advance(24 * 3_600_000)
    const token = await openSession(t.db, world.people.agent.id, t.clock.now())
    const late = await t.ask('DELETE', `/api/v1.0/agencies/delivery/${id}`, { token })
    t.clock.set(now)
    expect(refused(late)).toEqual([409, 'hand_over_stays'])
  })

  it('has a receipt with the signature, which is mailed to the shop once', async () => {
    await t.db
      .updateTable('clients')
      .set({ email: 'zanetti@shop.example' })
      .where('id', '=', north.client)
      .execute()
    const product = await held(2)
    const { id } = response<Given>(await give([{ product_id: product, quantity: 2 }], { signature: drawn }))
    await t.runJobs()
    await t.runJob('tell-hand-over', { hand_over: id })
    const mails = await t.db
      .selectFrom('outbox')
      .select(['attachments'])
      .where('recipient', '=', 'zanetti@shop.example')
      .where('subject', 'like', 'Ricevuta%')
      .execute()
    expect(mails.at(-1)?.attachments).toHaveLength(1)
    const file = await t.app.inject({
      method: 'GET',
      url: `/api/v1.0/agencies/delivery/${id}/receipt`,
      headers: { token: world.token('customer'), 'accept-language': 'it' },
    })
    const { text, accessible } = await readPdf(new Uint8Array(file.rawPayload))
    expect(accessible).toBe(true)
    for (const words of ['Ricevuta di consegna', 'Arredamenti Zanetti', 'Elena Piva', 'GS-'])
      expect(text).toContain(words)
    expect((await s.ask('GET', `agencies/delivery/${id}/receipt`, undefined, 'southAgent')).status).toBe(404)
  })
})

describe('the customer', () => {
  it('sees the own received and coming materials with their papers, and nothing of others', async () => {
    const { id: coming } = await s.shipped({}, 'to-send')
    const { id: foreign } = await s.shipped({ client: south.client }, 'to-send', 'shipped')
    const { id: there } = await s.shipped({}, 'to-send', 'shipped')
    const product = await held(1)
    const { id: given } = response<Given>(await give([{ product_id: product, quantity: 1 }]))
    const rows = response<{ kind: string; id: number; status: string; url: string | null }[]>(
      await s.ask('GET', 'my-materials/1?per_page=200', undefined, 'customer'),
    )
    const find = (kind: string, id: number) => rows.find((row) => row.kind === kind && row.id === id)
    expect(find('shipment', coming)).toMatchObject({ status: 'to_come', url: null })
    expect(find('shipment', there)).toMatchObject({
      status: 'shipped',
      url: `/api/v1.0/spedizioni/${there}/transport-letter`,
    })
    expect(find('hand_over', given)).toMatchObject({ status: 'handed_over' })
    expect(find('shipment', foreign)).toBeUndefined()
    expect((await s.ask('GET', 'my-materials/1', undefined, 'agent')).status).toBe(403)
  })

  it('the list of hand-overs says which ones may be undone', async () => {
    const product = await held(1)
    const { id } = response<Given>(await give([{ product_id: product, quantity: 1 }]))
    const rows = async (who: 'agent' | 'clerk') =>
      response<{ id: number; may: { undo: boolean } }[]>(
        await s.ask('GET', 'agencies/deliveries/1?per_page=200', undefined, who),
      ).find((row) => row.id === id)
    expect((await rows('agent'))?.may).toEqual({ undo: true })
    expect((await rows('clerk'))?.may).toEqual({ undo: false })
    expect(
      response<{ id: number }[]>(
        await s.ask('GET', 'agencies/deliveries/1?per_page=200', undefined, 'southAgent'),
      ).map((row) => row.id),
    ).not.toContain(id)
  })
})

it('leaves the stock without a fault', async () => {
  expect(await faultsOfStock(t.db)).toEqual([])
})
