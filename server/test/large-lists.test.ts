import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { materialRequestCalls } from '@mandato/contract/materials/request-calls'
import { discountStates } from '@mandato/contract/prices/book'
import { priceCalls } from '@mandato/contract/prices/calls'
import { requestLines } from '../src/materials/queries/requests.ts'
import type { Database } from '../src/platform/db/db.ts'
import { type List, listPage } from '../src/platform/db/list.ts'
import { discountRows } from '../src/prices/queries/books.ts'
import { personOf } from './act-as.ts'
import { openCompany } from './company.ts'
import { newMaterial } from './materials/stock.ts'
import type { Who } from './world.ts'

/*
 * What waits is found among half a million lines without reading them: counted in pages of 8 kB that PostgreSQL touches,
 * which no loaded machine changes.
 */
const { t, world } = await openCompany()
const most = 3_000

beforeAll(async () => {
  const material = await newMaterial(t.db, 'MANY')
  await t.pool.query(`
    begin;
    set local statement_timeout = 0;
    -- The rows name what is there: a check of each against its four tables took longer than all the rest.
    set local session_replication_role = replica;
    insert into material_requests (product_id, agency_id, client_id, original, requested, accepted, sent, delivered, status,
      accepted_as, requested_at, decided_at, sent_at)
    select ${material}, case when n % 40 = 0 then ${world.north.id} else ${world.south.id} end, case when n % 3 = 0 then null
      when n % 40 = 0 then ${world.north.client} else ${world.south.client} end, 2, 2, case when open then 0 else 2 end,
      case when open then 0 else 2 end, case when open then 0 else 2 end, case when open then 'requested' else 'delivered' end,
      case when open then null else 'accepted' end, now() - n * interval '1 minute', case when open then null else now() end,
      case when open then null else now() end
    from (select n, n % 400 = 0 as open from generate_series(1, 500000) n) numbers;
    commit;`)
  await t.pool.query('analyze material_requests')
}, 120_000)

interface Explained {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: Readonly<Record<string, number>> }]
}
/** The same statements, explained instead of answered. */
const explaining: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (node.kind !== 'RawNode') return node
    const [first = '', ...rest] = node.sqlFragments
    const sqlFragments = [`explain (analyze, buffers, format json) ${first}`, ...rest]
    return { ...node, sqlFragments } satisfies RootOperationNode
  },
  transformResult: ({ result }) => Promise.resolve(result),
}
async function requestPages(who: Who, query: Readonly<Record<string, string>>): Promise<number> {
  const asked = materialRequestCalls.agencyRequests.query.parse(query)
  return pagesTouched(requestLines(await personOf(t, world, who), asked, 'it'), asked.per_page)
}
async function pagesTouched<Row>(list: List<Row>, per_page: number): Promise<number> {
  const db = (t.db as Kysely<Database>).withPlugin(explaining)
  const { rows } = await listPage(db, list, { page: 1, per_page })
  const { Plan } = (rows as unknown as Explained[])[0]?.['QUERY PLAN'][0] ?? { Plan: {} }
  return (Plan['Shared Hit Blocks'] ?? Number.NaN) + (Plan['Shared Read Blocks'] ?? Number.NaN)
}

it.each(['admin', 'sales', 'clerk', 'agent', 'southAgent'] as const)(
  'the open requests in sight of %s cost no reading of the rest',
  async (who) => {
    const touched = {
      open: await requestPages(who, { status: 'open' }),
      byClient: await requestPages(who, { status: 'requested', sort: 'client' }),
      found: await requestPages(who, { status: 'open', q: 'zanetti' }),
    }
    const tooMany = Object.entries(touched).filter(([, pages]) => !(pages <= most))
    expect(tooMany).toEqual([])
  },
)

it('the discounts of each state are found in a few readings of all, not in one for each of them', async () => {
  await t.pool.query(`
    insert into price_lists (code, currency) values ('MANY', 'EUR');
    insert into price_loads (kind, at) values ('discounts', now());
    begin;
    set local statement_timeout = 0;
    insert into discounts (list_id, family_code, valid_from, chain, factor, note, load_id)
    select (select id from price_lists where code = 'MANY'), 'F' || n % 25000, date '2024-01-01' + n / 25000 * 250, '50+10', 0.45, '',
      (select max(id) from price_loads)
    from generate_series(0, 99999) n;
    commit;
    analyze discounts;`)
  const person = await personOf(t, world, 'admin')
  for (const state of discountStates) {
    const asked = priceCalls.discounts.query.parse({ state })
    const pages = await pagesTouched(discountRows(person, '2025-11-14', asked), asked.per_page)
    expect(pages, state).toBeLessThan(12_000)
  }
})
