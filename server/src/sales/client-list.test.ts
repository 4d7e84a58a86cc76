import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { bringIn, type TestLine } from '../../test/revenue-company.ts'
import { insertShops } from '../../test/shops.ts'
import type { Who } from '../../test/world.ts'

/* The figures in the list of clients against a count of the invoice lines themselves. */
const { t, world } = await openCompany()
const { north, south } = world
const asOf = '2025-11-14'

const shops = Array.from({ length: 60 }, (_, i) => ({ agency_id: i % 3 === 0 ? south.id : north.id }))
const ids = await insertShops(t.db, shops)
/** Of which agency each client is today; lines may lie with the other one. */
const agencyOf: ReadonlyMap<number, number> = new Map([
  [north.client, north.id],
  [north.otherClient, north.id],
  [south.client, south.id],
  ...ids.map((id, i) => [id, shops[i]?.agency_id ?? 0] as const),
])
const line: fc.Arbitrary<TestLine> = fc.record({
  date: fc.constantFrom('2023-11-14', '2024-02-29', '2024-11-14', '2024-11-15', '2025-01-02', asOf),
  // The last twenty buy nothing.
  client: fc.constantFrom(...ids.slice(0, 40)),
  agency: fc.constantFrom(north.id, north.id, south.id),
  family: fc.constantFrom('NN', 'PK', 'PJ', 'XX'),
  expo: fc.boolean(),
  cents: fc.integer({ min: -90_000, max: 500_000 }),
})
const lines = fc.sample(line, { numRuns: 300, seed: 11 })
await bringIn(t.db, lines)

interface Listed {
  readonly id: number
  readonly revenue_this_year?: number | null
  readonly delta_pct?: number | null
}
interface Answer {
  readonly table_headers: readonly { key: string; label: string }[]
  readonly args: {
    readonly response: readonly Listed[]
    readonly meta: { total: number; as_of?: string }
  }
}
async function list(who: Who, query: Record<string, string>) {
  const answer = await t.ask('GET', '/api/v1.0/agencies/clients', { query, token: world.token(who) })
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
  return answer.body as Answer
}

/** Euros this year, and the change in per cent against last year up to the same day. */
function counted(client: number, agency: number | null): { now: number | null; change: number | null } {
  const own = lines.filter((l) => l.client === client && (agency === null || l.agency === agency))
  const sum = (year: string, until: string) =>
    own
      .filter((l) => l.date.startsWith(year) && l.date.slice(5) <= until)
      .reduce((cents, l) => cents + l.cents, 0)
  if (!own.some((l) => l.date >= '2024')) return { now: null, change: null }
  const [now, before] = [sum('2025', '11-14'), sum('2024', '11-14')]
  if (before === 0) return { now: now / 100, change: now === 0 ? 0 : null }
  return { now: now / 100, change: ((now - before) / Math.abs(before)) * 100 }
}

it.each([
  ['admin', 63, false],
  ['agent', 42, true],
  ['southAgent', 21, true],
] as const)(
  '%s sees what each client bought, agents what their own agency sold him',
  async (who, count, own) => {
    const { args, table_headers } = await list(who, { revenue: '1' })
    expect(args.meta).toMatchObject({ total: count, as_of: asOf, year: 2025, prev_year: 2024 })
    expect(table_headers.slice(-3).map(({ key, label }) => [key, label])).toEqual([
      ['revenue_this_year', 'Fatturato 2025'],
      ['delta_pct', 'Δ % sul 2024'],
      ['overdue_amount', 'Scaduto'],
    ])
    expect(args.response).toHaveLength(count)
    let bought = 0
    for (const row of args.response) {
      const { now, change } = counted(row.id, own ? (agencyOf.get(row.id) ?? 0) : null)
      expect([row.id, row.revenue_this_year]).toEqual([row.id, now])
      if (change === null) expect([row.id, row.delta_pct]).toEqual([row.id, null])
      else expect(Math.abs((row.delta_pct ?? Infinity) - change)).toBeLessThan(0.051)
      if (now) bought += 1
    }
    expect(bought).toBeGreaterThan(5)
  },
)

it.each([
  ['revenue_this_year', 'now'],
  ['delta_pct', 'change'],
] as const)('%s sorts exactly over all pages, those without one last', async (sort, figure) => {
  for (const order of ['asc', 'desc'] as const) {
    const seen: number[] = []
    for (let page = 1; page <= 10; page += 1) {
      const { args } = await list('admin', { sort, order, page: String(page), per_page: '7' })
      expect(args.meta.total).toBe(63)
      seen.push(...args.response.map((row) => row.id))
    }
    const turn = order === 'asc' ? 1 : -1
    const expected = [...agencyOf.keys()].toSorted((a, b) => {
      const [one, other] = [counted(a, null)[figure], counted(b, null)[figure]]
      if (one === null || other === null) return Number(one === null) - Number(other === null) || a - b
      return turn * (one - other) || a - b
    })
    expect(seen).toEqual(expected)
  }
})

it('are neither asked for nor shown where only places matter', async () => {
  const { args, table_headers } = await list('admin', {})
  expect(args.meta).not.toHaveProperty('as_of')
  expect(args.response[0]).not.toHaveProperty('revenue_this_year')
  expect(table_headers.map(({ key }) => key)).not.toContain('revenue_this_year')
})

it('stand in the file as on the screen, and its name says of which day they are', async () => {
  const query = { revenue: '1', sort: 'revenue_this_year', order: 'desc' }
  const file = await t.ask('GET', '/api/v1.0/agencies/clients', {
    query: { ...query, output: 'csv' },
    token: world.token('agent'),
  })
  expect(file.headers['content-disposition']).toContain(`clienti-agenzia-0217-${asOf}.csv`)
  const [head = '', first = ''] = file.text.split('\r\n')
  const { args } = await list('agent', query)
  // Codes are for screens, which have badges for them; a file says them in words.
  const standing = head.split(',').indexOf('Stato cliente')
  expect(first.split(',')[standing]).toBe('Attivo')
  expect(head.split(',').slice(-3)).toEqual(['Fatturato 2025', 'Δ % sul 2024', 'Scaduto'])
  expect(first.split(',').slice(-3, -1)).toEqual(
    [args.response[0]?.revenue_this_year, args.response[0]?.delta_pct].map(String),
  )
})
