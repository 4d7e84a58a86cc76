import { describe, expect, it } from 'vitest'
import { multipart } from '../../test/ask-sample.ts'
import { openCompany } from '../../test/company.ts'
import type { Who } from '../../test/world.ts'

/* What those who write may do to an item, and what they are told they may not. */
const { t, world } = await openCompany()

type Body = { args: { response: unknown; error?: { key: string; fields?: Record<string, string> } } }
const ask = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  t.ask(method, `/api/v1.0/${path}`, { token: world.token(who), ...(body && { body }) })
const responseOf = <T>(answer: { body: unknown }): T => (answer.body as Body).args.response as T
const errorOf = (answer: { body: unknown }) => (answer.body as Body).args.error
const doc = (...content: object[]) => ({ type: 'doc', content })
const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

const item = (more: object = {}) => ({
  kind: 'news',
  topic: 'product',
  cover: 'oven',
  texts: { it: { title: 'Forno a vapore', abstract: 'In breve', body: doc(words('Il vapore entra')) } },
  audience: {},
  ...more,
})
async function written(more: object = {}): Promise<number> {
  const answer = await ask('sales', 'POST', 'admin/news', item(more))
  expect(answer.status, answer.text).toBe(200)
  return responseOf<{ id: number }>(answer).id
}
async function published(more: object = {}): Promise<number> {
  const id = await written(more)
  const answer = await ask('sales', 'POST', `admin/news/${id}/publish`, {})
  expect(answer.status, answer.text).toBe(200)
  return id
}
const change = (id: number, more: object) => ask('sales', 'PUT', `admin/news/${id}`, item(more))

describe('a promotion', () => {
  const promotion = { kind: 'promotions', valid_from: '2025-11-01', valid_until: '2025-11-20' }

  it('ends with its last day, whatever moment it had before', async () => {
    const id = await published(promotion)
    const before = responseOf<{ expires_at: string }>(await ask('sales', 'GET', `admin/promotions/${id}`))
    expect(before.expires_at).toBe('2025-11-20T23:00:00.000Z')
    const longer = { ...promotion, valid_until: '2025-12-31', expires_at: before.expires_at }
    expect((await change(id, longer)).status).toBe(200)
    const after = responseOf<{ expires_at: string }>(await ask('agent', 'GET', `promotions/detail/${id}`))
    expect(after.expires_at).toBe('2025-12-31T23:00:00.000Z')
  })

  it('that would be over before it comes out is refused at its last day', async () => {
    const late = { ...promotion, publish_at: '2025-12-01T08:00:00Z' }
    const draft = await ask('sales', 'POST', 'admin/promotions', item(late))
    expect([draft.status, Object.keys(errorOf(draft)?.fields ?? {})]).toEqual([422, ['valid_until']])
    const id = await published(promotion)
    const past = await change(id, { ...promotion, valid_until: '2025-11-10' })
    expect([past.status, Object.keys(errorOf(past)?.fields ?? {})]).toEqual([422, ['valid_until']])
  })
})

it('a body of a video alone can be published, and its title is found', async () => {
  const video = {
    type: 'video',
    attrs: { href: 'https://video.example/isola', title: 'Isola Alba dal vero' },
  }
  const title = 'Guarda'
  const id = await published({ texts: { it: { title, abstract: '', body: doc(video) } } })
  const found = responseOf<{ id: number }[]>(await ask('agent', 'GET', 'contents/search?q=alba%20dal'))
  expect(found.map((one) => one.id)).toEqual([id])
  const empty = await written({ texts: { it: { title, abstract: '', body: doc(words(' ')) } } })
  expect((await ask('sales', 'POST', `admin/news/${empty}/publish`, {})).status).toBe(422)
})

describe('what is out', () => {
  it('may not be changed so that it reaches nobody', async () => {
    const id = await published()
    const nobody = { audience: { types: [2], countries: ['JP'] } }
    const refused = await change(id, nobody)
    expect([refused.status, errorOf(refused)?.key]).toEqual([422, 'reaches_nobody'])
    expect((await ask('agent', 'GET', `news/detail/${id}`)).status).toBe(200)
    // A draft may: its audience can still be changed before it comes out.
    expect((await change(await written(), nobody)).status).toBe(200)
  })

  it('whose readers have all left can still be corrected', async () => {
    const of = { types: [2], agencies: [world.south.id] }
    const id = await published({ audience: of })
    const active = (is: boolean) =>
      t.db.updateTable('users').set({ active: is }).where('id', '=', world.people.southAgent.id).execute()
    await active(false)
    const answer = await change(id, { audience: of, topic: 'sales' })
    await active(true)
    expect(answer.status, answer.text).toBe(200)
  })
})

it('the conditions of a promotion are a PDF', async () => {
  const send = async (data: string, name: string) => {
    const { payload, headers } = multipart({ fields: { purpose: 'attachment' }, file: data }, 'file', name)
    const token = world.token('sales')
    return responseOf<{ id: number }>(
      await t.ask('POST', '/api/v1.0/admin/content-file', { token, payload, headers }),
    ).id
  }
  const conditions = await send('0\nSECTION\n0\nEOF\n', 'condizioni.dxf')
  const promotion = { kind: 'promotions', valid_from: '2025-11-01', valid_until: '2025-11-20' }
  const refused = await ask('sales', 'POST', 'admin/promotions', item({ ...promotion, conditions }))
  expect([refused.status, errorOf(refused)?.fields]).toEqual([422, { conditions: 'pdf' }])
  const pdf = await send('%PDF-1.7\ncondizioni\n%%EOF\n', 'condizioni.pdf')
  const taken = await ask('sales', 'POST', 'admin/promotions', item({ ...promotion, conditions: pdf }))
  expect(taken.status, taken.text).toBe(200)
})

it('an item that somebody changed meanwhile is not taken away unseen', async () => {
  const id = await written()
  expect((await change(id, { topic: 'sales', version: 1 })).status).toBe(200)
  const late = await ask('sales', 'DELETE', `admin/news/${id}`, { version: 1 })
  expect([late.status, errorOf(late)?.key]).toEqual([409, 'changed_meanwhile'])
  expect((await ask('sales', 'DELETE', `admin/news/${id}`, { version: 2 })).status).toBe(200)
  expect((await ask('sales', 'GET', `admin/news/${id}`)).status).toBe(404)
})
