import { type Call, type CallName, calls } from '@mandato/contract'
import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { askSample } from './ask-sample.ts'
import { openCompany } from './company.ts'
import { manyOfAll } from './many-of-all.ts'
import { flagsOf } from './query-flags.ts'
import { idsOf, type Sample, samples } from './samples.ts'

/* Every list there is, whatever it is narrowed by: the total is the rows found by paging is the rows of its file. */
const { t, world } = await openCompany()
const rejected = { id: 0 }
beforeAll(async () => {
  rejected.id = await manyOfAll(t, world)
})

const ofImport: ReadonlySet<string> = new Set(['importErrors', 'importChanges'])
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
  const flags = flagsOf(call)
  const valuesOf = (key: string, of: Schema): readonly string[] => {
    const choices = choicesOf(of)
    if (flags.includes(key)) return ['0', '1']
    if (key === 'bbox') return boxes
    if (['agent', 'agency', 'client'].includes(key)) return ids
    if (choices.length > 0) return choices
    if (of.format === 'date') return days
    return of.type === 'integer' || of.type === 'number' ? numbers : words
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
