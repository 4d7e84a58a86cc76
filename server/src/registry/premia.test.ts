import { expect, test } from 'vitest'
import { importing, openImports } from '../../test/importing.ts'
import { eraseClient } from './queries/erase-client.ts'

/* The reward programme: brought in from the ERP, seen by whom it concerns. */
const { t, world, erp } = await openImports('sales')
const header = 'client_code,year,points,tier,next_tier,missing'

type Row = Readonly<Record<string, unknown>>
interface Answered {
  readonly response: readonly Row[]
  readonly pagination: { readonly total: number }
  readonly meta: Row
}
const ask = async (who: Parameters<typeof world.token>[0], query: Record<string, string> = {}) => {
  const answer = await t.ask('GET', '/api/v1.0/dashboard/premia', { token: world.token(who), query })
  expect(answer.status).toBe(200)
  return (answer.body as { args: Answered }).args
}

test('before the first file there is nothing, and nobody is told a year', async () => {
  expect(await ask('admin')).toMatchObject({
    response: [],
    pagination: { total: 0 },
    meta: { year: null, as_of: null, years: [], tiers: [] },
  })
})

test('points are created, changed, left alone, and stand at the day of their file', async () => {
  const text = `${header}\n014207,2025,3180,Argento,Oro,820\n014208,2025,900,,Bronzo,100\n014207,2024,5000,Oro,,\n`
  const asOf = '2025-11-14'
  expect(await erp.bring('premia', text, { as_of: asOf })).toMatchObject({
    state: 'done',
    created: 3,
    as_of: asOf,
  })
  expect(await erp.bring('premia', text, { as_of: asOf })).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 3,
  })
  const shorter = 'client_code,year,points\n014208,2025,910\n'
  expect(await erp.bring('premia', shorter, { as_of: asOf })).toMatchObject({ updated: 1 })
  const { response, meta } = await ask('sales')
  // The nearest to the next tier first. 14 November is day 318 of 365.
  expect(response).toMatchObject([
    { code: '014208', points: 910, tier: '', next_tier: 'Bronzo', missing_to_next: 100, forecast: 1044 },
    { code: '014207', points: 3180, tier: 'Argento', missing_to_next: 820, forecast: 3650, as_of: asOf },
  ])
  expect(meta).toEqual({ year: 2025, as_of: asOf, years: [2025, 2024], tiers: ['Argento'] })
})

test('a file that only confirms the points moves the day they stand at', async () => {
  const text = `${header}\n014208,2025,910,,Bronzo,100\n`
  expect(await erp.bring('premia', text, { as_of: '2025-11-17' })).toMatchObject({
    unchanged: 1,
    as_of: '2025-11-17',
  })
  const { response, meta } = await ask('sales', { q: '014208' })
  expect(response).toMatchObject([{ as_of: '2025-11-17', forecast: 1035 }])
  expect(meta).toMatchObject({ as_of: '2025-11-17' })
  expect(await erp.bring('premia', text, { as_of: '2025-11-14' })).toMatchObject({ as_of: '2025-11-14' })
})

test('a year that is over and a January have no forecast', async () => {
  expect((await ask('sales', { year: '2024' })).response).toMatchObject([{ points: 5000, forecast: null }])
  const early = (points: number, as_of: string) =>
    erp.bring('premia', `${header}\n014207,2025,${points},Argento,Oro,820\n`, { as_of })
  await early(60, '2025-01-31')
  const north = { client: String(world.north.client) }
  expect((await ask('sales', north)).response).toMatchObject([{ points: 60, forecast: null }])
  await early(60, '2025-02-01')
  // The 32nd day of the year.
  expect((await ask('sales', north)).response).toMatchObject([{ forecast: 684 }])
  await early(3180, '2025-11-14')
})

test('the filters narrow, and the file has the same rows', async () => {
  const codes = async (query: Record<string, string>) => {
    const { response, pagination } = await ask('sales', query)
    expect(pagination.total).toBe(response.length)
    return response.map(({ code }) => code)
  }
  expect(await codes({ tier: 'Argento' })).toEqual(['014207'])
  // 1,044 by the end of the year are more than 910 and 100; 3,650 are less than 3,180 and 820.
  expect(await codes({ reach: '1' })).toEqual(['014208'])
  expect(await codes({ reach: '0' })).toEqual(['014207'])
  expect(await codes({ client: String(world.north.client) })).toEqual(['014207'])
  expect(await codes({ sort: 'points', order: 'desc' })).toEqual(['014207', '014208'])
  const file = await t.ask('GET', '/api/v1.0/dashboard/premia', {
    token: world.token('sales'),
    query: { output: 'csv', reach: '1' },
  })
  expect(file.text.trim().split('\r\n')).toHaveLength(2)
  expect(file.text).toContain('014208')
})

test('an agent sees the own clients, a customer itself, and the press is refused', async () => {
  const seen = async (who: Parameters<typeof world.token>[0], query = {}) =>
    (await ask(who, query)).response.map(({ code }) => code)
  expect(await seen('agent')).toEqual(['014208', '014207'])
  expect(await seen('southAgent')).toEqual([])
  expect(await seen('southAgent', { client: String(world.north.client) })).toEqual([])
  expect(await seen('customer')).toEqual(['014207'])
  expect((await ask('southAgent')).meta).toMatchObject({ as_of: null, tiers: [] })
  for (const who of ['press', 'reseller'] as const) {
    const { status } = await t.ask('GET', '/api/v1.0/dashboard/premia', { token: world.token(who) })
    expect(status).toBe(403)
  }
})

test('what is wrong with a row, and a deleted client, whose points nobody sees any more', async () => {
  await eraseClient(t.db, world.north.otherClient, { by: world.people.admin.id, at: t.clock.now() })
  const bad = await erp.bring(
    'premia',
    `${header}\n099999,2025,1,,,\n014208,2025,1,,,\n014207,1980,1,,,\n014207,2025,-1,,,\n014207,2025,1,,,1.5\n014207,2023,1,,,\n014207,2023,2,,,\n`,
  )
  expect(await erp.reasons(bad.id)).toEqual([
    [2, 'client_code', '099999', 'unknown customer'],
    [3, 'client_code', '014208', 'deleted customer: its code is not used again'],
    [4, 'year', '1980', 'the year must be from 1990 to 2100'],
    [5, 'points', '-1', 'must be a whole number from 0'],
    [6, 'missing', '1.5', 'must be a whole number from 0'],
    [8, 'client_code', '014207', 'duplicate of line 7'],
  ])
  const french = importing(t, world.token('sales'), 'fr')
  expect((await french.errors(bad.id, '?column=year'))[0]?.reason).toContain('1990')
  expect((await ask('admin')).response.map(({ code }) => code)).toEqual(['014207'])
})
