import { requestStatuses } from '@mandato/contract/materials/status'
import { preparationStatuses, shipmentStatuses } from '@mandato/contract/shipping/status'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from './database.ts'
import { faultsOfPapers } from './materials/papers.ts'
import { faultsOfStock } from './materials/stock.ts'

const company = await testDatabase({ seed: 'demo' })
afterAll(() => company.close())

const one = async (expression: string): Promise<unknown> =>
  (await company.pool.query<{ value: unknown }>(`select ${expression} as value`)).rows[0]?.value

test('there are 150 materials, each with a picture, most of them in the warehouse', async () => {
  expect(await one('(select count(*)::int from material_cards where image is not null)')).toBe(150)
  expect(await one('(select count(*)::int from material_cards where available > 0)')).toBeGreaterThan(120)
  expect(
    await one('(select count(*)::int from material_cards where archived_at is not null)'),
  ).toBeGreaterThan(3)
})

test('the stock of the demonstration is the sum of what happened', async () => {
  expect(await faultsOfStock(company.db)).toEqual([])
})

test('requests stand in every state that head office and agents bring about', async () => {
  const { rows } = await company.pool.query<{ status: string }>(
    'select distinct status from material_requests',
  )
  const found = new Set(rows.map(({ status }) => status))
  expect(requestStatuses.filter((status) => !found.has(status))).toEqual([])
  expect(
    await one(`(select count(*)::int from material_requests where status = 'requested')`),
  ).toBeGreaterThan(20)
})

test('goods stand at every step of the warehouse, and agents handed some of them over', async () => {
  const { rows } = await company.pool.query<{ status: string; n: number }>(
    'select status, count(*)::int as n from shipments group by status',
  )
  const shipments = Object.fromEntries(rows.map(({ status, n }) => [status, n]))
  for (const status of shipmentStatuses) expect(shipments[status]).toBeGreaterThan(1)
  expect(shipments['deleted']).toBe(1)
  const { rows: preparations } = await company.pool.query<{ status: string }>(
    'select distinct status from preparations',
  )
  expect(preparations.map(({ status }) => status).toSorted()).toEqual(preparationStatuses.toSorted())
  expect(await one('(select count(*)::int from hand_overs)')).toBeGreaterThan(5)
  expect(await one('(select count(*)::int from material_agency_stock where quantity > 0)')).toBeGreaterThan(5)
})

test('the register has void numbers and no gap; goods were returned, and a hand-over taken back', async () => {
  expect(await faultsOfPapers(company.db)).toEqual([])
  const voided = `(select array_agg(void_because order by void_because) from letter_numbers where void_because is not null)`
  expect(await one(voided)).toEqual(['deleted', 'unpacked'])
  expect(await one('(select count(*)::int from material_returns)')).toBe(1)
  expect(await one('(select count(*)::int from hand_overs where undone_at is not null)')).toBe(1)
})

test('the shop whose owner signs in finds what came, what is on its way and what his agent brought', async () => {
  const own = `client_id = (select client_id from user_clients where user_id = (select id from users where email = 'customer@mandato.example'))`
  expect(
    await one(`(select count(*)::int from shipments where ${own} and status = 'shipped')`),
  ).toBeGreaterThan(0)
  expect(
    await one(
      `(select count(*)::int from shipments where ${own} and status in ('to_confirm', 'to_send', 'ready'))`,
    ),
  ).toBeGreaterThan(0)
  expect(
    await one(`(select count(*)::int from hand_overs where ${own} and undone_at is null)`),
  ).toBeGreaterThan(0)
})
