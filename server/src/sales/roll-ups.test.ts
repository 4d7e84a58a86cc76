import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../test/database.ts'
import {
  type Company,
  bringIn,
  exchange,
  forgetRevenue,
  foundCompany,
  rollUpsOf,
  type TestLine,
} from '../../test/revenue-company.ts'
import { linesOf } from '../../test/revenue-lines.ts'
import { rebuildRevenue, setAsOf } from './index.ts'

let t: TestDatabase
let company: Company
beforeAll(async () => {
  t = await testDatabase()
  company = await foundCompany(t.db)
})
afterAll(() => t.close())

const rollUps = () => rollUpsOf(t.db)
const state = async () =>
  await t.db.selectFrom('revenue_state').select(['as_of', 'version']).executeTakeFirstOrThrow()

/** What a roll-up row holds, day by day: lines and cents so far, and those below zero. */
interface Running {
  lines: number
  days: number[]
  ytd_cents: bigint[]
  ytd_lines: number[]
  credit_days: number[]
  ytd_credited_cents: bigint[]
  ytd_credit_lines: number[]
}

/** The agency rows by plain loops: `agency|year|family|expo` → its arrays. */
function expectedTotals(lines: readonly TestLine[]): Record<string, Running> {
  const totals: Record<string, Running> = {}
  for (const agency of [0, ...company.agencies])
    for (const line of [...lines].sort((a, b) => (a.date < b.date ? -1 : 1))) {
      if (agency !== 0 && line.agency !== agency) continue
      const row = (totals[[agency, line.date.slice(0, 4), line.family, line.expo].join('|')] ??= {
        lines: 0,
        days: [],
        ytd_cents: [],
        ytd_lines: [],
        credit_days: [],
        ytd_credited_cents: [],
        ytd_credit_lines: [],
      })
      row.lines += 1
      const day = Number(line.date.slice(5, 7)) * 100 + Number(line.date.slice(8))
      add(row.days, row.ytd_cents, row.ytd_lines, day, line.cents)
      if (line.cents < 0) add(row.credit_days, row.ytd_credited_cents, row.ytd_credit_lines, day, line.cents)
    }
  return totals
}

function add(days: number[], ytd: bigint[], counts: number[], day: number, cents: number): void {
  const next = [(ytd.at(-1) ?? 0n) + BigInt(cents), (counts.at(-1) ?? 0) + 1] as const
  const at = days.at(-1) === day ? days.length - 1 : days.length
  days[at] = day
  ytd[at] = next[0]
  counts[at] = next[1]
}

describe('roll-ups', () => {
  it('are the same updated step by step, with lines changed and removed, as computed from scratch', async () => {
    const steps = fc.tuple(
      linesOf(company, 25),
      linesOf(company, 25),
      fc.array(fc.nat(24), { maxLength: 12 }),
    )
    await fc.assert(
      fc.asyncProperty(steps, async ([first, second, goneAt]) => {
        await forgetRevenue(t.db)
        await bringIn(t.db, first)
        const gone = [...new Set(goneAt)].flatMap((i) => first[i] ?? [])
        await exchange(t.db, gone, second)
        const folded = await rollUps()
        await t.db.transaction().execute(rebuildRevenue)
        expect(folded).toEqual(await rollUps())
      }),
      { numRuns: 60 },
    )
  })

  it('hold for each agency and the network what plain loops over the lines give', async () => {
    await fc.assert(
      fc.asyncProperty(linesOf(company), async (lines) => {
        await forgetRevenue(t.db)
        await bringIn(t.db, lines)
        const { rows } = await t.pool.query<{ key: string } & Running>(
          `select concat_ws('|', agency_id, year, family_code, expo::text) as key, lines, days, ytd_cents, ytd_lines,
             credit_days, ytd_credited_cents, ytd_credit_lines from agency_revenue`,
        )
        const found = Object.fromEntries(
          rows.map(({ key, ...row }) => [
            key,
            {
              ...row,
              ytd_cents: row.ytd_cents.map(BigInt),
              ytd_credited_cents: row.ytd_credited_cents.map(BigInt),
            },
          ]),
        )
        expect(found).toEqual(expectedTotals(lines))
      }),
      { numRuns: 60 },
    )
  })

  it('lose nothing when files are brought in at the same time', async () => {
    await forgetRevenue(t.db)
    const [agency = 0] = company.agencies
    const line: TestLine = {
      date: '2025-03-01',
      agency,
      client: company.clients[0]?.id ?? 0,
      family: 'NN',
      expo: false,
      cents: 100,
    }
    const files = Array.from({ length: 5 }, (_, i) => [line, { ...line, date: `2025-0${i + 1}-10` }])
    await Promise.all(files.map((file) => bringIn(t.db, file)))
    const folded = await rollUps()
    await t.db.transaction().execute(rebuildRevenue)
    expect(folded).toEqual(await rollUps())
  })

  it('vanish with their last line', async () => {
    await forgetRevenue(t.db)
    const [agency = 0] = company.agencies
    const line: TestLine = {
      date: '2025-03-01',
      agency,
      client: company.clients[0]?.id ?? 0,
      family: 'NN',
      expo: false,
      cents: 5,
    }
    await bringIn(t.db, [line])
    await exchange(t.db, [line], [])
    expect(await rollUps()).toEqual({ clients: null, agencies: null, years: [] })
  })

  it('refuse to take away a line that was never there', async () => {
    await forgetRevenue(t.db)
    const [agency = 0] = company.agencies
    const line: TestLine = {
      date: '2025-03-01',
      agency,
      client: company.clients[0]?.id ?? 0,
      family: 'NN',
      expo: false,
      cents: 5,
    }
    await expect(exchange(t.db, [line], [])).rejects.toThrow(/lines_check/)
    expect(await rollUps()).toEqual({ clients: null, agencies: null, years: [] })
  })
})

describe('the day the figures stand at', () => {
  const line = (date: string): TestLine => ({
    date,
    agency: company.agencies[0] ?? 0,
    client: company.clients[0]?.id ?? 0,
    family: 'NN',
    expo: false,
    cents: 100,
  })

  it('is the greatest invoice date brought in so far, also when an older file comes later', async () => {
    await forgetRevenue(t.db)
    await bringIn(t.db, [line('2025-11-14'), line('2024-01-01')])
    expect((await state()).as_of).toBe('2025-11-14')
    await bringIn(t.db, [line('2025-02-01')])
    expect((await state()).as_of).toBe('2025-11-14')
  })

  it('is what the import says when it says one; the version goes up only when something changes', async () => {
    await forgetRevenue(t.db)
    await bringIn(t.db, [line('2025-11-14')])
    const { version } = await state()
    await t.db.transaction().execute((tx) => setAsOf(tx, '2025-11-30'))
    await t.db.transaction().execute((tx) => setAsOf(tx, '2025-11-30'))
    expect(await state()).toEqual({ as_of: '2025-11-30', version: version + 1 })
    await bringIn(t.db, [])
    expect(await state()).toEqual({ as_of: '2025-11-30', version: version + 1 })
  })
})
