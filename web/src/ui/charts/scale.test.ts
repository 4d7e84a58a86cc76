import { expect, test } from 'vitest'
import { linear, ticksBetween } from './scale.ts'

test('a value stands as far between the ends in pixels as in amounts, and beyond them too', () => {
  const y = linear([0, 200], [100, 0])
  expect([y(0), y(50), y(200), y(-100)]).toEqual([100, 75, 0, 150])
})

test('the scale shows round values only, within its ends', () => {
  expect(ticksBetween(0, 104, 5)).toEqual([0, 20, 40, 60, 80, 100])
  expect(ticksBetween(0, 1_040_000, 3)).toEqual([0, 500_000, 1_000_000])
  expect(ticksBetween(-530, 2080, 5)).toEqual([-500, 0, 500, 1000, 1500, 2000])
  expect(ticksBetween(0, 1.04, 5)).toEqual([0, 0.2, 0.4, 0.6000000000000001, 0.8, 1])
})

test('never so many values that they touch, nor fewer than two, whatever the amounts', () => {
  for (let high = 1; high < 1e9; high = high * 1.37 + 1)
    for (const count of [3, 5]) {
      const { length } = ticksBetween(0, high, count)
      expect(length, String(high)).toBeGreaterThanOrEqual(2)
      expect(length, String(high)).toBeLessThanOrEqual(count * 1.5 + 2)
    }
})
