import { type Call, type CallName, calls } from '@mandato/contract'
import type { Role } from '@mandato/contract/call'
import type pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { askSample } from './ask-sample.ts'
import { openCompany } from './company.ts'
import { manyOfAll } from './many-of-all.ts'
import { idsOf, type Sample, samples } from './samples.ts'
import type { Who } from './world.ts'
import { yearsOfRows } from './years-of-rows.ts'

/*
 * A page of each list, as its screen asks it and narrowed by nothing, among the rows of years: counted in pages of 8 kB that PostgreSQL touches,
 * which no loaded machine changes. What is asked through the front door is explained once more, statement by statement.
 */
const { t, world } = await openCompany()
const most = 3_000
/**
 * Somebody's areas: the totals and the order need the lines of all their clients, which lie everywhere in the table. It is
 * read once, 3,100 pages; in an index with all that is needed each client is a search of its own, 6,400 in all.
 */
const dearer: Readonly<Record<string, number>> = { 'agencyRequests clerk': 4_500 }
const mostOf = (name: CallName, who: Who): number => dearer[`${name} ${who}`] ?? most

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}
const asked: Statement[] = []
const isStatement = (given: unknown): given is Statement =>
  typeof given === 'object' && given !== null && 'text' in given && 'values' in given
const listened = new WeakSet<pg.PoolClient>()
t.pool.on('acquire', (client) => {
  if (listened.has(client)) return
  listened.add(client)
  client.query = new Proxy(client.query, {
    apply: (query, self, given: unknown[]) => {
      if (isStatement(given[0])) asked.push(given[0])
      return Reflect.apply(query, self, given) as unknown
    },
  })
})

let rejected = 0
beforeAll(async () => {
  rejected = await manyOfAll(t, world)
  await yearsOfRows(t, world)
}, 240_000)

interface Explained {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: Readonly<Record<string, number>> }]
}
const reads = /^\s*(\/\*[^*]*\*\/\s*)*(select|with)\b/i

/** Of the dearest statement: counts beside a list are statements of their own. */
async function pagesOf(statements: readonly Statement[]): Promise<number> {
  let pages = 0
  for (const { text, values } of statements.filter((one) => reads.test(one.text))) {
    const { rows } = await t.pool.query<Explained>(`explain (analyze, buffers, format json) ${text}`, [
      ...values,
    ])
    const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {}
    pages = Math.max(
      pages,
      (plan['Shared Hit Blocks'] ?? Number.NaN) + (plan['Shared Read Blocks'] ?? Number.NaN),
    )
  }
  return pages
}

const people: Readonly<Record<Role, readonly Who[]>> = {
  admin: ['admin'],
  sales: ['sales', 'clerk'],
  agent: ['agent'],
  customer: ['customer'],
  reseller: ['reseller'],
  press: ['press'],
}
const ofImport: ReadonlySet<string> = new Set(['importErrors', 'importChanges'])
const lists = (Object.entries(calls) as [CallName, Call][]).filter(([, call]) => call.paged)

it.each(lists)(
  '%s: a page costs no reading of the rest, whoever asks',
  async (name, call) => {
    const roles = call.roles === 'public' ? [] : call.roles
    const own = samples[name](idsOf(world, 'own'))
    const params = {
      ...own.params,
      ...(ofImport.has(name) && { id: rejected }),
      ...('page' in (call.params?.shape ?? {}) && { page: 1 }),
    }
    const costs: [Who, Sample['query'], number][] = []
    // A list that is asked for whole without a page is asked for its first one.
    const plain: Readonly<Record<string, string>> =
      'page' in (call.query?.shape ?? {}) ? { page: '1', per_page: '25' } : {}
    const questions = [own.query, ...(own.query && call.query?.safeParse(plain).success ? [plain] : [])]
    for (const who of roles.flatMap((role) => people[role])) {
      for (const query of questions) {
        asked.length = 0
        const { status } = await askSample(t, call, { ...own, query, params }, world.token(who))
        const statements = [...asked]
        expect([200, 403], `${name} ${who}`).toContain(status)
        costs.push([who, query, await pagesOf(statements)])
      }
    }
    expect(costs.length).toBeGreaterThan(0)
    expect(costs.filter(([who, , pages]) => !(pages <= mostOf(name, who)))).toEqual([])
  },
  30_000,
)
