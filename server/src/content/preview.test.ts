import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import type { Who } from '../../test/world.ts'

/* An item while it is written, with the eyes of any reader: what he would see, or why not. */
const { t, world } = await openCompany()

interface Told {
  reader: { name: string | null; language: string }
  hidden: string | null
  language: string | null
  labels: { code: string }[]
  unlabelled: { language: string; sentence: string; code: string }[]
}
const body = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const it_ = { title: 'Forno', abstract: '', body: body('Il forno FM-62.') }
const ask = (who: Who, more: object) =>
  t.ask('POST', '/api/v1.0/admin/contents/preview', {
    token: world.token(who),
    body: { kind: 'news', texts: { it: it_ }, audience: { types: [2] }, ...more },
  })
async function told(more: object): Promise<Told> {
  const answer = await ask('sales', more)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { args: { response: Told } }).args.response
}
const as = (who: Who) => ({ as_user: world.people[who].id })

await t.db
  .insertInto('appliances')
  .values([
    { code: 'FM-62', name: 'Forno FM-62', energy_group: 'oven', energy_class: 'A+' },
    { code: 'AV-90', name: 'Aria Vapore', energy_group: 'oven', energy_class: 'A' },
  ])
  .execute()

it('says why somebody would not see it', async () => {
  const hidden = async (more: object) => (await told(more)).hidden
  expect(await hidden(as('agent'))).toBeNull()
  expect(await hidden(as('customer'))).toBe('audience')
  expect(await hidden(as('sales'))).toBeNull()
  expect(await hidden({ ...as('reseller'), kind: 'communications', audience: {} })).toBe('kind')
  expect(await hidden({ ...as('agent'), expires_at: '2025-11-16T00:00:00Z' })).toBe('expired')
  expect(await hidden({ as_type: 3, as_country: 'IT' })).toBe('audience')
  expect(
    await hidden({ as_type: 3, as_country: 'IT', audience: { types: [3], countries: ['IT'] } }),
  ).toBeNull()
  expect(await hidden({ as_type: 3, as_profile: 'press', audience: {} })).toBe('audience')
  await t.db
    .updateTable('users')
    .set({ active: false })
    .where('id', '=', world.people.southAgent.id)
    .execute()
  expect(await hidden(as('southAgent'))).toBe('closed')
})

it('in his language, else in Italian, else in English; what is half written is nobody’s', async () => {
  const of = async (texts: object, more: object = as('agent')) => (await told({ texts, ...more })).language
  const en = { title: 'Oven', abstract: '', body: body('The oven') }
  const half = { title: 'Four', abstract: '', body: body(' ') }
  await t.db.updateTable('users').set({ language: 'fr' }).where('id', '=', world.people.agent.id).execute()
  expect((await told(as('agent'))).reader).toEqual({ name: 'Person agent', language: 'fr' })
  expect(await of({ it: it_, en, fr: { ...en, title: 'Four' } })).toBe('fr')
  expect(await of({ it: it_, en, fr: half })).toBe('it')
  expect(await of({ en, fr: half })).toBe('en')
  expect(await of({ fr: half })).toBeNull()
  expect(await of({ it: it_, en }, { ...as('agent'), as_language: 'en' })).toBe('en')
  // Nothing of it for whoever would not see it.
  expect(await of({ it: it_ }, as('customer'))).toBeNull()
})

it('with the classes of the models it names, and the sentences that name one without', async () => {
  const { labels, unlabelled } = await told({
    texts: { it: it_, fr: { title: 'Four', abstract: '', body: body('Voilà. Le four Aria Vapore !') } },
    as_type: 2,
  })
  expect(labels.map(({ code }) => code)).toEqual(['FM-62'])
  expect(unlabelled).toMatchObject([{ language: 'fr', sentence: 'Le four Aria Vapore !', code: 'AV-90' }])
})

it('for those who write alone, and nothing is kept', async () => {
  for (const who of ['agent', 'clerk', 'press'] as const) expect((await ask(who, {})).status).toBe(403)
  expect((await ask('sales', { as_user: 2_000_000_000 })).status).toBe(404)
  const kept = await t.db.selectFrom('content_items').select('id').execute()
  const events = await t.db.selectFrom('events').select('what').where('entity', '=', 'content').execute()
  expect([kept, events]).toEqual([[], []])
})
