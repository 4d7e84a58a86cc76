import { dayClients } from '@mandato/contract/home/day'
import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { bringIn } from '../../test/revenue-company.ts'
import { response, sheetStory } from '../../test/sheet-story.ts'
import type { Who } from '../../test/world.ts'

/* The day of an agent with hardly any clients, with thousands, and on the first day of a year. */
const { t, world } = await openCompany()
const { north, south } = world
const { ask } = sheetStory(t, world)

interface Row {
  readonly client: { readonly id: number }
  readonly stake: number
  readonly reasons: readonly { readonly text: string }[]
}
async function dayOf(who: Who) {
  const answer = await ask('GET', 'dashboard/day', who)
  expect(answer.status, answer.text).toBe(200)
  const { meta } = (answer.body as { args: { meta: { clients: number; as_of: string | null; day: string } } })
    .args
  return { rows: response<Row[]>(answer), meta }
}
/** Five orders, ten days apart, and then nothing for months. */
const silent = (client: number, agency: number, euros: number) =>
  ['2025-01-10', '2025-01-20', '2025-01-30', '2025-02-09', '2025-02-19'].map((date) => ({
    date,
    client,
    agency,
    family: 'NN',
    expo: false,
    cents: euros * 100,
  }))

it('has nobody to see without figures and without orders, and says so with an empty list', async () => {
  for (const who of ['agent', 'southAgent'] as const)
    expect(await dayOf(who)).toMatchObject({ rows: [], meta: { clients: 0, as_of: null } })
})

it('names the twenty with most at stake of three thousand silent clients, and counts them all', async () => {
  const rows = Array.from({ length: 3000 }, (_, at) => ({
    agency_id: north.id,
    code: `Z${String(at).padStart(5, '0')}`,
    business_name: `Negozio ${at}`,
    city: 'Treviso',
    province: 'TV',
  }))
  const shops = await t.db.insertInto('clients').values(rows).returning('id').execute()
  await bringIn(t.db, [
    ...shops.flatMap(({ id }, at) => silent(id, north.id, 100 + at)),
    ...silent(south.client, south.id, 10),
    { ...silent(south.client, south.id, 10)[0], date: '2025-11-14' } as ReturnType<typeof silent>[number],
  ])
  const { rows: named, meta } = await dayOf('agent')
  expect(meta).toMatchObject({ clients: 3000, as_of: '2025-11-14' })
  expect(named.map(({ client }) => client.id)).toEqual(
    shops
      .slice(-dayClients)
      .map(({ id }) => id)
      .toReversed(),
  )
  // The other agency's agent has one client, who ordered today.
  expect(await dayOf('southAgent')).toMatchObject({ rows: [], meta: { clients: 0 } })
})

it('goes on over the turn of the year: silence is counted up to the last invoice, not to a year without any', async () => {
  const before = await dayOf('agent')
  t.clock.set('2026-01-01T08:00:00Z')
  const { rows, meta } = await dayOf('agent')
  expect(meta).toMatchObject({ day: '2026-01-01', as_of: '2025-11-14', clients: 3000 })
  expect(rows).toEqual(before.rows)
  expect((await ask('GET', 'dashboard', 'agent')).status).toBe(200)
})
