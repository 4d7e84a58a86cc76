import { expect, it } from 'vitest'
import { halfYears, nextHalf } from './half-years.ts'

it('goes from one half-year to the next', () => {
  expect(nextHalf(['2025-01-01', '2025-07-01', '2024-07-01'])).toBe('2026-01-01')
  expect(nextHalf(['2026-01-01'])).toBe('2026-07-01')
})

it('offers three years on either side', () => {
  const offered = halfYears('2025-07-01')
  expect([offered[0], offered[6], offered.at(-1)]).toEqual(['2028-07-01', '2025-07-01', '2022-07-01'])
})
