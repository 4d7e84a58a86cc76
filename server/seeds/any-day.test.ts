import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const at = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/** What a company made after that day looks like; in a process of its own, because the calendar is read once. */
const told = `
const [{ inventCompany }, { asOf }, { budgetRows }, { premiaRows }] = await Promise.all([
  import(${at('company.ts')}), import(${at('sales/calendar.ts')}), import(${at('sales/budgets.ts')}), import(${at('sales/premia.ts')})])
const { agencies, shops, invoices, totals } = inventCompany()
const days = invoices.map(({ date }) => date).sort()
const budgets = budgetRows(agencies, shops, totals)
console.log(JSON.stringify({
  asOf, first: days[0].slice(0, 7), last: days.at(-1), lines: invoices.reduce((sum, { lines }) => sum + lines.length, 0),
  late: shops.filter(({ activation }) => activation !== null && activation > asOf).length,
  years: [...new Set(budgets.map(([year]) => year))], premia: [...new Set(premiaRows(invoices).map((row) => row[1]))].sort(),
  wrong: budgets.filter(([, , , , cents]) => !Number.isSafeInteger(cents) || cents <= 0).length,
}))`

test.each([
  ['2025-11-14', '2023-01'],
  ['2027-01-04', '2025-01'],
  ['2028-02-29', '2026-01'],
  ['2026-12-23', '2024-01'],
])('a company whose last day is %s begins in %s and knows nothing later', async (DEMO_DAY, first) => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', told], {
    env: { ...process.env, DEMO_DAY },
  })
  const year = Number(DEMO_DAY.slice(0, 4))
  const years = [year - 1, year]
  expect(JSON.parse(stdout)).toEqual({
    asOf: DEMO_DAY,
    first,
    last: DEMO_DAY,
    lines: 100_000,
    late: 0,
    years,
    premia: years,
    wrong: 0,
  })
})

test('without a day the company ends with the last working day before today', async () => {
  const { stdout } = await run(
    process.execPath,
    ['--input-type=module', '--eval', `console.log((await import(${at('sales/calendar.ts')})).asOf)`],
    { env: { ...process.env, DEMO_DAY: '' } },
  )
  const ago = Date.now() - Date.parse(stdout.trim())
  // Between Christmas Eve and the first of January, and in two weeks of August, the works are closed.
  expect(ago).toBeGreaterThan(0)
  expect(ago).toBeLessThan(20 * 86_400_000)
})
