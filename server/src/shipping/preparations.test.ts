import { describe, expect, it, vi } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { goodsStory, refused, response } from '../../test/goods-story.ts'
import { countersOf, faultsOfStock } from '../../test/materials/stock.ts'

const { t, world } = await openCompany()
const s = goodsStory(t, world)
const { north, south } = world

interface Preparation {
  readonly status: string
  readonly recipient: { readonly type: string; readonly id: number }
  readonly lines: readonly {
    readonly request_id: number
    readonly quantity: number
    readonly location?: string
  }[]
  readonly version: number
}
const preparation = async (id: number, who: 'sales' | 'agent' = 'sales') =>
  response<Preparation>(await s.ask('GET', `invio/session/${id}`, undefined, who))
const change = (id: number, body: object) => s.ask('PUT', `invio/session/${id}`, body)

describe('lines to send', () => {
  it('become one preparation for each recipient', async () => {
    const product = await s.product()
    await s.toSend(product, 4, { agencies_id: [north.id] })
    const ids = await s.toSend(product, 2, { clients_id: [north.client, north.otherClient] })
    const sessions = await s.open(...ids)
    expect(sessions).toHaveLength(3)
    const recipients = await Promise.all(sessions.map(async (id) => (await preparation(id)).recipient))
    expect(recipients.map(({ type, id }) => `${type} ${id}`).toSorted()).toEqual(
      [`agency ${north.id}`, `client ${north.client}`, `client ${north.otherClient}`].toSorted(),
    )
    expect((await s.waiting()).filter(({ product_id }) => product_id === product)).toEqual([])
  })

  it('are in one preparation only: the second act is refused', async () => {
    const product = await s.product()
    const ids = await s.toSend(product, 1, { clients_id: [north.client] })
    const body = { requests: ids.map((request_id) => ({ request_id })) }
    const answers = await Promise.all([
      s.ask('POST', 'invio/save-requests', body),
      s.ask('POST', 'invio/save-requests', body, 'admin'),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(refused(await s.ask('POST', 'invio/save-requests', body))).toEqual([409, 'request_not_in_state'])
  })

  it('are taken once however often the same key asks', async () => {
    const [line = 0] = await s.toSend(await s.product(), 3, { clients_id: [north.client] })
    const once = () =>
      s.ask('POST', 'invio/save-requests', { requests: [{ request_id: line }] }, 'sales', {
        'idempotency-key': 'two-clicks-on-the-button',
      })
    const [first, second] = [await once(), await once()]
    expect([first.status, second.text]).toEqual([200, first.text])
  })

  it('go in with as many pieces as there are left, never more', async () => {
    const [line = 0] = await s.toSend(await s.product(), 3, { clients_id: [north.client] })
    const more = { requests: [{ request_id: line, quantity: 4 }] }
    expect(refused(await s.ask('POST', 'invio/save-requests', more))).toEqual([409, 'too_many_pieces'])
    for (const quantity of [0, -1, 1.5, 100_000])
      expect(
        refused(await s.ask('POST', 'invio/save-requests', { requests: [{ request_id: line, quantity }] })),
      ).toEqual([422, 'validation'])
    const part = await s.ask('POST', 'invio/save-requests', { requests: [{ request_id: line, quantity: 2 }] })
    const id = response<{ id: number }>(part).id
    expect((await preparation(id)).lines).toMatchObject([{ request_id: line, quantity: 2 }])
  })

  it('are taken off for good: the committed pieces are free again', async () => {
    const product = await s.product(10)
    const [line = 0] = await s.toSend(product, 6, { agencies_id: [north.id] })
    expect(refused(await s.ask('DELETE', `invio/${line}`, undefined, 'agent'))).toEqual([403, 'not_allowed'])
    response(await s.ask('DELETE', `invio/${line}?reason=Doppia`))
    expect(await countersOf(t.db, product)).toMatchObject({ on_hand: 10, committed: 0 })
    expect(refused(await s.ask('DELETE', `invio/${line}`))).toEqual([409, 'request_not_in_state'])
  })

  it('are taken off together, all or none', async () => {
    const [product, other] = [await s.product(10), await s.product(5)]
    const lines = [
      ...(await s.toSend(product, 2, { clients_id: [north.client, north.otherClient, south.client] })),
      ...(await s.toSend(other, 5, { agencies_id: [north.id] })),
    ]
    const [first = 0, ...rest] = lines
    const takeOff = (requests_id: number[], who: 'sales' | 'agent' = 'sales') =>
      s.ask('POST', 'invio/take-off', { requests_id, reason: 'Campagna annullata' }, who)
    expect(refused(await takeOff(lines, 'agent'))).toEqual([403, 'not_allowed'])
    expect(refused(await takeOff([first, first]))).toEqual([422, 'validation'])
    expect(refused(await takeOff([...lines, 999_999]))).toEqual([404, 'not_found'])
    const [preparation = 0] = await s.open(first)
    expect(refused(await takeOff(lines))).toEqual([409, 'request_not_in_state'])
    expect(await countersOf(t.db, product)).toMatchObject({ committed: 6 })
    response(await s.ask('DELETE', `invii/${preparation}`))
    expect(response(await takeOff(lines))).toEqual({ success: true, lines: 4 })
    for (const id of [product, other]) expect(await countersOf(t.db, id)).toMatchObject({ committed: 0 })
    expect((await s.waiting()).filter(({ request_id }) => lines.includes(request_id))).toEqual([])
    expect(refused(await takeOff(rest))).toEqual([409, 'request_not_in_state'])
    expect(await faultsOfStock(t.db)).toEqual([])
  })

  it('are accepted on the spot when materials are named, and only with the right code', async () => {
    const product = await s.product(5)
    const line = { product_id: product, quantity: 2, agency_id: north.id, client_id: north.client }
    const direct = (more: object) =>
      s.ask('POST', 'invio/save-requests', { request_massiva: true, requests: [{ ...line, ...more }] })
    expect(refused(await direct({ product_code: 'WRONG' }))).toEqual([422, 'code_of_another'])
    expect(refused(await direct({ agency_id: south.id }))).toEqual([422, 'not_of_this_agency'])
    expect(refused(await direct({ quantity: 6 }))).toEqual([409, 'short_of_stock'])
    expect(response<{ sessions: object[] }>(await direct({})).sessions).toHaveLength(1)
    expect(await countersOf(t.db, product)).toMatchObject({ committed: 2 })
  })

  it('beside materials named directly are locked before the stock, as a decision locks them', async () => {
    const product = await s.product(9)
    const [line = 0] = await s.toSend(product, 2, { clients_id: [north.client] })
    const direct = { product_id: product, quantity: 1, agency_id: north.id, client_id: north.client }
    const requests = [{ request_id: line }, direct]
    const isLocked = async () => {
      const free = await t.pool.query('select from material_requests where id = $1 for update skip locked', [
        line,
      ])
      return free.rowCount === 0
    }
    const holder = await t.pool.connect()
    await holder.query('begin')
    await holder.query('select from material_stock where product_id = $1 for update', [product])
    const asked = s.ask('POST', 'invio/save-requests', { request_massiva: true, requests })
    try {
      await vi.waitFor(async () => {
        const { rows } = await t.pool.query(`select from pg_locks where not granted and pid in
          (select pid from pg_stat_activity where datname = current_database())`)
        expect(rows).not.toEqual([])
      })
      expect(await isLocked()).toBe(true)
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    expect(response<{ sessions: object[] }>(await asked).sessions).toHaveLength(1)
  })

  it('show agents their own only, without what the warehouse has', async () => {
    const product = await s.product()
    await s.toSend(product, 1, { clients_id: [north.client, south.client] })
    const own = (await s.waiting('agent')).filter((row) => row.product_id === product)
    expect(own).toHaveLength(1)
    expect(own[0]).not.toHaveProperty('available')
    expect((await s.waiting('sales')).filter((row) => row.product_id === product)).toHaveLength(2)
    expect((await s.waiting('sales'))[0]).toHaveProperty('available')
  })
})

describe('a bulk order', () => {
  it('is all or nothing, unless what there is may be shared out in turn', async () => {
    const product = await s.product(5)
    const order = {
      description: 'Campagna',
      products: [{ product_id: product, quantity: 3 }],
      clients_id: [north.client, north.otherClient],
    }
    const short = await s.ask('POST', 'invio/save-request-massiva', order)
    expect(refused(short)).toEqual([409, 'short_of_stock'])
    expect(await countersOf(t.db, product)).toMatchObject({ committed: 0 })
    const partly = await s.ask('POST', 'invio/save-request-massiva', { ...order, allow_partial: true })
    expect(response(partly)).toMatchObject({ lines: 2, short: [{ wanted: 6, available: 5 }] })
    const rows = (await s.waiting()).filter((row) => row.product_id === product)
    expect(rows.map(({ residual }) => residual).toSorted((a, b) => a - b)).toEqual([2, 3])
  })

  it('shares a total, and what does not divide goes to the first', async () => {
    const product = await s.product(100)
    const order = {
      description: 'Campagna',
      products: [{ product_id: product, quantity: 7 }],
      agencies_id: [north.id, south.id],
      clients_id: [north.client],
      split: 'total',
    }
    response(await s.ask('POST', 'invio/save-request-massiva', order))
    const rows = (await s.waiting()).filter((row) => row.product_id === product)
    expect(rows.map(({ residual }) => residual).toSorted((a, b) => a - b)).toEqual([2, 2, 3])
    expect(
      refused(
        await s.ask('POST', 'invio/save-request-massiva', { ...order, agencies_id: [], clients_id: [] }),
      ),
    ).toEqual([422, 'validation'])
  })
})

describe('a preparation', () => {
  it('is closed, opened again, and not changed while it is ready', async () => {
    const [line = 0] = await s.toSend(await s.product(), 3, { clients_id: [north.client] })
    const [id = 0] = await s.open(line)
    await s.ready(id)
    expect(refused(await change(id, { parcels: 2 }))).toEqual([409, 'preparation_not_in_state'])
    expect(refused(await change(id, { action: 'ready' }))).toEqual([409, 'preparation_not_in_state'])
    response(await change(id, { action: 'reopen', parcels: 2 }))
    expect((await preparation(id)).status).toBe('open')
    expect(refused(await change(id, { action: 'reopen' }))).toEqual([409, 'preparation_not_in_state'])
  })

  it('without lines cannot become ready', async () => {
    const [line = 0] = await s.toSend(await s.product(), 3, { clients_id: [north.client] })
    const [id = 0] = await s.open(line)
    response(await change(id, { lines: [] }))
    expect(refused(await change(id, { action: 'ready' }))).toEqual([409, 'preparation_empty'])
    expect((await s.waiting()).some(({ request_id }) => request_id === line)).toBe(true)
  })

  it('takes lines of its recipient and of nobody else', async () => {
    const product = await s.product()
    const ids = await s.toSend(product, 2, { clients_id: [north.client, north.otherClient] })
    const [first = 0, second = 0] = ids
    const [id = 0] = await s.open(first)
    const both = { lines: ids.map((request_id) => ({ request_id, quantity: 2 })) }
    expect(refused(await change(id, both))).toEqual([409, 'two_recipients'])
    expect((await preparation(id)).lines).toHaveLength(1)
    expect((await s.waiting()).some(({ request_id }) => request_id === second)).toBe(true)
  })

  it('goes to the agency instead of its client, never to another agency', async () => {
    const [line = 0] = await s.toSend(await s.product(), 2, { clients_id: [north.client] })
    const [id = 0] = await s.open(line)
    response(await change(id, { recipient: { type: 'agency', id: north.id } }))
    expect((await preparation(id)).recipient).toMatchObject({ type: 'agency', id: north.id })
    for (const recipient of [
      { type: 'agency', id: south.id },
      { type: 'client', id: south.client },
    ])
      expect(refused(await change(id, { recipient }))).toEqual([422, 'not_of_this_agency'])
  })

  it('changed by another in the meantime is not overwritten', async () => {
    const [line = 0] = await s.toSend(await s.product(), 2, { clients_id: [north.client] })
    const [id = 0] = await s.open(line)
    const { version } = await preparation(id)
    response(await change(id, { version, parcels: 1 }))
    expect(refused(await change(id, { version, parcels: 2 }))).toEqual([409, 'changed_meanwhile'])
  })

  it('that is deleted gives back exactly what was to send, and moves no counter', async () => {
    const product = await s.product(20)
    const [line = 0] = await s.toSend(product, 6, { clients_id: [north.client] })
    const before = [await s.waiting(), await countersOf(t.db, product)]
    const [id = 0] = await s.open(line)
    await s.ready(id)
    response(await s.ask('DELETE', `invii/${id}`))
    expect([await s.waiting(), await countersOf(t.db, product)]).toEqual(before)
    expect(refused(await s.ask('DELETE', `invio/session/${id}`))).toEqual([409, 'preparation_not_in_state'])
  })

  it('as a file is its picking list; agents do not learn where things lie', async () => {
    const [line = 0] = await s.toSend(await s.product(), 2, { clients_id: [north.client] })
    const [id = 0] = await s.open(line)
    for (const [output, type] of [
      ['pdf', 'application/pdf'],
      ['excel', 'spreadsheet'],
    ] as const) {
      const file = await s.ask('GET', `invio/session/${id}?output=${output}`)
      expect([file.status, String(file.headers['content-type'])]).toEqual([
        200,
        expect.stringContaining(type),
      ])
    }
    expect((await preparation(id, 'agent')).lines[0]).not.toHaveProperty('location')
    expect(refused(await s.ask('GET', `invio/session/${id}`, undefined, 'southAgent'))).toEqual([
      404,
      'not_found',
    ])
  })
})

it('leaves the stock without a fault', async () => {
  expect(await faultsOfStock(t.db)).toEqual([])
})
