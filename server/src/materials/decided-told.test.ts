import { emptyHistory } from '../../test/history.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { goodsStory, response } from '../../test/goods-story.ts'
import { bells } from '../../test/notices.ts'
import { never } from '../../test/never.ts'
import { who, type Who } from '../../test/world.ts'

/* What agents and customers are told of their materials: under the bell, and by mail. */
const { t, world } = await openCompany()
const s = goodsStory(t, world)
const bell = bells(t, world)
const { north } = world
let product: number
beforeEach(async () => {
  await emptyHistory(t.pool)
  await t.pool.query(`delete from notice_marks; delete from outbox; delete from digests; delete from notice_choices;
    update material_requests set untold = false`)
  // An act is no news to who was there before it.
  t.clock.advance(1000)
  product = await s.product()
})

const request = async (...lines: { quantity?: number; client_id?: number }[]): Promise<number[]> =>
  response<{ requests: { id: number }[] }>(
    await s.ask(
      'POST',
      'materiali/request',
      { requests: lines.map((line) => ({ product_id: product, quantity: 4, ...line })) },
      'agent',
    ),
  ).requests.map(({ id }) => id)
const decide = (id: number, status: string, more: object = {}) =>
  t.ask('POST', `/api/v2.0/richieste-agenti/${id}`, {
    token: world.token('sales'),
    body: { status, ...more },
  })
/** Who is notified of requests and shipments, and of what. */
const told = async () => {
  const all = await Promise.all(
    who.map(async (one) => {
      const { notices } = await bell.told(one)
      return [one, notices.filter(({ about }) => about !== 'import').map(({ what }) => what)] as const
    }),
  )
  return Object.fromEntries(all.filter(([, kinds]) => kinds.length > 0))
}
const mails = () => t.db.selectFrom('outbox').selectAll().orderBy('id').execute()

describe('a decision', () => {
  it('notifies the people of the requesting agency and nobody else', async () => {
    const [bag = 0, forClient = 0] = await request({}, { client_id: north.client })
    await decide(bag, 'partial', { accepted_quantity: 1 })
    await decide(forClient, 'accepted')
    expect(await told()).toEqual({ agent: ['request.accept', 'request.accept_partial'] })
    const { notices } = await bell.told('agent')
    expect(notices).toMatchObject([
      { about: 'request', object: forClient, unread: true, by: 'Person sales', rows: null },
      { about: 'request', object: bag },
    ])
    expect(notices.every(({ detail }) => detail !== null)).toBe(true)
    expect((await bell.read('southAgent', { about: 'request', object: bag })).text).toBe(
      (await bell.read('southAgent', { about: 'request', object: never })).text,
    )
    expect((await bell.read('agent', { about: 'request', object: bag })).status).toBe(200)
    expect((await bell.told('agent')).unread).toEqual([{ about: 'request', object: forClient }])
  })

  it('of many lines for one recipient is one notice that says how many', async () => {
    const ids = await request({ client_id: north.client }, { client_id: north.client }, {})
    const body = { requests: ids.map((id) => ({ id, status: 'accepted' })) }
    const answer = await t.ask('POST', '/api/v2.0/richieste-agenti', { token: world.token('sales'), body })
    expect(answer.status, answer.text).toBe(200)
    const { notices } = await bell.told('agent')
    expect(notices.map(({ object, rows }) => [object, rows])).toEqual([
      [ids[2], null],
      [ids[0], 2],
    ])
  })

  it('that takes a line off “to send” notifies as well', async () => {
    const [id = 0] = await request({ client_id: north.client })
    await decide(id, 'accepted')
    response(await s.ask('DELETE', `invio/${id}`))
    expect((await told())['agent']).toEqual(['request.take_off', 'request.accept'])
  })

  it('that takes many lines off is one notice for each recipient, with how many they are', async () => {
    const ids = await request({ client_id: north.client }, { client_id: north.client }, {})
    const body = { requests: ids.map((id) => ({ id, status: 'accepted' })) }
    response(await t.ask('POST', '/api/v2.0/richieste-agenti', { token: world.token('sales'), body }))
    response(await s.ask('POST', 'invio/take-off', { requests_id: ids }))
    const { notices } = await bell.told('agent')
    const off = notices.filter(({ what }) => what === 'request.take_off')
    expect(off.map(({ object, rows }) => [object, rows])).toEqual([
      [ids[2], null],
      [ids[0], 2],
    ])
  })

  /** The mails of another day; nothing but decisions is told in them. */
  const nextDay = async () => {
    t.clock.advance(86_400_000)
    await t.runJob('send-digests')
  }

  it('is mailed once, in one mail a day; a rejection at once with its reason', async () => {
    const [accepted = 0, rejected = 0] = await request({}, { client_id: north.client })
    await decide(accepted, 'accepted')
    await decide(rejected, 'rejected', { note: 'Esaurito' })
    await t.runJob('tell-at-once')
    const [now, ...more] = await mails()
    expect(more).toEqual([])
    expect(now?.subject).toMatch(/^Richiesta di materiale respinta: /)
    expect(now?.text_body).toContain('respinta (Esaurito)')
    expect([now?.recipient, now?.client_ids]).toEqual([world.people.agent.email, [north.client]])
    for (const _look of ['at seven', 'ten minutes later', 'after a restart']) await t.runJob('send-digests')
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      now?.subject,
      'Richieste di materiale: 1 decisa',
    ])
    await decide(accepted, 'partial', { accepted_quantity: 3 })
    await nextDay()
    expect((await mails()).at(-1)?.text_body).toContain('accettati 3')
  })

  it('comes as the agent chose: at once, with the rest, under the bell alone, or not at all', async () => {
    const choose = async (way: string) =>
      response(await s.ask('PUT', 'auth/me', { notices: { 'request.accept': way } }, 'agent'))
    const kinds = async () => (await bell.told('agent')).notices.map(({ what }) => what)
    const decided = async () => {
      const [id = 0] = await request({})
      await decide(id, 'accepted')
      await t.runJob('tell-at-once')
    }
    await choose('mail')
    await decided()
    const [mail] = await mails()
    expect(mail?.subject).toBe('Richieste di materiale: 1 decisa')
    expect(mail?.text_body).toContain('/it/account/notices')
    await nextDay()
    expect(await mails()).toHaveLength(1)

    await choose('digest')
    await decided()
    expect(await mails()).toHaveLength(1)
    await nextDay()
    expect(await mails()).toHaveLength(2)

    await choose('app')
    await decided()
    await nextDay()
    expect(await mails()).toHaveLength(2)
    expect(await kinds()).toEqual(['request.accept', 'request.accept', 'request.accept'])

    await choose('off')
    await decided()
    await nextDay()
    expect([await mails(), await kinds()]).toMatchObject([{ length: 2 }, []])
    await choose('digest')
    await nextDay()
    // What was not to be told then is not told later.
    expect(await mails()).toHaveLength(2)
  })

  it('is not mailed to closed accounts, nor for lines head office entered itself', async () => {
    const [id = 0] = await request({})
    await decide(id, 'accepted')
    await s.toSend(product, 1, { agencies_id: [north.id] })
    const agent = t.db.updateTable('users').where('id', '=', world.people.agent.id)
    await agent.set({ active: false }).execute()
    await t.runJob('tell-at-once')
    await t.runJob('send-digests')
    expect(await mails()).toEqual([])
    await agent.set({ active: true }).execute()
  })
})

describe('a shipment that leaves', () => {
  const customerOf = async (client: number) =>
    t.db
      .insertInto('user_clients')
      .values({ user_id: world.people.customer.id, client_id: client })
      .onConflict((c) => c.doNothing())
      .execute()

  it('notifies the agency and the receiving customer, with its number', async () => {
    await customerOf(north.client)
    const { id } = await s.shipped({}, 'to-send', 'shipped')
    // What head office orders for a shop is news to its agency as well.
    expect(await told()).toEqual({ agent: ['shipment.ship', 'request.accept'], customer: ['shipment.ship'] })
    for (const one of ['agent', 'customer'] as const satisfies readonly Who[]) {
      const [notice] = (await bell.told(one)).notices
      expect(notice).toMatchObject({ about: 'shipment', object: id })
      // The link of a notice opens for its reader.
      const { number } = await s.detail<{ number: string }>(id, one)
      expect(notice?.detail).toBe(number)
    }
  })

  it('is mailed to the agent who asked for a line, though it goes to the agency', async () => {
    const [line = 0] = await request({})
    await decide(line, 'accepted')
    const [preparation = 0] = await s.open(line)
    const id = await s.shipment(await s.ready(preparation))
    await s.weigh(id, 2500)
    for (const status of ['to-send', 'shipped']) response(await s.move(id, status))
    await t.runJobs()
    const about = (await mails()).filter(
      ({ attachments, client_ids }) => attachments.length > 0 && client_ids.length === 0,
    )
    expect(about.map(({ recipient }) => recipient).toSorted()).toEqual([
      '0217@agencies.example',
      'agent@shops.example',
    ])
  })

  it('to the agency’s own warehouse notifies the agency alone', async () => {
    await s.shipped({ client: null }, 'to-send', 'shipped')
    expect(await told()).toEqual({ agent: ['shipment.ship', 'request.accept'] })
  })
})
