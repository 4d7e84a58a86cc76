import { expect, it } from 'vitest'
import { personOf } from '../../test/act-as.ts'
import { openCompany } from '../../test/company.ts'
import { bringIn } from '../../test/revenue-company.ts'
import { countFalling } from './index.ts'

const { t, world } = await openCompany()
const { north, south } = world
const line = (date: string, client: number, euros: number, agency = north.id) => ({
  date,
  agency,
  client,
  family: 'NN',
  expo: false,
  cents: euros * 100,
})
const falling = async (who: 'admin' | 'agent' | 'southAgent') =>
  countFalling(t.db, await personOf(t, world, who))

it('counts whom a third less was sold than up to the same day of last year, in one’s own sight', async () => {
  expect(await falling('admin')).toBe(0)
  await bringIn(t.db, [
    // A third less, to the euro: not falling yet.
    line('2024-03-01', north.client, 9_000),
    line('2025-03-01', north.client, 6_000),
    // What came after the same day of last year does not count.
    line('2024-12-20', north.otherClient, 90_000),
    line('2024-02-01', north.otherClient, 6_000),
    line('2025-11-14', north.otherClient, 1_000),
    // Too little before to be worth a call.
    line('2024-02-01', south.client, 4_999, south.id),
  ])
  expect([await falling('admin'), await falling('agent'), await falling('southAgent')]).toEqual([1, 1, 0])
  await bringIn(t.db, [line('2025-11-14', north.client, -1)])
  expect(await falling('agent')).toBe(2)
})

it('opens a list of the same clients', async () => {
  const listed = async (who: 'admin' | 'agent' | 'southAgent') => {
    const { body } = await t.ask('GET', '/api/v1.0/agencies/clients', {
      token: world.token(who),
      query: { falling: '1', sort: 'delta_pct' },
    })
    return (body as { args: { pagination: { total: number } } }).args.pagination.total
  }
  for (const who of ['admin', 'agent', 'southAgent'] as const)
    expect(await listed(who)).toBe(await falling(who))
})
