import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterWorkingDays, daysInMonth, inYear, monthDay, workingDays } from './dates.ts'

/** Easter Sunday by Gauss's rule, as days after 21 March; another reckoning than the one under test. */
function easterByGauss(year: number): number {
  const k = Math.floor(year / 100)
  const m = 15 + Math.floor((3 * k + 3) / 4) - Math.floor((8 * k + 13) / 25)
  const s = 2 - Math.floor((3 * k + 3) / 4)
  const a = year % 19
  const d = (19 * a + m) % 30
  const r = Math.floor((d + Math.floor(a / 11)) / 29)
  const og = 21 + d - r
  const sz = 7 - ((year + Math.floor(year / 4) + s) % 7)
  return og + 7 - ((og - sz) % 7) - 21
}

const dayMs = 86_400_000

/** Working days by walking the calendar with another list of holidays. */
function byWalking(year: number, month: number, day: number): number {
  const holidays = new Set(['0101', '0106', '0425', '0501', '0815', '1101', '1208', '1225', '1226'])
  if (year >= 2001) holidays.add('0602')
  if (year >= 2026) holidays.add('1004')
  const easterMonday = new Date(Date.UTC(year, 2, 21) + (easterByGauss(year) + 1) * dayMs)
    .toISOString()
    .slice(5, 10)
  holidays.add(easterMonday.replace('-', ''))
  let count = 0
  for (let at = Date.UTC(year, month - 1, 1); at <= Date.UTC(year, month - 1, day); at += dayMs) {
    const date = new Date(at)
    const key = date.toISOString().slice(5, 10).replace('-', '')
    if (date.getUTCDay() >= 1 && date.getUTCDay() <= 5 && !holidays.has(key)) count += 1
  }
  return count
}

describe('Italian working days', () => {
  it.each([
    [2025, 4, 20, 'Easter Monday on the 21st, the 25th a Friday'],
    [2024, 4, 20, 'Easter Monday on the 1st, the 25th a Thursday'],
    [2025, 6, 20, '2 June a Monday'],
    [2025, 11, 20, '1 November a Saturday'],
    [2025, 12, 20, 'the 8th, 25th and 26th'],
    [2025, 8, 20, 'Ferragosto a Friday'],
    [2027, 10, 20, '4 October a Monday, a holiday since 2026'],
    [2021, 10, 21, '4 October a Monday, not yet a holiday'],
    [2038, 4, 21, 'Easter Monday on the 26th, the latest there is'],
  ])('%d-%d has %d: %s', (year, month, days) => expect(workingDays(year, month)).toBe(days))

  it('up to 14 November 2025 are ten', () => expect(workingDays(2025, 11, 14)).toBe(10))

  it('are what walking the calendar finds, for every day from 1990 to 2100', () => {
    const someDay = fc.tuple(
      fc.integer({ min: 1990, max: 2100 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
    )
    fc.assert(
      fc.property(someDay, ([year, month, day]) => {
        const last = Math.min(day, daysInMonth(year, month))
        expect(workingDays(year, month, day)).toBe(byWalking(year, month, last))
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('a cut', () => {
  it('on 29 February is the 28th in a year without one', () => {
    expect([2023, 2024, 2000, 1900, 2100].map((year) => inYear('02-29', year))).toEqual([
      '2023-02-28',
      '2024-02-29',
      '2000-02-29',
      '1900-02-28',
      '2100-02-28',
    ])
  })

  it('is a day that exists in some year', () => {
    for (const right of ['01-01', '02-29', '04-30', '12-31'])
      expect(monthDay.safeParse(right).success).toBe(true)
    for (const wrong of ['02-30', '04-31', '13-01', '00-10', '1-1', '12-32', ''])
      expect(monthDay.safeParse(wrong).success).toBe(false)
  })
})

describe('so many working days later', () => {
  it.each([
    ['2025-11-14', 1, '2025-11-17'],
    ['2025-11-17', 2, '2025-11-19'],
    // Over Christmas and Saint Stephen, a Thursday and a Friday.
    ['2025-12-24', 1, '2025-12-29'],
    ['2025-12-30', 2, '2026-01-02'],
    ['2025-11-15', 0, '2025-11-15'],
  ])('%s and %i are %s', (from, days, then) => {
    expect(afterWorkingDays(from, days)).toBe(then)
  })
})
