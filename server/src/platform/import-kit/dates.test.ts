import { daysInMonth } from '@mandato/contract/fields/dates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from './problem.ts'
import { dateEvidence, readDate } from './dates.ts'

const reasonOf = (read: string | Problem) => (read instanceof Problem ? read.reason : read)
const two = (n: number) => String(n).padStart(2, '0')

test('every day reads the same in both ways of writing', () => {
  const day = fc
    .record({ year: fc.integer({ min: 1990, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) })
    .chain(({ year, month }) =>
      fc.integer({ min: 1, max: daysInMonth(year, month) }).map((d) => ({ year, month, day: d })),
    )
  fc.assert(
    fc.property(day, ({ year, month, day: d }) => {
      const iso = `${year}-${two(month)}-${two(d)}`
      expect(readDate(iso, 'iso')).toBe(iso)
      expect(readDate(`${two(d)}/${two(month)}/${year}`, 'italian')).toBe(iso)
    }),
  )
})

test('days that do not exist, other ways of writing, and years no invoice has', () => {
  expect(reasonOf(readDate('2025-02-29', 'iso'))).toBe('no_such_day')
  expect(reasonOf(readDate('31/04/2025', 'italian'))).toBe('no_such_day')
  expect(reasonOf(readDate('11/14/2025', 'italian'))).toBe('no_such_day')
  expect(reasonOf(readDate('14/11/2025', 'iso'))).toBe('date_iso')
  expect(reasonOf(readDate('2025-11-14', 'italian'))).toBe('date_italian')
  expect(reasonOf(readDate('2025-11-14T00:00:00', 'iso'))).toBe('date_iso')
  expect(reasonOf(readDate('0025-11-14', 'iso'))).toBe('year_range')
})

test('a day beyond the twelfth in the place of the month is a sign of month/day/year', () => {
  expect(dateEvidence('11/14/2025')).toBe('american')
  expect(dateEvidence('14/11/2025')).toBe('italian')
  expect(dateEvidence('03/04/2025')).toBe('italian')
  expect(dateEvidence('soon')).toBe('nothing')
})
