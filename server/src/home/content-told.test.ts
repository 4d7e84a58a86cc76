import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { bells } from '../../test/notices.ts'
import type { Who } from '../../test/world.ts'

/* What comes out is told under the bell where it was asked for: once, to its audience, and no longer than they see it. */
const { t, world } = await openCompany()
const bell = bells(t, world)

const ask = (method: 'POST' | 'PUT', path: string, body: object) =>
  t.ask(method, `/api/v1.0/admin/news${path}`, { token: world.token('sales'), body })
const responseOf = <T>({ body }: { body: unknown }): T => (body as { args: { response: T } }).args.response

const text = (title: string) => ({
  title,
  abstract: '',
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Testo' }] }] },
})
const item = (more: object) => ({
  kind: 'news',
  topic: 'product',
  cover: 'oven',
  texts: { it: text('Il forno nuovo'), en: text('The new oven') },
  audience: {},
  mail: true,
  ...more,
})
async function written(more: object): Promise<number> {
  const { id } = responseOf<{ id: number }>(await ask('POST', '', item(more)))
  return id
}
async function published(more: object = {}): Promise<number> {
  const id = await written(more)
  expect((await ask('POST', `/${id}/publish`, {})).status).toBe(200)
  await t.runJob('mail-contents')
  return id
}
const told = async (who: Who, id: number) =>
  (await bell.told(who)).notices.filter(({ about, object }) => about === 'news' && object === id)

it('is told to its audience in their language, once, and to nobody else', async () => {
  const id = await published({ audience: [{ types: [2] }, { profiles: ['press'] }] })
  await t.runJob('mail-contents')
  for (const who of ['agent', 'southAgent', 'press'] as const)
    expect(await told(who, id)).toMatchObject([
      { what: 'content.out', name: 'Il forno nuovo', by: null, unread: true },
    ])
  const english = (await bell.ask('agent', undefined, 'en')).text
  expect(english).toContain('The new oven')
  for (const who of ['customer', 'reseller', 'sales', 'admin'] as const)
    expect(await told(who, id)).toEqual([])
  // Read by one, it stays unread for the others; whoever is not told of it cannot mark it.
  expect((await bell.read('agent', { about: 'news', object: id })).status).toBe(200)
  expect((await told('agent', id))[0]?.unread).toBe(false)
  expect((await told('southAgent', id))[0]?.unread).toBe(true)
  expect((await bell.read('customer', { about: 'news', object: id })).status).toBe(404)
})

it('is not told where it was not asked for, nor before its moment', async () => {
  expect(await told('agent', await published({ mail: false }))).toEqual([])
  const later = new Date(t.clock.now().getTime() + 3_600_000).toISOString()
  const scheduled = await published({ publish_at: later })
  expect(await told('agent', scheduled)).toEqual([])
  t.clock.advance(3_700_000)
  await t.runJob('mail-contents')
  expect(await told('agent', scheduled)).toHaveLength(1)
})

it('is told neither to who joins the audience later, nor to anybody once it was taken back', async () => {
  const id = await published({ audience: [{ types: [2] }] })
  expect((await ask('PUT', `/${id}`, item({}))).status).toBe(200)
  await t.runJob('mail-contents')
  expect([await told('customer', id), (await told('agent', id)).length]).toEqual([[], 1])
  expect((await ask('POST', `/${id}/withdraw`, {})).status).toBe(200)
  expect(await told('agent', id)).toEqual([])
})

it('names no model without its class', async () => {
  await t.db
    .insertInto('appliances')
    .values({
      code: 'CF60-216',
      name: 'Colonna forno',
      energy_group: 'oven',
      energy_class: 'A+',
      width_mm: 595,
    })
    .execute()
  const id = await published({ texts: { it: text('Arriva CF60-216') } })
  expect((await told('agent', id))[0]?.name).toMatch(/CF60-216 .*A\+/)
})
