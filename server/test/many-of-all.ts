import { transaction } from '../src/platform/db/db.ts'
import { sql } from '../src/platform/db/sql.ts'
import { rebuildRevenue } from '../src/sales/index.ts'
import { articlesThatGo } from './articles-that-go.ts'
import { goodsThatGo } from './goods-that-go.ts'
import type { TestApp } from './harness.ts'
import { requestsThatGo } from './requests-that-go.ts'
import { invoicesThatGo } from './invoices-that-go.ts'
import { materialsThatGo } from './materials-that-go.ts'
import { bringIn } from './revenue-company.ts'
import { contentsThatGo } from './contents-that-go.ts'
import { priceBook } from './price-book.ts'
import { ordersThatGo } from './orders-that-go.ts'
import { registrationIn } from './registrations.ts'
import { sheetsThatGo } from './sheets-that-go.ts'
import type { World } from './world.ts'

const many = 45

/**
 * Rows for every list there is.
 * @returns the id of an import with rejected rows and changes
 */
export async function manyOfAll(t: TestApp, world: World): Promise<number> {
  const { north, south, people } = world
  const statuses = ['active', 'prospect', 'dormant', 'suspended', 'deletion_requested', 'deleted']
  const clients = Array.from({ length: many }, (_, i) => ({
    code: `X${String(i).padStart(5, '0')}`,
    business_name: `Cucine ${i % 7}`,
    agency_id: i % 3 === 0 ? south.id : north.id,
    agent_id: i % 3 === 0 ? people.southAgent.id : i % 2 === 0 ? people.agent.id : null,
    province: ['TV', 'NA', 'FR'][i % 3] ?? 'TV',
    country: i % 5 === 0 ? 'FR' : 'IT',
    status: statuses[i % 6] ?? 'active',
    ...(i % 4 === 0 && { lat: 45 + i / 100, lng: 12 + i / 100, geo_quality: 'exact' }),
  }))
  await t.db.insertInto('clients').values(clients).execute()
  await sql`insert into premia (client_id, year, points, tier, next_tier, missing, as_of)
    select id, y, 100 * (id % 7), case id % 3 when 0 then 'Z' when 1 then 'NN' else '' end, '', nullif(id % 5, 0) * 30,
      '2025-11-14'
    from clients cross join generate_series(2024, 2025) y`.execute(t.db)
  await priceBook(t.db)
  await sql`insert into discounts (client_id, family_code, valid_from, chain, factor, note, load_id)
    select id, '', '2025-01-01', '50+10', 0.45, '', 1 from clients`.execute(t.db)
  await sql`insert into articles (code, description, dimensions, finish_group, family_code, unit)
    select 'Z' || n, 'Articolo ' || n, '', '', 'NN', 'pz' from generate_series(1, 60) n`.execute(t.db)
  await sql`insert into list_prices (list_id, article_id, valid_from, valid_to, price_cents, load_id)
    select l.id, a.id, d.day::date, d.until::date, 1000 + l.id * 10 + a.id + d.more, 1
    from articles a cross join price_lists l
      cross join (values ('2025-01-01', null, 0), ('2025-09-10', '2025-12-31', 50)) d (day, until, more)
    where a.code like 'Z%'`.execute(t.db)
  for (let i = 0; i < many; i += 1) await registrationIn(t.db, i % 2 === 0 ? 'verified' : 'rejected')
  await sheetsThatGo(t.db, world)
  await sql`insert into sheet_exports (sheet_id, at, record)
    select id, '2025-11-14', jsonb_build_object('code', id::text) from sheets where status = 'confirmed'`.execute(
    t.db,
  )
  await t.db
    .insertInto('agencies')
    .values(Array.from({ length: many }, (_, i) => ({ code: `A${i}`, business_name: `Agenzia ${i % 9}` })))
    .execute()
  await bringIn(
    t.db,
    Array.from({ length: 2 * many }, (_, i) => ({
      date: `202${4 + (i % 2)}-0${1 + (i % 9)}-1${i % 4}`,
      agency: i % 3 === 0 ? south.id : north.id,
      client: i % 3 === 0 ? south.client : i % 2 === 0 ? north.client : north.otherClient,
      family: ['NN', 'E2', 'PJ', 'ZZ'][i % 4] ?? 'NN',
      expo: i % 5 === 0,
      cents: (i - 20) * 1_234,
    })),
  )
  const imports = Array.from({ length: many }, (_, i) => ({
    kind: ['clients', 'invoices', 'agencies'][i % 3] ?? 'clients',
    state: ['done', 'failed', 'checked'][i % 3] ?? 'done',
    file_name: `erp-${i}.csv`,
    bytes: 1,
    dry_run: false,
    accept_valid: false,
  }))
  const [first] = await t.db.insertInto('imports').values(imports).returning('id').execute()
  const rejected = first?.id ?? 0
  await sql`insert into import_errors (import_id, line, reason, column_name)
    select ${rejected}::int, n, 'required', case when n % 2 = 0 then 'code' end from generate_series(1, ${many}::int) n`.execute(
    t.db,
  )
  await sql`insert into import_changes (import_id, what, line, subject, details)
    select ${rejected}::int, case when n % 2 = 0 then 'created' else 'updated' end, n, 'X' || n, '[]'
    from generate_series(1, ${many}::int) n`.execute(t.db)
  await sql`insert into doubtful_numbers (entity, entity_id, field, value, found_at)
    select 'client', id, 'phone', '+39393331234567', now() from clients where code like 'X%' and status <> 'deleted'`.execute(
    t.db,
  )
  await sql`update clients set phone = '+39393331234567' where code like 'X%' and status <> 'deleted'`.execute(
    t.db,
  )
  // Several of each, so that a page of four is not all there is.
  for (let n = 0; n < 5; n += 1) {
    await materialsThatGo(t, world)
    await goodsThatGo(t, world)
    await ordersThatGo(t.db, world)
    await invoicesThatGo(t, world)
    await requestsThatGo(t.db, world)
    await contentsThatGo(t, world)
    await articlesThatGo(t.db, world)
  }
  // Invoices came with lines, which the figures are to know of.
  await transaction(t.db, rebuildRevenue)
  await sql`insert into outbox (recipient, language, subject, text_body, html_body, message_id)
    select 'x@shops.example', 'it', 'S' || n, 'T', 'H', 'm' || n from generate_series(1, ${many}::int) n`.execute(
    t.db,
  )
  await sql`insert into events (at, what, entity, entity_id, client_id)
    select now() - n * interval '1 hour', 'client.resumed', 'client', ${north.client}::text, ${north.client}::int
    from generate_series(1, ${many}::int) n`.execute(t.db)
  return rejected
}
