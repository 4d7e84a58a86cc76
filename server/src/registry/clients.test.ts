import { beforeAll, describe, expect, it } from 'vitest'
import { personOf } from '../../test/act-as.ts'
import { openCompany } from '../../test/company.ts'
import { insertShops } from '../../test/shops.ts'
import type { Who } from '../../test/world.ts'
import { today } from '../platform/clock.ts'
import { listPage } from '../platform/db/list.ts'
import { recordEvent } from '../platform/events.ts'
import { placeAtTowns } from './actions/place.ts'
import { clientProgress } from './queries/client-progress.ts'
import { figuresByCode } from '../../test/figures.ts'
import { clientsCalls } from '@mandato/contract/registry/client-calls'
import { progressRow } from './client-rows.ts'

const { t, world } = await openCompany()
let inLyon: number
beforeAll(async () => {
  const [id = 0] = await insertShops(t.db, [
    {
      agency_id: world.south.id,
      business_name: 'Ébène & Cie',
      city: 'Lyon',
      province: 'Rhône',
      country: 'FR',
      status: 'prospect',
      sheet_status: 'sent',
      sheet_sent_at: '2025-11-09T23:30:00Z',
      sheet_since: '2025-11-09T23:30:00Z',
    },
  ])
  inLyon = id
  await placeAtTowns(t.db)
})

const get = (who: Who, url: string) => t.ask('GET', `/api/v1.0/${url}`, { token: world.token(who) })
const response = <T>(answer: { body: unknown }) => (answer.body as { args: { response: T } }).args.response

describe('list and map', () => {
  it.each([
    ['bbox=1,2,3', 'bbox'],
    ['bbox=1,2,3,x', 'bbox'],
    ['bbox=10,50,11,40', 'bbox'],
    ['bbox=,,,', 'bbox'],
    ['status=active,asleep', 'status'],
    ['filters=', 'filters'],
    ['per_page=201', 'per_page'],
    ['sort=iban', 'sort'],
    ['location=', 'location'],
    ['country=FRA', 'country'],
  ])('refuses %s, naming the field', async (query, field) => {
    const answer = await get('admin', `agencies/clients?${query}`)
    const { fields } = (answer.body as { args: { error: { fields: object } } }).args.error
    expect([answer.status, Object.keys(fields)[0]?.split('.')[0]]).toEqual([422, field])
  })

  it('answers rows with their point, their flags, and headers in the caller’s language', async () => {
    const answer = await t.ask('GET', '/api/v1.0/agencies/clients?location=FR', {
      token: world.token('admin'),
      headers: { 'accept-language': 'fr' },
    })
    expect(response(answer)).toEqual([
      {
        id: inLyon,
        code: expect.stringMatching(/^\d{6}$/),
        business_name: 'Ébène & Cie',
        address: null,
        city: 'Lyon',
        province: 'Rhône',
        country: 'FR',
        lat: 45.74846,
        lng: 4.84671,
        geo_quality: 'city',
        phone: null,
        customer_status: 'prospect',
        sheet_status: 'sent',
        agent: null,
        last_order_date: null,
        filters: {
          active: false,
          prospect: true,
          dormant: false,
          suspended: false,
          deletion: false,
          to_sign: true,
          to_renew: false,
          unplaced: false,
        },
      },
    ])
    const { table_headers } = answer.body as { table_headers: { key: string; label: string }[] }
    expect(table_headers.find((header) => header.key === 'business_name')?.label).toBe('Raison sociale')
  })

  it('takes a box of the map, also one across the date line', async () => {
    const [suva = 0, apia = 0] = await insertShops(t.db, [
      { agency_id: world.south.id, country: 'FJ', lat: -18.1, lng: 178.4, geo_quality: 'exact' },
      { agency_id: world.south.id, country: 'WS', lat: -13.8, lng: -171.8, geo_quality: 'exact' },
    ])
    const inside = async (bbox: string) =>
      response<{ id: number }[]>(await get('admin', `agencies/clients?bbox=${bbox}`)).map((row) => row.id)
    expect(await inside('170,-20,-170,-10')).toEqual([suva, apia])
    expect(await inside('170,-20,180,-10')).toEqual([suva])
    expect(await inside('-180,-20,-170,-10')).toEqual([apia])
    expect(await inside('-170,-20,170,-10')).toEqual([])
    expect(await inside('12,45,13,46')).toEqual([world.north.client, world.north.otherClient])
    await t.db.deleteFrom('clients').where('id', 'in', [suva, apia]).execute()
  })

  it('sorts names without minding accents and case', async () => {
    const rows = response<{ business_name: string }[]>(await get('admin', 'agencies/clients'))
    expect(rows.map((row) => row.business_name)).toEqual([
      'Arredamenti Zanetti S.r.l.',
      'Città Cucine Però',
      'Ébène & Cie',
      'Mobilificio Da Ros',
    ])
  })

  it('can be had as a spreadsheet of the same rows', async () => {
    const answer = await get('agent', 'agencies/clients?output=xlsx')
    expect([answer.status, String(answer.headers['content-disposition'])]).toEqual([
      200,
      `attachment; filename="clienti-agenzia-0217-${today(t.clock)}.xlsx"`,
    ])
    expect(answer.text.startsWith('PK')).toBe(true)
  })
})

describe('clients by agency', () => {
  it('of an agency out of sight are not found, of an empty one in sight are an empty list', async () => {
    const { id } = await t.db
      .insertInto('agencies')
      .values({ code: '0999', business_name: 'Agenzia Nuova' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await get('clerk', `admin/clients/${id}`)).status).toBe(404)
    const answer = await get('admin', `admin/clients/${id}`)
    expect([answer.status, response(answer)]).toEqual([200, []])
  })

  it('count the days a sheet waits by the days of Rome', async () => {
    const rows = response<{ client_id: number; days_waiting: number | null; filters: object }[]>(
      await get('admin', 'admin/clients/0?filters=ready_to_sign'),
    )
    // Sent at 00:30 of the 10th in Rome, still the 9th in UTC.
    expect(rows).toMatchObject([{ client_id: inLyon, days_waiting: 7, filters: { ready_to_sign: true } }])
  })

  it('are the same clients, grouped', async () => {
    const groups = response<{ agency: string; clients: { client_id: number }[] }[]>(
      await get('sales', 'admin/agencies/clients'),
    )
    const all = response<{ client_id: number }[]>(await get('sales', 'admin/clients/0'))
    expect(groups.map(({ agency, clients }) => [agency, clients.length])).toEqual([
      ['Agenzia Vesuvio', 2],
      ['Ferri Rappresentanze', 2],
    ])
    const ids = groups.flatMap(({ clients }) => clients.map((client) => client.client_id))
    expect(ids.toSorted((a, b) => a - b)).toEqual(all.map((row) => row.client_id).toSorted((a, b) => a - b))
  })

  it('sort and sum by the figures that another domain hands in', async () => {
    const admin = await personOf(t, world, 'admin')
    const filter = clientsCalls.agencyClients.query.parse({
      sort: 'revenue_this_year',
      order: 'desc',
      per_page: '2',
    })
    const figures = figuresByCode({ '014207': [1000, 900, 1200, 50], '020001': [0, 0, 700, 0] })
    const question = { agency: 0, filter, figures, today: '2025-11-17' }
    const { rows, total, totals } = await listPage(t.db, clientProgress(admin, question), filter)
    expect(rows.map(progressRow).map((row) => [row.code, row.revenue_this_year, row.delta_pct])).toEqual([
      ['014207', 1200, 33.3],
      ['020001', 700, null],
    ])
    expect([total, totals]).toEqual([
      4,
      { revenue_last_year: 1000, revenue_this_year: 1900, overdue_amount: 50 },
    ])
  })
})

describe('a client’s page', () => {
  it('shows staff more than the agent, and neither a client out of sight', async () => {
    const id = world.north.client
    expect((await get('southAgent', `clients/detail/${id}`)).status).toBe(404)
    const [agent, sales] = [
      await get('agent', `clients/detail/${id}`),
      await get('sales', `clients/detail/${id}`),
    ]
    expect(response(sales)).toMatchObject({ internal_code: 'ERP-014207', open: [], licences: 0 })
    expect(response(agent)).not.toHaveProperty('internal_code')
    expect(response(agent)).toMatchObject({
      customer_status: 'active',
      agency: { business_name: 'Ferri Rappresentanze' },
      location: { lat: 45.66673, quality: 'city' },
      sheet: { id: null, status: 'to_fill' },
      suspension: null,
      deletion: null,
      may: { suspend: false, request_deletion: true, approve_deletion: false },
    })
  })

  it('tells what happened in every domain, newest first, page by page', async () => {
    const client = world.north.otherClient
    const acts = [
      { what: 'sheet.saved', entity: 'sheet' },
      { what: 'order.send', entity: 'order' },
      { what: 'sheet.sign', entity: 'sheet' },
    ] as const
    for (const [n, one] of acts.entries()) await recordEvent({ db: t.db }, { ...one, id: n, client })
    const page = async (n: number) => {
      const answer = await get('agent', `clients/timeline/${client}/${n}?per_page=2`)
      const { pagination } = (answer.body as { args: { pagination: { total: number } } }).args
      return [response<{ what: string }[]>(answer).map((row) => row.what), pagination.total]
    }
    expect(await page(1)).toEqual([['sheet.sign', 'order.send'], 3])
    expect(await page(2)).toEqual([['sheet.saved'], 3])
    expect(await page(3)).toEqual([[], 3])
    expect((await get('southAgent', `clients/timeline/${client}/1`)).status).toBe(404)
  })
})

describe('where a registry record is', () => {
  it('is given for clients and agencies in scope', async () => {
    await t.db
      .updateTable('clients')
      .set({ address: 'Via Roma 1', postal_code: '31100' })
      .where('id', '=', world.north.client)
      .execute()
    for (const who of ['agent', 'customer'] as const)
      expect(response(await get(who, `generic/get-location/${world.north.client}`))).toEqual({
        id: world.north.client,
        lat: 45.66673,
        lng: 12.2416,
        quality: 'city',
        address: 'Via Roma 1, 31100 Treviso (TV)',
      })
    expect(response(await get('agent', `generic/get-location/${world.north.id}`))).toMatchObject({
      lat: null,
      quality: 'none',
      address: 'Sede (TV)',
    })
    expect((await get('customer', `generic/get-location/${world.north.otherClient}`)).status).toBe(404)
  })
})
