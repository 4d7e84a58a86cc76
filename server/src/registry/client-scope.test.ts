import { clientsCalls } from '@mandato/contract/registry/client-calls'
import { customerStatuses } from '@mandato/contract/registry/customer-status'
import { sheetStatuses } from '@mandato/contract/sheets/status'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { person } from '../../test/revenue-company.ts'
import { insertShops, type Shop } from '../../test/shops.ts'
import { openSession, type Who } from '../../test/world.ts'
import { listPage } from '../platform/db/list.ts'
import { clientsSeenBy } from './queries/client-list.ts'

/*
 * Invariants 22 to 24, against a second opinion: who sees whom is told here once more, in
 * plain JavaScript, so that a mistake in the scope function cannot confirm itself.
 */
const { t, world } = await openCompany()
let shops: (Shop & { id: number })[]
/** A sales person of Campania and of France, beside the world's people. */
const travelling = { areas: ['Campania', 'FR'], token: '' }

const places = [
  { city: 'Treviso', province: 'TV', region: 'Veneto', country: 'IT' },
  { city: 'Conegliano', province: 'TV', region: 'Veneto', country: 'IT' },
  { city: 'Venezia', province: 'VE', region: 'Veneto', country: 'IT' },
  { city: 'Napoli', province: 'NA', region: 'Campania', country: 'IT' },
  { city: 'Frosinone', province: 'FR', region: 'Lazio', country: 'IT' },
  { city: 'Lyon', province: 'Rhône', region: 'Auvergne-Rhône-Alpes', country: 'FR' },
  { city: null, province: null, region: null, country: 'ES' },
] as const

beforeAll(async () => {
  const described: Shop[] = fc
    .sample(
      fc.record({
        agency_id: fc.constantFrom(world.north.id, world.south.id),
        agent_id: fc.constantFrom(null, world.people.agent.id, world.people.southAgent.id),
        business_name: fc.constantFrom(
          'Arredi Però',
          'CUCINE dal Pozzo',
          '100% Legno',
          'Ébène',
          'Zeta_Mobili',
        ),
        place: fc.constantFrom(...places),
        status: fc.constantFrom(...customerStatuses),
        sheet_status: fc.constantFrom(...sheetStatuses),
        point: fc.option(
          fc.record({ lat: fc.integer({ min: 36, max: 48 }), lng: fc.integer({ min: 0, max: 18 }) }),
        ),
      }),
      { numRuns: 140, seed: 7 },
    )
    .map(({ place, point, ...shop }) => ({
      ...shop,
      ...place,
      ...(shop.status === 'deleted' ? {} : point),
      sheet_to_renew: shop.sheet_status === 'confirmed' && shop.agent_id !== null,
    }))
  const ids = await insertShops(t.db, described)
  shops = described.map((shop, i) => ({ ...shop, id: ids[i] ?? 0 }))
  const own = await t.db
    .selectFrom('clients')
    .select(['id', 'agency_id', 'business_name', 'city', 'province', 'region', 'country', 'status'])
    .where('id', 'not in', ids)
    .execute()
  shops.push(...own)
  const { id } = await t.db
    .insertInto('users')
    .values({ email: 'far@shops.example', name: 'Far', user_type: 4, areas: travelling.areas })
    .returning('id')
    .executeTakeFirstOrThrow()
  travelling.token = await openSession(t.db, id, t.clock.now())
})

type Watcher = Extract<Who, 'admin' | 'sales' | 'clerk' | 'agent' | 'southAgent'> | 'travelling'
const watchers = ['admin', 'sales', 'clerk', 'agent', 'southAgent', 'travelling'] as const
const staff = ['admin', 'sales', 'clerk', 'travelling'] as const

function sees(who: Watcher, { agency_id, province, region, country }: Shop): boolean {
  if (who === 'agent') return agency_id === world.north.id
  if (who === 'southAgent') return agency_id === world.south.id
  const areas: readonly string[] = who === 'clerk' ? ['IT-TV'] : who === 'travelling' ? travelling.areas : []
  const place = [country, region, `${country}-${province}`]
  return areas.length === 0 || place.some((name) => name && areas.includes(name))
}
/** What a person is to find in lists. */
const scopeOf = (who: Watcher) =>
  new Set(shops.filter((shop) => sees(who, shop) && shop.status !== 'deleted').map((shop) => shop.id))

type Query = Record<string, string>
const some = <const V extends readonly string[]>(values: V) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 4 }).map((chosen) => chosen.join(','))
const clause = {
  q: fc.constantFrom('pero', 'CUCINE', '%', '_', 'ebene', 'treviso', '0142', 'niente di niente'),
  location: fc.constantFrom('TV', 'IT', 'fr', 'IT-FR', 'veneto', 'Campania', 'ES', 'nowhere'),
  country: fc.constantFrom('IT', 'fr'),
  bbox: fc.constantFrom('0,40,18,48', '11,45,13,46', '17,36,-170,90'),
  status: some(customerStatuses),
  sheet_status: some([...sheetStatuses, 'to_renew']),
  agency: fc.constantFrom('north', 'south').map((side) => String(world[side as 'north' | 'south'].id)),
  agent: fc.constant(null).map(() => String(world.people.agent.id)),
  filters: some([
    'active',
    'prospect',
    'dormant',
    'suspended',
    'deletion',
    'to_sign',
    'to_renew',
    'unplaced',
  ]),
  placed: fc.constantFrom('0', '1'),
}
/** Two at most: more of them together match no client, which proves nothing. */
const filters: fc.Arbitrary<Query> = fc
  .tuple(fc.record(clause), fc.uniqueArray(fc.constantFrom(...Object.keys(clause)), { maxLength: 2 }))
  .map(([all, chosen]) => Object.fromEntries(Object.entries(all).filter(([key]) => chosen.includes(key))))
const sorted = fc.record({
  sort: fc.constantFrom('business_name', 'code', 'city', 'agent', 'last_order_date', 'sheet_status'),
  order: fc.constantFrom('asc', 'desc'),
})

const ask = (who: Watcher, url: string, query: Query) =>
  t.ask('GET', `/api/v1.0/${url}`, {
    query,
    token: who === 'travelling' ? travelling.token : world.token(who),
  })
interface Listed {
  args: {
    response: { id: number; code: string; lat: number | null; filters: Record<string, boolean> }[]
    meta: { total: number; placed: number; unplaced: number }
    pagination: { total: number }
  }
}
async function list(who: Watcher, query: Query) {
  const answer = await ask(who, 'agencies/clients', query)
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
  return (answer.body as Listed).args
}
const idsIn = (rows: readonly { id: number }[]) => rows.map((row) => row.id)

describe('who sees whom', () => {
  it.each([
    [['FR'], ['Lyon']],
    [['IT-FR'], ['Frosinone']],
    [
      ['FR', 'IT-FR'],
      ['Frosinone', 'Lyon'],
    ],
    [['TV'], []],
    [
      ['Veneto', 'IT-VE'],
      ['Conegliano', 'Treviso', 'Venezia'],
    ],
    [['Rhône'], ['Lyon']],
    [['IT'], ['Conegliano', 'Frosinone', 'Napoli', 'Treviso', 'Venezia']],
  ])('areas %j are the clients of %j', async (areas, cities) => {
    const query = clientsCalls.clients.query.parse({})
    const { rows } = await listPage(t.db, clientsSeenBy(person('sales', { areas }), query), query)
    expect(new Set(rows.map((row) => row.city))).toEqual(new Set(cities))
  })

  it('a province abroad that has the letters of an Italian one is another', async () => {
    const abroad = { code: 'ES0001', business_name: 'Muebles', agency_id: world.north.id, country: 'ES' }
    const { id } = await t.db
      .insertInto('clients')
      .values({ ...abroad, city: 'Fraga', province: 'FR' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const cities = async (area: string) => {
      const query = clientsCalls.clients.query.parse({})
      const seen = await listPage(t.db, clientsSeenBy(person('sales', { areas: [area] }), query), query)
      return new Set(seen.rows.map((row) => row.city))
    }
    expect(await cities('IT-FR')).toEqual(new Set(['Frosinone']))
    expect(await cities('ES')).toContain('Fraga')
    await t.db.deleteFrom('clients').where('id', '=', id).execute()
  })

  it.each(watchers)('%s finds in the list everything in sight and nothing else', async (who) => {
    const { response, meta } = await list(who, {})
    expect(new Set(idsIn(response))).toEqual(scopeOf(who))
    expect(meta.total).toBe(scopeOf(who).size)
    expect(meta.total).toBeGreaterThan(10)
  })

  it('no id outside the scope is in any answer, whatever the filter (22)', async () => {
    const calls: Record<string, (body: unknown) => number[]> = {
      'agencies/clients': (body) => idsIn((body as Listed).args.response),
      'agencies/get-clients': (body) => idsIn((body as Listed).args.response),
      'generic/search': (body) => idsIn((body as Listed).args.response),
      'admin/clients/0': (body) => clientsIn((body as Grouped['row']).args.response),
      'admin/agencies/clients': (body) =>
        (body as Grouped['group']).args.response.flatMap((group) => clientsIn(group.clients)),
    }
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...watchers),
        fc.constantFrom(...Object.keys(calls)),
        filters,
        async (who, url, query) => {
          const isStaff = staff.some((one) => one === who)
          // The flags of the progress lists have other names.
          const { filters: _flags, ...plain } = query
          const answer = await ask(who, url, url === 'generic/search' ? { q: query['q'] ?? 'mobil' } : plain)
          if (url.startsWith('admin/') && !isStaff) return answer.status === 403
          if (url === 'generic/search' && answer.status === 422) return true
          const scope = scopeOf(who)
          return answer.status === 200 && (calls[url]?.(answer.body) ?? [0]).every((id) => scope.has(id))
        },
      ),
      { numRuns: 120 },
    )
  })

  it('one client answers exactly to those who see it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...watchers), fc.nat(), async (who, n) => {
        const shop = shops[n % shops.length]
        if (!shop) return false
        const expected = sees(who, shop) ? 200 : 404
        const urls = [
          `clients/detail/${shop.id}`,
          `clients/timeline/${shop.id}/1`,
          `generic/get-location/${shop.id}`,
        ]
        const answers = await Promise.all(urls.map((url) => ask(who, url, {})))
        return answers.every((answer) => answer.status === expected)
      }),
      { numRuns: 60 },
    )
  })
})

interface Grouped {
  row: { args: { response: { client_id: number }[] } }
  group: { args: { response: { clients: { client_id: number }[] }[] } }
}
const clientsIn = (rows: readonly { client_id: number }[]) => rows.map((row) => row.client_id)

describe('one list, however it is read (23)', () => {
  it('total = rows of all pages, in the same order = lines of the file = points with and without a place', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...watchers),
        filters,
        sorted,
        fc.integer({ min: 3, max: 60 }),
        async (who, query, order, perPage) => {
          const given = { ...query, ...order }
          const whole = await list(who, given)
          const paged: number[] = []
          for (let page = 1; ; page += 1) {
            const part = await list(who, { ...given, page: String(page), per_page: String(perPage) })
            expect(part.pagination.total).toBe(whole.meta.total)
            if (part.response.length === 0) break
            paged.push(...idsIn(part.response))
          }
          expect(paged).toEqual(idsIn(whole.response))
          expect(whole.meta.total).toBe(paged.length)
          expect(whole.meta.unplaced).toBe(whole.response.filter((row) => row.lat === null).length)
          expect(whole.meta.placed + whole.meta.unplaced).toBe(whole.meta.total)
          const file = await ask(who, 'agencies/clients', { ...given, output: 'csv' })
          const codes = file.text
            .trim()
            .split('\r\n')
            .slice(1)
            .map((line) => line.split(',')[0])
          expect(codes).toEqual(whole.response.map((row) => row.code))
        },
      ),
      { numRuns: 40 },
    )
  })

  it('page 0 and pages beyond the last are empty and still know the total', async () => {
    for (const page of ['0', '999']) {
      const { response, pagination } = await list('admin', { page, per_page: '10' })
      expect([response, pagination.total]).toEqual([[], scopeOf('admin').size])
    }
  })

  it('every row carries a flag, so that the app drops none', async () => {
    const { response } = await list('admin', {})
    expect(response.filter((row) => !Object.values(row.filters).some(Boolean))).toEqual([])
  })
})

describe('filters', () => {
  it('never add rows, one by one or together (24)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...watchers), filters, filters, async (who, some, more) => {
        const before = new Set(idsIn((await list(who, some)).response))
        const after = idsIn((await list(who, { ...more, ...some })).response)
        return after.every((id) => before.has(id))
      }),
      { numRuns: 60 },
    )
  })

  it('of several values take any, of several filters all', async () => {
    const both = idsIn((await list('admin', { status: 'active,prospect' })).response)
    const each = await Promise.all(['active', 'prospect'].map((status) => list('admin', { status })))
    expect(both.length).toBeGreaterThan(each[0]?.response.length ?? Infinity)
    expect(both.toSorted((a, b) => a - b)).toEqual(
      each.flatMap((part) => idsIn(part.response)).toSorted((a, b) => a - b),
    )
    const narrower = idsIn((await list('admin', { status: 'active,prospect', location: 'TV' })).response)
    expect(narrower.length).toBeGreaterThan(0)
    expect(narrower.length).toBeLessThan(both.length)
  })

  it('tell Frosinone from France', async () => {
    const countries = async (query: Query) => {
      const { response } = await list('admin', query)
      const found = new Set(idsIn(response))
      return [
        ...new Set(shops.filter((shop) => found.has(shop.id)).map((shop) => shop.country ?? 'IT')),
      ].join()
    }
    expect(await countries({ location: 'IT-FR' })).toBe('IT')
    expect((await countries({ location: 'FR' })).split(',').toSorted().join()).toBe('FR,IT')
    expect(await countries({ country: 'fr' })).toBe('FR')
  })
})
