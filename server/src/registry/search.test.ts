import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { personOf } from '../../test/act-as.ts'
import { openCompany } from '../../test/company.ts'
import type { Database } from '../platform/db/db.ts'
import type { Person } from '../platform/person.ts'
import { findClients } from './queries/clients.ts'

/* Ten thousand clients: the order of what is found, and what PostgreSQL does for it (counts, never milliseconds). */
const { t, world } = await openCompany()
let admin: Person
beforeAll(async () => {
  admin = await personOf(t, world, 'admin')
  await t.pool.query(
    `insert into clients (code, agency_id, business_name, city, vat_number)
     select (550000 + i)::text, $1, (array['Arredi', 'Cucine', 'Mobili'])[1 + i % 3] || ' ' || md5(i::text),
       initcap(substr(md5((i % 700)::text), 1, 7)), lpad((i * 7919)::text, 11, '0')
     from generate_series(1, 10000) i`,
    [world.north.id],
  )
  await t.pool.query(
    `insert into clients (code, agency_id, business_name, city, vat_number) values
      ('ROSSA1', $1, 'Altro nome', 'Udine', '99900011122'), ('ZZ0001', $1, 'Rossa Cucine', 'Udine', null),
      ('ZZ0002', $1, 'Casa Rossa', 'Udine', null), ('ZZ0003', $1, 'Legno', 'Rossano', null)`,
    [world.south.id],
  )
  await t.pool.query('vacuum analyze clients')
})

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Loops': number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** What the search really sends, explained. */
async function planOf(q: string, person = admin) {
  let sent: CompiledQuery | undefined
  const listening = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: t.pool }),
    log: (event) => {
      sent = event.query
    },
  })
  const found = await findClients(listening, person, q)
  const { rows } = await t.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, buffers, format json) ${sent?.sql}`,
    [...(sent?.parameters ?? [])],
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('no plan')
  const scans = nodesOf(plan).filter(
    (node) =>
      node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'clients' && node['Actual Loops'] > 0,
  )
  return { found, scans: scans.length, blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] }
}

describe('the search among 10,000 clients', () => {
  it('puts the code first, then the VAT number, names that begin so, names that contain it, towns', async () => {
    const names = async (q: string) => (await findClients(t.db, admin, q)).map((row) => row.business_name)
    expect(await names('rossa')).toEqual(['Altro nome', 'Rossa Cucine', 'Casa Rossa', 'Legno'])
    expect(await names('99900011122')).toEqual(['Altro nome'])
  })

  it('answers what begins so without looking through everything', async () => {
    const { found, scans, blocks } = await planOf('5500')
    expect([found.length, scans]).toEqual([20, 0])
    expect(blocks).toBeLessThan(200)
    // A third of all names begin so: PostgreSQL 15 finds the first of them in the table itself, with as few pages.
    expect((await planOf('cucine')).blocks).toBeLessThan(600)
  })

  it('looks through everything at most once', async () => {
    const { rows } = await t.pool.query<{ pages: number }>(
      `select pg_relation_size('clients') / 8192 as pages`,
    )
    const { found, scans, blocks } = await planOf('nothing like it')
    expect([found, scans]).toEqual([[], 1])
    expect(blocks).toBeLessThan((rows[0]?.pages ?? 0) + 60)
  })

  it('is planned once per connection, not for each text', async () => {
    const plans = await t.db.connection().execute(async (db) => {
      for (let n = 10; n < 20; n += 1) await findClients(db, admin, `${n}`)
      const { rows } = await sql<{ custom_plans: number }>`
        select custom_plans from pg_prepared_statements where statement like '%quick%'`.execute(db)
      return rows
    })
    // After five PostgreSQL keeps the plan that fits any text, if it believes that one to be as good.
    expect(plans).toEqual([{ custom_plans: 5 }])
  })

  it('looks for an agent among its agency’s clients only', async () => {
    const southAgent = await personOf(t, world, 'southAgent')
    const { found, scans } = await planOf('udine', southAgent)
    expect([found.length, scans]).toEqual([3, 0])
  })
})
