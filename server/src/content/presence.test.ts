import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import type { Who } from '../../test/world.ts'

/* Two at one item: each is told who else has it open, for a minute after the last sign. */
const { t, world } = await openCompany()

const ask = (who: Who, path: string, body: object) =>
  t.ask('POST', `/api/v1.0/admin/${path}`, { token: world.token(who), body })
const responseOf = <T>({ body }: { body: unknown }): T => (body as { args: { response: T } }).args.response

const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Testo' }] }] }
const written = async () =>
  responseOf<{ id: number }>(
    await ask('sales', 'news', {
      kind: 'news',
      topic: 'product',
      cover: 'oven',
      texts: { it: { title: 'Forno', abstract: '', body } },
      audience: {},
    }),
  ).id
const others = async (who: Who, id: number, language: string | null) =>
  responseOf<{ others: { name: string; language: string }[] }>(
    await ask(who, `contents/${id}/presence`, { language }),
  ).others.map((one) => `${one.name} ${one.language}`)

it('says who else is there and in which text, until one leaves', async () => {
  const id = await written()
  expect(await others('sales', id, 'it')).toEqual([])
  expect(await others('admin', id, 'en')).toEqual(['Person sales it'])
  expect(await others('sales', id, 'fr')).toEqual(['Person admin en'])
  // Of another item nobody is told.
  expect(await others('admin', await written(), 'it')).toEqual([])
  expect(await others('admin', id, null)).toEqual(['Person sales fr'])
  expect(await others('sales', id, 'fr')).toEqual([])
})

it('forgets a window that gave no sign for a minute', async () => {
  const id = await written()
  await others('admin', id, 'it')
  t.clock.advance(59_000)
  expect(await others('sales', id, 'it')).toEqual(['Person admin it'])
  t.clock.advance(2000)
  expect(await others('sales', id, 'it')).toEqual([])
})

it('is for those who write', async () => {
  const id = await written()
  for (const who of ['agent', 'clerk'] as const)
    expect((await ask(who, `contents/${id}/presence`, { language: 'it' })).status).toBe(403)
  expect((await ask('sales', 'contents/2000000000/presence', { language: 'it' })).status).toBe(404)
})

it('keeps nothing of a window that was closed without a word', async () => {
  const id = await written()
  await others('admin', id, 'it')
  t.clock.advance(25 * 3_600_000)
  await others('sales', id, 'it')
  await t.runJob('forget-presence')
  const rows = await t.db.selectFrom('content_presence').select('user_id').where('item_id', '=', id).execute()
  expect(rows).toEqual([{ user_id: world.people.sales.id }])
})
