import { type Call, type CallName, calls } from '@mandato/contract'
import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { sql } from '../src/platform/db/sql.ts'
import { askSample } from './ask-sample.ts'
import { openCompany } from './company.ts'
import { goodsThatGo } from './goods-that-go.ts'
import { materialsThatGo } from './materials-that-go.ts'
import { bringIn } from './revenue-company.ts'
import { idsOf, type Sample, samples } from './samples.ts'
import { sheetsThatGo } from './sheets-that-go.ts'

/* Every list there is, whatever it is narrowed by: the total is the rows found by paging is the rows of its file. */
const { t, world } = await openCompany()
const many = 45
const rejected = { id: 0 }
const ofImport: ReadonlySet<string> = new Set(['importErrors', 'importChanges'])
beforeAll(async () => {
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
  rejected.id = first?.id ?? 0
  await sql`insert into import_errors (import_id, line, reason, column_name)
    select ${rejected.id}::int, n, 'required', case when n % 2 = 0 then 'code' end from generate_series(1, ${many}::int) n`.execute(
    t.db,
  )
  await sql`insert into import_changes (import_id, what, line, subject, details)
    select ${rejected.id}::int, case when n % 2 = 0 then 'created' else 'updated' end, n, 'X' || n, '[]'
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
  }
  await sql`insert into outbox (recipient, language, subject, text_body, html_body, message_id)
    select 'x@shops.example', 'it', 'S' || n, 'T', 'H', 'm' || n from generate_series(1, ${many}::int) n`.execute(
    t.db,
  )
  await sql`insert into events (at, what, entity, entity_id, client_id)
    select now() - n * interval '1 hour', 'client.resumed', 'client', ${north.client}::text, ${north.client}::int
    from generate_series(1, ${many}::int) n`.execute(t.db)
})

const lists = (Object.entries(calls) as [CallName, Call][]).filter(([, call]) => call.paged)

interface Schema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
}
const jsonOf = (schema: z.ZodType | undefined, io: 'input' | 'output') =>
  schema ? (z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema).properties : undefined
const choicesOf = (of: Schema): readonly string[] =>
  of.enum ?? of.items?.enum ?? of.anyOf?.flatMap(choicesOf) ?? []

/** What is no choice: words that are found and words that are not, codes, ids, days. */
const words = ['Cucine', 'cucine 3', 'agenzia', 'nothing at all', 'TV', 'FR', 'IT', 'Z', 'NN', 'code']
const days = ['2024-06-01', '2025-01-31', '2025-11-17']
const numbers = ['1', '3', '2024', '2025']
const boxes = ['11,44,13,46', '179,-10,-179,10']
const paging = new Set(['page', 'per_page'])

/** Anything the list may be narrowed or sorted by, in any combination. */
function questionsOf(call: Call) {
  const { agent, southAgent } = world.people
  const ids = [agent.id, southAgent.id, world.north.id, world.south.id, world.north.client].map(String)
  const valuesOf = (key: string, of: Schema): readonly string[] => {
    const choices = choicesOf(of)
    if (key === 'bbox') return boxes
    if (['agent', 'agency', 'client'].includes(key)) return ids
    if (choices.length > 0) return choices
    if (of.format === 'date') return days
    return of.type === 'integer' || of.type === 'number'
      ? numbers
      : of.type === 'boolean'
        ? ['0', '1']
        : words
  }
  const from = Object.entries({ ...jsonOf(call.query, 'output'), ...jsonOf(call.body, 'output') })
  const record = Object.fromEntries(
    from
      .filter(([key]) => !paging.has(key))
      .map(([key, of]) => [
        key,
        fc.oneof(
          { weight: 3, arbitrary: fc.constant(undefined) },
          { weight: 1, arbitrary: fc.constantFrom(...valuesOf(key, of)) },
        ),
      ]),
  )
  return fc.record({ asked: fc.record(record), perPage: fc.integer({ min: 4, max: 60 }) })
}

interface Answered {
  readonly args: {
    readonly response: readonly object[]
    readonly pagination: { readonly total: number; readonly pages: number }
  }
}

it.each(lists)('%s: total = rows found by paging = rows of its file', async (name, call) => {
  const who = (['admin', 'agent', 'customer'] as const).find((role) => call.roles.includes(role)) ?? 'admin'
  const token = world.token(who)
  const own = samples[name](idsOf(world, 'own'))
  const params = {
    ...own.params,
    ...(ofImport.has(name) && { id: rejected.id }),
    ...(name === 'movements' && { product: world.materials?.north.material }),
  }
  const bodyKeys = new Set(Object.keys(jsonOf(call.body, 'input') ?? {}))
  let answered = 0
  let found = 0
  const ask = (
    asked: Readonly<Record<string, string>>,
    more: Readonly<Record<string, string>>,
    page: number,
  ) => {
    const inBody = Object.fromEntries(Object.entries(asked).filter(([key]) => bodyKeys.has(key)))
    const inQuery = Object.fromEntries(Object.entries(asked).filter(([key]) => !bodyKeys.has(key)))
    const inPath = 'page' in (call.params?.shape ?? {})
    const sample: Sample = {
      params: { ...params, ...(inPath && { page }) },
      query: { ...inQuery, ...more, ...(!inPath && { page: String(page) }) },
      ...(call.body && { body: bodyOf(inBody) }),
    }
    return askSample(t, call, sample, token)
  }
  await fc.assert(
    fc.asyncProperty(questionsOf(call), async ({ asked, perPage }) => {
      const given = Object.fromEntries(
        Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== undefined),
      )
      const pageOf = async (page: number) => {
        const answer = await ask(given, { per_page: String(perPage) }, page)
        return answer.status === 200 ? (answer.body as Answered).args : answer.status
      }
      const first = await pageOf(1)
      if (typeof first === 'number') {
        // What does not fit together is refused and counts nowhere.
        expect(first).toBeLessThan(500)
        return
      }
      const { total, pages } = first.pagination
      const rows = [...first.response]
      for (let page = 2; page <= pages + 1; page += 1) {
        const next = await pageOf(page)
        if (typeof next === 'number') throw new Error(`page ${page} is refused: ${next}`)
        expect([page, next.pagination.total]).toEqual([page, total])
        rows.push(...next.response)
      }
      expect(rows).toHaveLength(total)
      expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(total)
      const file = await ask(given, { output: 'csv' }, 1)
      expect(file.text.trimEnd().split('\r\n')).toHaveLength(total + 1)
      answered += 1
      found += total
    }),
    // First without a filter and as its sample asks: by chance all others may be refused, or find nothing.
    { numRuns: 25, examples: [[{ asked: {}, perPage: 20 }], [{ asked: asStrings(own.query), perPage: 20 }]] },
  )
  expect(answered).toBeGreaterThan(0)
  expect(found).toBeGreaterThan(0)
})

const asStrings = (query: Sample['query'] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))

/** A body's numbers are numbers. */
const bodyOf = (given: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, key === 'agent' ? Number(value) : value]),
  )
