import { shipmentStatuses } from '@mandato/contract/shipping/status'
import { afterAll, describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { goodsStory, refused, response } from '../../test/goods-story.ts'
import { changedMeanwhile } from '../../test/one-moment.ts'
import { openSession } from '../../test/world.ts'
import { countersOf, faultsOfStock } from '../../test/materials/stock.ts'
import { closeDocuments } from '../platform/papers/drawing/index.ts'

const { t, world } = await openCompany()
afterAll(closeDocuments)
const s = goodsStory(t, world)
const { north, south } = world

interface Detail {
  readonly status: string
  readonly number: string
  readonly labels: number
  readonly version: number
  readonly letter: { readonly number: number; readonly year: number; readonly date: string } | null
  readonly lines: readonly { readonly product_id: number; readonly quantity: number }[]
  readonly history: readonly { readonly what: string; readonly letter: string | null }[]
  readonly internal_notes?: readonly { readonly note: string }[]
  readonly notes: readonly { readonly text: string }[]
}
const detail = (id: number, who?: 'agent' | 'customer') => s.detail<Detail>(id, who)

it('is read as it is at one moment: parcels of one version never stand beside another', async () => {
  const [line = 0] = await s.toSend(await s.product(), 2, { clients_id: [north.client] })
  const [preparation = 0] = await s.open(line)
  const id = await s.shipment(await s.ready(preparation))
  const before = await detail(id)
  const read = await changedMeanwhile(
    t,
    'shipment_parcels',
    () => detail(id),
    `update shipments set version = version + 1, carrier = 'Late' where id = ${id};
     delete from shipment_parcels where shipment_id = ${id};
     insert into shipment_parcels (shipment_id, n, weight_g, contents) values (${id}, 1, 999, 'Late');
     insert into shipment_notes (shipment_id, n, text) values (${id}, 9, 'Late')`,
  )
  expect(read).toEqual(before)
  expect(await detail(id)).toMatchObject({ version: before.version + 1, carrier: 'Late', weight: 999 })
})

describe('preparations become a shipment', () => {
  it('alone or merged, with the same materials in the same number', async () => {
    const [one, other] = [await s.product(), await s.product()]
    const lines = [
      ...(await s.toSend(one, 3, { clients_id: [north.client] })),
      ...(await s.toSend(other, 5, { clients_id: [north.client] })),
    ]
    const preparations = [...(await s.open(lines[0] ?? 0)), ...(await s.open(lines[1] ?? 0))]
    for (const id of preparations) await s.ready(id)
    const shipment = await detail(await s.shipment(...preparations))
    expect(new Map(shipment.lines.map(({ product_id, quantity }) => [product_id, quantity]))).toEqual(
      new Map([
        [one, 3],
        [other, 5],
      ]),
    )
    expect(shipment.lines).toHaveLength(2)
    expect(shipment).toMatchObject({
      status: 'to_confirm',
      number: expect.stringMatching(/^2025\d{6}$/) as string,
    })
    expect(refused(await s.ask('POST', 'invio/group-shipping', { orders_id: preparations }))).toEqual([
      409,
      'preparation_not_in_state',
    ])
  })

  it('only when they are ready, of one recipient and of one place', async () => {
    const product = await s.product()
    const ids = await s.toSend(product, 1, { clients_id: [north.client, north.otherClient] })
    const [first = 0, second = 0] = await s.open(...ids)
    const group = (...orders_id: number[]) => s.ask('POST', 'invio/group-shipping', { orders_id })
    expect(refused(await group())).toEqual([422, 'validation'])
    expect(refused(await group(first))).toEqual([422, 'preparation_not_ready'])
    await s.ready(first)
    await s.ready(second)
    expect(refused(await group(first, second))).toEqual([409, 'two_recipients'])
    expect(refused(await group(first, 2_000_000_000))).toEqual([404, 'not_found'])
    await t.db
      .updateTable('clients')
      .set({ delivery_address: 'Via Po 1', delivery_city: 'Mestre', delivery_country: 'IT' })
      .where('id', '=', north.client)
      .execute()
    const [line = 0] = await s.toSend(await s.product(), 1, { clients_id: [north.client] })
    const [elsewhere = 0] = await s.open(line)
    await s.ready(elsewhere)
    expect(refused(await group(first, elsewhere))).toEqual([409, 'two_places'])
    // Two clicks at once make one shipment.
    const clicks = await Promise.all([group(first), group(first)])
    expect(clicks.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('the way of a shipment', () => {
  const ways: Readonly<Record<string, readonly string[]>> = {
    to_confirm: [],
    to_send: ['to-send'],
    ready: ['to-send', 'ready'],
    shipped: ['to-send', 'ready', 'shipped'],
  }
  const allowed: Readonly<Record<string, readonly string[]>> = {
    to_confirm: ['to_send'],
    to_send: ['ready', 'shipped'],
    ready: ['to_send', 'shipped'],
    shipped: [],
  }
  it('packs what has no parcels as one where that is asked, of what its lines weigh', async () => {
    const product = await s.product()
    await t.db.updateTable('materials').set({ weight_g: 400 }).where('id', '=', product).execute()
    const [line = 0] = await s.toSend(product, 3, { clients_id: [north.client] })
    const [preparation = 0] = await s.open(line)
    const id = await s.shipment(await s.ready(preparation))
    response(await s.move(id, 'to-send'))
    expect(refused(await s.move(id, 'shipped'))).toEqual([409, 'no_parcels'])
    const gone = response<Detail & { parcels: { weight: number | null }[] }>(
      await s.move(id, 'shipped', { one_parcel: true }),
    )
    expect(gone.status).toBe('shipped')
    expect(gone.parcels.map(({ weight }) => weight)).toEqual([1200])
  })

  it.each(shipmentStatuses.flatMap((from) => shipmentStatuses.map((to) => [from, to] as const)))(
    'from %s to %s is granted or refused as the table says',
    async (from, to) => {
      const { id } = await s.shipped({}, ...(ways[from] ?? []))
      const answer = await s.move(id, to)
      if (allowed[from]?.includes(to)) expect(response<Detail>(answer).status).toBe(to)
      else {
        expect(refused(answer)).toEqual([409, 'shipment_not_in_state'])
        expect((await detail(id)).status).toBe(from)
      }
    },
  )

  it('is accepted as word, as number, and with the two segments in either order', async () => {
    for (const path of ['to-send', 'da-inviare', '1', 'to_send']) {
      const { id } = await s.shipped({})
      expect(response<Detail>(await s.move(id, path)).status).toBe('to_send')
    }
    const { id } = await s.shipped({})
    expect(response<Detail>(await s.ask('POST', `spedizioni/to-send/${id}`)).status).toBe('to_send')
    for (const path of [`spedizioni/${id}/flying`, `spedizioni/ready/shipped`])
      expect(refused(await s.ask('POST', path))).toEqual([404, 'not_found'])
  })

  it('shipped at once passes through ready, and both steps are written down', async () => {
    const { id } = await s.shipped({}, 'to-send', 'shipped')
    const { history, letter } = await detail(id)
    expect(history.map(({ what }) => what)).toEqual(['create', 'change', 'confirm', 'pack', 'ship'])
    expect(letter).toMatchObject({ year: 2025, date: '2025-11-17' })
  })

  it('needs parcels, each of them weighed, before it is packed', async () => {
    const { id } = await s.shipped({}, 'to-send')
    response(await s.ask('PUT', `spedizioni/details/${id}`, { parcels: [] }))
    expect(refused(await s.move(id, 'ready'))).toEqual([409, 'no_parcels'])
    response(await s.ask('PUT', `spedizioni/details/${id}`, { parcels: [{ weight: 100 }, {}] }))
    expect(refused(await s.move(id, 'shipped'))).toEqual([409, 'parcels_unweighed'])
    for (const weight of [0, -5, 1.5, 10_000_001])
      expect(refused(await s.ask('PUT', `spedizioni/details/${id}`, { parcels: [{ weight }] }))).toEqual([
        422,
        'validation',
      ])
  })

  it('leaves not before its letter and not ahead of today', async () => {
    const { id } = await s.shipped({}, 'to-send', 'ready')
    expect(refused(await s.move(id, 'shipped', { date: '2025-11-16' }))).toEqual([422, 'date_before_letter'])
    expect(refused(await s.move(id, 'shipped', { date: '2025-11-18' }))).toEqual([422, 'date_ahead'])
    expect((await detail(id)).status).toBe('ready')
  })

  it('ships once, however many press at the same moment', async () => {
    const { id, product_id } = await s.shipped({ pieces: 4 }, 'to-send', 'ready')
    const answers = await Promise.all(Array.from({ length: 5 }, () => s.move(id, 'shipped')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
    expect(await countersOf(t.db, product_id)).toMatchObject({ on_hand: 96, committed: 0, delivered: 4 })
  })

  it('to an agency puts the pieces in its hands, and leaves the rest of a line to send', async () => {
    const product = await s.product(50)
    const [line = 0] = await s.toSend(product, 10, { agencies_id: [north.id] })
    const part = { requests: [{ request_id: line, quantity: 4 }] }
    const { id: preparation } = response<{ id: number }>(await s.ask('POST', 'invio/save-requests', part))
    const id = await s.shipment(await s.ready(preparation))
    await s.weigh(id, 900)
    response(await s.move(id, 'to-send'))
    response(await s.move(id, 'shipped'))
    expect(await countersOf(t.db, product)).toEqual({
      realised: 50,
      on_hand: 46,
      committed: 6,
      with_agencies: 4,
      delivered: 0,
      written_off: 0,
    })
    expect((await s.waiting()).find(({ request_id }) => request_id === line)?.residual).toBe(6)
    // The rest goes with another preparation.
    expect(await s.open(line)).toHaveLength(1)
  })
})

describe('a deleted shipment', () => {
  it('gives back exactly the counters and the lines to send, from each status', async () => {
    for (const way of [[], ['to-send'], ['to-send', 'ready']]) {
      const product = await s.product(30)
      const [line = 0] = await s.toSend(product, 7, { clients_id: [north.client] })
      const before = [await s.waiting(), await countersOf(t.db, product)]
      const [preparation = 0] = await s.open(line)
      const id = await s.shipment(await s.ready(preparation))
      await s.weigh(id, 700)
      for (const status of way) response(await s.move(id, status))
      response(await s.ask('DELETE', `spedizioni/${id}?reason=Doppia`))
      expect([await s.waiting(), await countersOf(t.db, product)]).toEqual(before)
      expect(refused(await s.ask('DELETE', `spedizioni/${id}`))).toEqual([409, 'shipment_not_in_state'])
      expect(refused(await s.ask('GET', `spedizioni/details/${id}`, undefined, 'agent'))).toEqual([
        404,
        'not_found',
      ])
    }
  })

  it('is none that has left', async () => {
    const { id } = await s.shipped({}, 'to-send', 'shipped')
    expect(refused(await s.ask('DELETE', `spedizioni/${id}`))).toEqual([409, 'shipment_not_in_state'])
  })
})

describe('what a shipment says of itself', () => {
  it('counts one label for each parcel and one for each further note', async () => {
    const { id } = await s.shipped({})
    const labels = async (parcels: number, notes: string[]) => {
      await s.ask('PUT', `spedizioni/details/${id}`, {
        parcels: Array.from({ length: parcels }, () => ({ weight: 100 })),
      })
      const answer = await s.ask('POST', `invio/shipping-notes/${id}`, {
        notes: notes.map((text, i) => ({ n: i + 1, text })),
      })
      return response<{ labels: number }>(answer).labels
    }
    expect(await labels(0, [])).toBe(1)
    expect(await labels(3, ['a'])).toBe(3)
    expect(await labels(2, ['a', ' ', 'b', 'c'])).toBe(4)
    expect((await detail(id)).notes.map(({ text }) => text)).toEqual(['a', 'b', 'c'])
  })

  it('cannot change the fields printed on label and letter once packed', async () => {
    const { id } = await s.shipped({}, 'to-send', 'ready')
    const change = (body: object, who: 'sales' | 'admin' = 'sales') =>
      s.ask('PUT', `spedizioni/details/${id}`, body, who)
    expect(refused(await change({ parcels: [{ weight: 1 }] }))).toEqual([409, 'shipment_not_in_state'])
    response(await change({ carrier: 'Corriere', tracking: 'A1' }))
    response(await s.move(id, 'shipped'))
    expect(refused(await change({ tracking: 'A2' }))).toEqual([403, 'not_allowed'])
    response(await change({ tracking: 'A2' }, 'admin'))
    expect(refused(await change({ carrier: 'Altro' }, 'admin'))).toEqual([409, 'shipment_not_in_state'])
    expect(refused(await change({ freight: 'collect' }, 'admin'))).toEqual([409, 'shipment_not_in_state'])
    expect((await detail(id)).history.at(-1)?.what).toBe('correct')
  })

  it('changed by another in the meantime is not overwritten', async () => {
    const { id } = await s.shipped({})
    const { version } = await detail(id)
    response(await s.ask('PUT', `spedizioni/details/${id}`, { carrier: 'Uno', version }))
    for (const answer of [
      await s.ask('PUT', `spedizioni/details/${id}`, { carrier: 'Due', version }),
      await s.move(id, 'to-send', { version }),
    ])
      expect(refused(answer)).toEqual([409, 'changed_meanwhile'])
  })

  it('has internal notes for staff only', async () => {
    const { id } = await s.shipped({}, 'to-send', 'shipped')
    const secret = 'Sostituisce l’espositore danneggiato'
    response(await s.ask('POST', `spedizioni/internal-note/${id}`, { note: 'Prima' }))
    response(await s.ask('POST', `spedizioni/internal-note/${id}`, { note: secret }))
    expect(response(await s.ask('GET', `spedizioni/internal-note/${id}`))).toMatchObject({ note: secret })
    expect((await detail(id)).internal_notes?.map(({ note }) => note)).toEqual([secret, 'Prima'])
    for (const who of ['agent', 'customer'] as const) {
      expect(JSON.stringify(await detail(id, who))).not.toContain('danneggiato')
      expect((await s.ask('GET', 'spedizioni/1', undefined, who)).text).not.toContain('danneggiato')
      expect((await s.ask('GET', `spedizioni/internal-note/${id}`, undefined, who)).status).toBe(403)
    }
  })

  it('is shown to its own agency and client, and to nobody else', async () => {
    const { id } = await s.shipped({ client: south.client, agency: south.id })
    for (const who of ['agent', 'customer'] as const)
      expect(refused(await s.ask('GET', `spedizioni/details/${id}`, undefined, who))).toEqual([
        404,
        'not_found',
      ])
    expect((await s.ask('GET', `spedizioni/details/${id}`, undefined, 'southAgent')).status).toBe(200)
    expect((await s.ask('GET', `spedizioni/details/${id}`, undefined, 'clerk')).status).toBe(404)
    for (const who of ['agent', 'customer'] as const)
      expect(
        response<{ id: number }[]>(await s.ask('GET', 'spedizioni/1?per_page=200', undefined, who)).map(
          (row) => row.id,
        ),
      ).not.toContain(id)
  })
})

describe('the counters of the first screen', () => {
  it('are as many as the lists they lead to show, each person his own', async () => {
    await s.shipped({}, 'to-send', 'ready')
    await s.shipped({}, 'to-send', 'shipped')
    await s.shipped({ client: south.client, agency: south.id }, 'to-send', 'ready')
    const counters = async (who: 'sales' | 'agent' | 'southAgent') =>
      response<Record<string, number>>(await s.ask('GET', 'dashboard/materials', undefined, who))
    const total = async (query: string, who: 'sales' | 'agent' | 'southAgent') =>
      response<object[]>(await s.ask('GET', query, undefined, who)).length
    for (const who of ['sales', 'agent', 'southAgent'] as const)
      expect(await counters(who)).toMatchObject({
        to_send: await total('invio/1?per_page=200', who),
        ready: await total('spedizioni/1?status=ready&per_page=200', who),
        shipped_last_30d: await total('spedizioni/1?status=shipped&days=30&per_page=200', who),
      })
    expect((await counters('southAgent'))['ready']).toBeLessThan((await counters('sales'))['ready'] ?? 0)
    expect((await counters('agent'))['shipped_last_30d']).toBeGreaterThan(0)
    const now = t.clock.now()
    t.clock.advance(31 * 86_400_000)
    const token = await openSession(t.db, world.people.agent.id, t.clock.now())
    const later = await t.ask('GET', '/api/v1.0/dashboard/materials', { token })
    t.clock.set(now)
    expect(response(later)).toMatchObject({ shipped_last_30d: 0 })
  })
})

describe('when a shipment has left', () => {
  it('recipient and agent get a mail each with the letter, once', async () => {
    await t.db
      .updateTable('clients')
      .set({ email: 'negozio@shop.example' })
      .where('id', '=', north.client)
      .execute()
    const { id } = await s.shipped({}, 'to-send', 'shipped')
    await t.runJobs()
    await t.runJob('tell-shipment', { shipment: id })
    const { number } = await detail(id)
    const mails = await t.db
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'attachments', 'client_ids'])
      .where('subject', 'like', `%${number}%`)
      .execute()
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      ['0217@agencies.example', 'negozio@shop.example'].toSorted(),
    )
    for (const mail of mails) expect([mail.attachments.length, mail.client_ids]).toEqual([1, [north.client]])
  })

  it('goods come back to the warehouse, never more than went', async () => {
    const { id, product_id } = await s.shipped({ pieces: 5 }, 'to-send', 'shipped')
    const back = (quantity: number) =>
      s.ask('POST', `spedizioni/return/${id}`, { lines: [{ product_id, quantity }] })
    expect(refused(await back(6))).toEqual([409, 'more_than_shipped'])
    const early = { lines: [{ product_id, quantity: 1 }], date: '1999-11-14' }
    expect(refused(await s.ask('POST', `spedizioni/return/${id}`, early))).toEqual([422, 'validation'])
    response(await back(2))
    expect(await countersOf(t.db, product_id)).toMatchObject({ on_hand: 97, delivered: 3 })
    expect(refused(await back(4))).toEqual([409, 'more_than_shipped'])
    expect(
      refused(
        await s.ask('POST', `spedizioni/return/${id}`, {
          lines: [{ product_id: 2_000_000_000, quantity: 1 }],
        }),
      ),
    ).toEqual([404, 'not_found'])
  })

  it('a client with goods on their way cannot be deleted, and the refusal lists them', async () => {
    const { id } = await s.shipped({ client: north.otherClient })
    const open = response<{ open: { kind: string; reference: string }[] }>(
      await s.ask('GET', `clients/detail/${north.otherClient}`, undefined, 'admin'),
    ).open
    expect(open).toContainEqual(
      expect.objectContaining({ kind: 'shipment', reference: (await detail(id)).number }),
    )
  })
})

it('leaves the stock without a fault', async () => {
  expect(await faultsOfStock(t.db)).toEqual([])
})
