import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { insertShops } from '../../test/shops.ts'
import { noteOrder, noteSheet } from './index.ts'

const { t, world } = await openCompany()

const statusOf = async (id: number) =>
  (await t.db.selectFrom('clients').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

it('the nightly run tells active from dormant by the last order, at most twelve months ago', async () => {
  const old = { created_at: '2020-01-01T12:00:00Z', agency_id: world.north.id }
  const [silent = 0, justInTime = 0, woken = 0, suspended = 0, neverOrdered = 0] = await insertShops(t.db, [
    { ...old, status: 'active', last_order_date: '2024-11-16' },
    { ...old, status: 'active', last_order_date: '2024-11-17' },
    { ...old, status: 'dormant', last_order_date: '2025-03-01' },
    { ...old, status: 'suspended', last_order_date: '2021-01-01' },
    { ...old, status: 'active', activation_date: '2025-06-01' },
  ])
  await t.runJob('settle-customer-activity')
  expect(await Promise.all([silent, justInTime, woken, suspended, neverOrdered].map(statusOf))).toEqual([
    'dormant',
    'active',
    'active',
    'suspended',
    'active',
  ])
  const events = await t.db
    .selectFrom('events')
    .select(['what', 'client_id', 'user_id'])
    .where('client_id', 'in', [silent, justInTime, woken, suspended, neverOrdered])
    .orderBy('client_id')
    .execute()
  expect(events).toEqual([
    { what: 'client.fell_silent', client_id: silent, user_id: null },
    { what: 'client.awoke', client_id: woken, user_id: null },
  ])
})

it('how long silence may last is a setting', async () => {
  const [client = 0] = await insertShops(t.db, [
    { agency_id: world.north.id, created_at: '2020-01-01T12:00:00Z', last_order_date: '2025-08-01' },
  ])
  await t.db.insertInto('settings').values({ key: 'dormant_after_months', value: '3' }).execute()
  await t.runJob('settle-customer-activity')
  expect(await statusOf(client)).toBe('dormant')
  await noteOrder({ db: t.db, clock: t.clock }, client, '2025-11-01')
  expect(await statusOf(client)).toBe('active')
  await noteOrder({ db: t.db, clock: t.clock }, client, '2025-02-01')
  const { last_order_date } = await t.db
    .selectFrom('clients')
    .select('last_order_date')
    .where('id', '=', client)
    .executeTakeFirstOrThrow()
  expect(last_order_date).toBe('2025-11-01')
})

it('what the sheets note is what lists and the client’s page show', async () => {
  const [client = 0] = await insertShops(t.db, [{ agency_id: world.north.id, status: 'prospect' }])
  const sheet = {
    id: 71,
    status: 'confirmed',
    since: '2025-11-01T10:00:00Z',
    sentAt: '2025-11-01T10:00:00Z',
    signedAt: '2025-11-02T10:00:00Z',
    confirmedAt: '2025-11-03T10:00:00Z',
    validFrom: '2025-11-03',
    toRenew: false,
  } as const
  const shown = async () => {
    const token = world.token('agent')
    const { body } = await t.ask('GET', `/api/v1.0/clients/detail/${client}`, { token })
    return (body as { args: { response: object } }).args.response
  }
  await noteSheet({ db: t.db, clock: t.clock }, client, sheet)
  expect(await shown()).toMatchObject({
    customer_status: 'active',
    sheet: {
      id: 71,
      status: 'confirmed',
      sent_at: '2025-11-01T10:00:00Z',
      confirmed_at: '2025-11-03T10:00:00Z',
      valid_from: '2025-11-03',
    },
  })
  await noteSheet({ db: t.db, clock: t.clock }, client, { ...sheet, toRenew: true })
  expect(await shown()).toMatchObject({ customer_status: 'active', sheet: { status: 'to_renew' } })
})

it('every night clients without a point are placed at their town', async () => {
  await t.runJob('place-at-towns')
  const { geo_quality } = await t.db
    .selectFrom('clients')
    .select('geo_quality')
    .where('id', '=', world.north.client)
    .executeTakeFirstOrThrow()
  expect(geo_quality).toBe('city')
})
