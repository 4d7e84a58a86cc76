import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { personOf } from '../../test/act-as.ts'
import { openCompany } from '../../test/company.ts'
import { type Who } from '../../test/world.ts'
import type { Database } from '../platform/db/db.ts'
import type { Person } from '../platform/person.ts'
import { toldOf } from './policy.ts'
import { markAll, noticesOf } from './queries/notices.ts'

/*
 * Ten thousand clients of two hundred agencies and a year of history, a quarter of it within the ninety days: what a
 * look at the bell reads (counts, never milliseconds).
 */
const { t, world } = await openCompany()
beforeAll(async () => {
  await t.pool.query(`
    insert into agencies (code, business_name) select 'X' || i, 'Agenzia ' || i from generate_series(1, 200) i;
    insert into clients (code, agency_id, business_name, province)
      select (550000 + i)::text, a.id, 'Mobili ' || i, 'TV'
      from generate_series(1, 10000) i join agencies a on a.code = 'X' || (1 + i % 200);
    insert into events (at, what, entity, entity_id, client_id, notice)
      select now() - interval '1 year' * (1 - i / 100000.0), (array['sheet.sign', 'sheet.confirm', 'sheet.save'])[1 + least(k, 2)],
        'sheet', i::text, c.id, k < 2 and i > 75000
      from generate_series(1, 100000) i cross join lateral (select (i + i / 10000) % 4 as k) n
      join clients c on c.code = (550001 + (i::bigint * 7919) % 10000)::text;
    update users set created_at = now() - interval '2 years';
    update users set agency_id = (select id from agencies where code = 'X7') where email like 'agent@%'`)
  await t.pool.query('vacuum analyze events')
  await t.pool.query('analyze clients')
})

const told = (person: Person) => ({
  person,
  kinds: toldOf(person, {}),
  language: 'it' as const,
  now: t.clock.now(),
})

/** How many statements a look takes, and how many pages PostgreSQL touches for it. */
async function look(who: Who) {
  const person = await personOf(t, world, who)
  const sent: CompiledQuery[] = []
  const listening = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: t.pool }),
    log: ({ query }) => void sent.push(query),
  })
  const { notices } = await noticesOf(listening, told(person), undefined)
  const { rows } = await t.pool.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
    `explain (analyze, buffers, format json) ${sent[0]?.sql}`,
    [...(sent[0]?.parameters ?? [])],
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  const pages = (plan?.['Shared Hit Blocks'] ?? Number.NaN) + (plan?.['Shared Read Blocks'] ?? Number.NaN)
  return { notices, statements: sent.length, pages }
}

it.each(['admin', 'agent', 'customer'] as const)(
  '%s reads one statement and few pages, also when there is nothing new',
  async (who) => {
    const { rows } = await t.pool.query<{ pages: number }>(
      `select pg_relation_size('events') / 8192 as pages`,
    )
    const few = (rows[0]?.pages ?? 0) * 0.75
    const news = await look(who)
    expect(news.notices.length).toBe(who === 'customer' ? 0 : 21)
    expect([news.statements, news.pages < few]).toEqual([1, true])
    const person = await personOf(t, world, who)
    await markAll(t.db, told(person), Number.MAX_SAFE_INTEGER)
    expect((await look(who)).pages).toBeLessThan(few)
  },
)
