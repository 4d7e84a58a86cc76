import { beforeEach, describe, expect, it } from 'vitest'
import { multipart } from '../../test/ask-sample.ts'
import { openCompany } from '../../test/company.ts'
import { materialsThatGo } from '../../test/materials-that-go.ts'
import { ordersThatGo } from '../../test/orders-that-go.ts'
import type { Who } from '../../test/world.ts'
import { sql } from '../platform/db/sql.ts'

/* The request list to the manufacturer: one list over all kinds, and the conversation of a free request. */
const { t, world } = await openCompany()
type Row = Readonly<Record<string, unknown>>
interface Answered {
  readonly status: number
  readonly response: Row & { readonly conversation: readonly Row[] }
  readonly rows: readonly Row[]
  readonly error: { readonly key: string } | undefined
}
const answered = (answer: { status: number; body: unknown }): Answered => {
  const { response, error } = (answer.body as { args: { response: unknown; error: { key: string } } }).args
  return { status: answer.status, response: response as Answered['response'], rows: response as Row[], error }
}
const ask = async (who: Who, method: 'GET' | 'POST', path: string, body?: object) =>
  answered(
    await t.ask(method, `/api/v1.0/requests${path}`, { token: world.token(who), ...(body && { body }) }),
  )
const pdf = { file: '%PDF-1.7\npianta\n%%EOF\n', name: 'pianta.pdf' }
const form = async (who: Who, path: string, fields: Readonly<Record<string, string>>, file = pdf) => {
  const { payload, headers } = multipart({ fields, file: file.file }, 'attachment', file.name)
  return answered(
    await t.ask('POST', `/api/v1.0/requests${path}`, { token: world.token(who), payload, headers }),
  )
}
const open = async (who: Who, more: Readonly<Record<string, string>> = {}) => {
  const made = await form(who, '', { subject: 'Visita in fabbrica', text: 'Quando si può?', ...more })
  expect(made.status).toBe(200)
  return String(made.response['id'])
}

beforeEach(async () => {
  await sql`truncate free_requests, request_messages, request_files, request_hands, outbox cascade`.execute(
    t.db,
  )
})

describe('a free request', () => {
  it('keeps five hundred messages, and shows those before when asked', async () => {
    const id = await open('agent')
    await sql`insert into request_messages (free_id, at, by, ours, text) select ${Number(id.slice(5))},
      now() + n * interval '1 minute', f.created_by, false, 'n. ' || n
      from free_requests f cross join generate_series(1, 499) n where f.id = ${Number(id.slice(5))}`.execute(
      t.db,
    )
    const newest = (await ask('agent', 'GET', `/detail/${id}`)).response
    expect([newest.conversation.length, newest['earlier'], newest.conversation.at(-1)?.['text']]).toEqual([
      200,
      300,
      'n. 499',
    ])
    const before = (
      await ask('agent', 'GET', `/detail/${id}?before=${String(newest.conversation[0]?.['id'])}`)
    ).response
    expect([before.conversation.length, before['earlier']]).toEqual([200, 100])
    const first = (
      await ask('agent', 'GET', `/detail/${id}?before=${String(before.conversation[0]?.['id'])}`)
    ).response
    expect([first.conversation.length, first['earlier'], first.conversation[0]?.['text']]).toEqual([
      100,
      0,
      'Quando si può?',
    ])
  })

  it('is answered, goes on, and is closed for good; going on opens a new one that refers to it', async () => {
    const id = await open('agent', { client_id: String(world.north.client) })
    expect((await form('admin', `/${id}/reply`, { text: 'Giovedì.' })).response).toMatchObject({
      state: 'answered',
    })
    expect((await form('agent', `/${id}/reply`, { text: 'Grazie, alle 10?' })).response).toMatchObject({
      state: 'open',
    })
    const { response } = await ask('agent', 'GET', `/detail/${id}`)
    expect(response).toMatchObject({ turn: 'ours', assigned: { name: 'Person admin' } })
    expect(response.conversation.map(({ text, ours }) => [text, ours])).toEqual([
      ['Quando si può?', false],
      ['Giovedì.', true],
      ['Grazie, alle 10?', false],
    ])
    expect((await ask('agent', 'POST', `/${id}/close`)).status).toBe(200)
    expect(await form('admin', `/${id}/reply`, { text: 'Sì' })).toMatchObject({
      status: 409,
      error: { key: 'request_closed' },
    })
    const next = await open('agent', { follows: id })
    expect((await ask('agent', 'GET', `/detail/${next}`)).response).toMatchObject({ follows: id })
    expect((await ask('agent', 'GET', `/detail/${id}`)).response).toMatchObject({ followed_by: [next] })
  })

  it('tells the second of two who answer at once what was answered first', async () => {
    const id = await open('agent')
    expect((await form('admin', `/${id}/reply`, { text: 'Sì', version: '1' })).status).toBe(200)
    expect(await form('sales', `/${id}/reply`, { text: 'No', version: '1' })).toMatchObject({
      status: 409,
      error: { key: 'changed_meanwhile' },
    })
  })

  it('takes an answer or the end of the conversation first, and never words after the end', async () => {
    for (let n = 0; n < 8; n += 1) {
      const id = await open('agent')
      const [reply, close] = await Promise.all([
        form('agent', `/${id}/reply`, { text: 'Ancora una cosa' }),
        ask('admin', 'POST', `/${id}/close`, {}),
      ])
      const { response } = await ask('admin', 'GET', `/detail/${id}`)
      const said = response.conversation.filter(({ text }) => text === 'Ancora una cosa').length
      expect([close.status, response['state']]).toEqual([200, 'closed'])
      expect(reply.status === 200 ? [1] : [0, 'request_closed']).toEqual(
        reply.status === 200 ? [said] : [said, reply.error?.key],
      )
    }
  })

  it('lets one of two of the staff answer who answer at the same moment', async () => {
    const id = await open('agent')
    const both = await Promise.all(
      (['admin', 'sales'] as const).map((who) => form(who, `/${id}/reply`, { text: who, version: '1' })),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { response } = await ask('admin', 'GET', `/detail/${id}`)
    expect(response.conversation.filter(({ ours }) => ours === true)).toHaveLength(1)
  })

  it('refuses a program under the name of a drawing, and writes nothing', async () => {
    const program = { file: 'MZ\u0090\0\u0003this is no drawing at all', name: 'pianta.pdf' }
    expect((await form('agent', '', { subject: 'Pianta', text: 'Ecco' }, program)).status).toBe(415)
    expect((await ask('admin', 'GET', '/1')).rows).toEqual([])
  })

  it('keeps the notes of the staff from everybody else', async () => {
    const id = await open('customer')
    await ask('admin', 'POST', `/${id}/note`, { text: 'Cliente difficile' })
    expect((await ask('sales', 'GET', `/detail/${id}`)).response.conversation).toHaveLength(2)
    const { response } = await ask('customer', 'GET', `/detail/${id}`)
    expect(response.conversation).toHaveLength(1)
    expect(response).toMatchObject({ staff: null, may: { note: false, assign: false } })
  })

  it('about a client stays with the client when it changes agency, and its words are not mailed to who left it', async () => {
    const id = await open('agent', { client_id: String(world.north.client) })
    const free = await open('agent')
    await sql`update clients set agency_id = ${world.south.id} where id = ${world.north.client}`.execute(t.db)
    const seen = async (who: Who) => (await ask(who, 'GET', `/detail/${id}`)).status
    const reached = await Promise.all((['agent', 'southAgent', 'admin'] as const).map(seen))
    await sql`truncate outbox cascade`.execute(t.db)
    await form('admin', `/${id}/reply`, { text: 'Riservato' })
    const mails = await t.db.selectFrom('outbox').select('recipient').execute()
    await sql`update clients set agency_id = ${world.north.id} where id = ${world.north.client}`.execute(t.db)
    expect(reached).toEqual([404, 200, 200])
    expect(mails).toEqual([])
    expect((await ask('agent', 'GET', `/detail/${free}`)).status).toBe(200)
  })

  it('of a reseller or of the press is seen by who asked and by head office alone', async () => {
    const id = await open('press')
    const seen = async (who: Who) => (await ask(who, 'GET', `/detail/${id}`)).status
    expect(
      await Promise.all((['press', 'admin', 'reseller', 'agent', 'customer'] as const).map(seen)),
    ).toEqual([200, 200, 404, 404, 404])
  })

  it('of the agency is hidden from its customers, and mails go to the other side', async () => {
    const id = await open('agent')
    expect((await ask('customer', 'GET', `/detail/${id}`)).status).toBe(404)
    await form('admin', `/${id}/reply`, { text: 'Eccoci' })
    const mails = await t.db.selectFrom('outbox').select(['recipient', 'text_body']).execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual(['agent@shops.example'])
    expect(mails[0]?.text_body).toContain('Eccoci')
    const told = await t.ask('GET', '/api/v1.0/notifications', { token: world.token('agent') })
    expect(told.text).toContain('free.answer')
  })
})

describe('the list', () => {
  it('holds material, orders, ready goods and free requests, each with its state and whose turn it is', async () => {
    await materialsThatGo(t, world)
    await ordersThatGo(t.db, world)
    await open('agent')
    const { rows } = await ask('admin', 'GET', '/1')
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['material', 'order', 'ready', 'free']))
    const order = rows.find(({ own_status }) => own_status === 'to_complete')
    expect(order).toMatchObject({ state: 'answered', turn: 'theirs' })
    const id = String(order?.['id'])
    expect((await form('admin', `/${id}/reply`, { text: 'Manca la pianta' })).status).toBe(200)
    expect((await ask('admin', 'GET', `/detail/${id}`)).response.conversation).toHaveLength(1)
    const material = String(rows.find(({ kind }) => kind === 'material')?.['id'])
    expect((await form('admin', `/${material}/reply`, { text: 'No' })).error?.key).toBe('no_conversation')
  })

  it('begins with whose turn it is, the reader’s own first and what waits longest at its head; what is closed ends it', async () => {
    const closed = await open('agent')
    const answered = await open('agent')
    await ask('agent', 'POST', `/${closed}/close`, {})
    await form('admin', `/${answered}/reply`, { text: 'Eccoci' })
    const standing = async (who: Who) => {
      const { rows } = await ask(who, 'GET', '/1?per_page=100')
      const group = (row: (typeof rows)[number]) =>
        row['state'] === 'closed' ? 'closed' : row['turn'] === 'done' ? 'answered' : String(row['turn'])
      for (const one of ['ours', 'theirs', 'answered']) {
        const since = rows.filter((row) => group(row) === one).map((row) => String(row['since']))
        expect(since).toEqual(since.toSorted())
      }
      return [...new Set(rows.map(group))]
    }
    expect(await standing('admin')).toEqual(['ours', 'theirs', 'answered', 'closed'])
    expect(await standing('agent')).toEqual(['theirs', 'ours', 'answered', 'closed'])
  })
})

describe('at head office', () => {
  const holder = async (id: string) => {
    const { response } = await ask('admin', 'GET', `/detail/${id}`)
    return (response['assigned'] as { name: string } | null)?.name ?? null
  }

  it('a request is taken, given to a colleague and let go, but never given to who is not of the staff', async () => {
    const id = await open('agent')
    expect((await ask('sales', 'POST', `/${id}/assign`, {})).status).toBe(200)
    expect(await holder(id)).toBe('Person sales')
    expect((await ask('sales', 'POST', `/${id}/assign`, { user: world.people.admin.id })).status).toBe(200)
    expect(await holder(id)).toBe('Person admin')
    expect((await ask('sales', 'POST', `/${id}/assign`, { user: world.people.agent.id })).status).toBe(404)
    expect(await holder(id)).toBe('Person admin')
    expect((await ask('sales', 'POST', `/${id}/assign`, { user: null })).status).toBe(200)
    expect(await holder(id)).toBeNull()
  })

  it('it is known how long the first answer takes, and nobody else is told', async () => {
    const took = async (who: Who) => {
      const answer = await t.ask('GET', '/api/v1.0/requests/1', { token: world.token(who) })
      return (answer.body as { args: { meta: { first_answer: number | null } } }).args.meta.first_answer
    }
    expect(await took('admin')).toBeNull()
    for (const minutes of [10, 160, 400]) {
      const id = await open('agent')
      t.clock.advance(minutes * 60_000)
      await form('admin', `/${id}/reply`, { text: 'Eccoci' })
      // Only the first answer counts.
      t.clock.advance(60_000)
      await form('admin', `/${id}/reply`, { text: 'E ancora' })
    }
    expect([await took('admin'), await took('agent')]).toEqual([160, null])
  })

  it('answers are kept in four languages, changed and deleted', async () => {
    const texts = { it: 'Serve una foto', en: 'A photo, please', fr: 'Une photo', es: 'Una foto' }
    const made = await t.ask('POST', '/api/v1.0/admin/request-templates', {
      token: world.token('sales'),
      body: { name: 'Foto', ...texts },
    })
    const { id } = answered(made).response as unknown as { id: number }
    const kept = async () => (await ask('admin', 'GET', '/templates')).rows.filter((row) => row['id'] === id)
    expect(await kept()).toEqual([{ id, name: 'Foto', texts }])
    await t.ask('POST', '/api/v1.0/admin/request-templates', {
      token: world.token('admin'),
      body: { id, name: 'Foto', ...texts, fr: 'Une photo, merci' },
    })
    expect(await kept()).toMatchObject([{ texts: { it: texts.it, fr: 'Une photo, merci' } }])
    await t.ask('DELETE', `/api/v1.0/admin/request-templates/${id}`, { token: world.token('admin') })
    expect(await kept()).toEqual([])
  })
})
