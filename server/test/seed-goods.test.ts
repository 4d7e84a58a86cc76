import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from './database.ts'

/* What the demonstration company has to show of goods, orders and best sellers, whatever day it was loaded. */
const { pool, close } = await testDatabase({ seed: 'demo' })
afterAll(() => close())
const rowsOf = async <Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> =>
  (await pool.query<Row>(statement)).rows
/** The day it was loaded: the last act of the past. */
const [{ day } = { day: '' }] = await rowsOf<{ day: string }>(
  `select (max(joined_at) at time zone 'Europe/Rome')::date::text as day from ready_queue`,
)
const statesOf = async (type: string) =>
  (
    await rowsOf<{ status: string }>(`
      select distinct order_status(status, pickup_from, pickup_until, '${day}') as status from orders where ${type}`)
  ).map(({ status }) => status)

test('orders of ready goods stand in every state', async () => {
  expect(await statesOf(`type = 'ready'`)).toEqual(
    expect.arrayContaining([
      'requested',
      'confirmed',
      'ready_for_pickup',
      'collected',
      'not_collected',
      'declined',
      'withdrawn',
    ]),
  )
  expect(await rowsOf(`select from orders where extended_at is not null`)).not.toEqual([])
})

test('other orders do, too, as far as the ERP can move them', async () => {
  expect(await statesOf(`type <> 'ready'`)).toEqual(
    expect.arrayContaining([
      'draft',
      'sent',
      'in_charge',
      'to_complete',
      'confirmed',
      'in_production',
      'ready',
      'shipped',
      'delivered',
      'closed',
      'rejected',
      'withdrawn',
    ]),
  )
})

test('two of two agencies wait for the piece that somebody holds', async () => {
  expect(
    await rowsOf(`
      select u.agency_id, c.agency_id = u.agency_id as own_client,
        exists (select from ready_holds h where h.appliance_id = q.appliance_id and h.ended_at is null
          and h.user_id <> q.user_id) as held
      from ready_queue q join users u on u.id = q.user_id join clients c on c.id = q.client_id
      where q.left_at is null order by q.id`),
  ).toEqual([
    { agency_id: 1, own_client: true, held: true },
    { agency_id: 2, own_client: true, held: true },
  ])
})

test('closures are behind and before us, and none is in a pickup that stands open', async () => {
  const closures = await rowsOf<{ from: string; to: string }>(`
    select c->>'from' as from, c->>'to' as to from settings, jsonb_array_elements(value->'closures') c where key = 'ready'`)
  expect(closures.every(({ from, to }) => from <= to)).toBe(true)
  const coming = closures.filter(({ to }) => to >= day)
  expect([coming.length, closures.length]).toEqual([2, 3])
  const open = await rowsOf<{ until: string }>(`
    select max(pickup_until)::text as until from orders where status in ('requested', 'confirmed', 'ready_for_pickup')`)
  for (const { from } of closures.filter((one) => one.to >= day))
    expect(from > (open[0]?.until ?? '')).toBe(true)
})

test('head office has put articles before the ranking, each with a reason and an end to come', async () => {
  const pins = await rowsOf<{ category: string; reason: string; coming: boolean }>(
    `select category, reason, until > '${day}' as coming from best_seller_pins order by category`,
  )
  expect(pins.map(({ category, coming }) => [category, coming])).toEqual([
    ['', true],
    ['appliances', true],
  ])
  for (const { reason } of pins) expect(reason.length).toBeGreaterThan(10)
})
