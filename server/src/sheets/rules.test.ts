import { expect, it } from 'vitest'
import { monthsLater } from './rules.ts'

it.each([
  ['2026-08-31', -6, '2026-02-28'],
  ['2028-02-29', -12, '2027-02-28'],
  ['2026-12-31', -2, '2026-10-31'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2025-12-15', 1, '2026-01-15'],
  ['2026-03-30', -13, '2025-02-28'],
])('%s and %i months are %s: the last of the month where it has no such day', (day, months, expected) => {
  expect(monthsLater(day, months)).toBe(expected)
})
