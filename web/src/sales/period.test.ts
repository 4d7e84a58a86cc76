import { describe, expect, it } from 'vitest'
import { changePercent, dayIn, endOfMonth, monthsToCut, runningMonth } from './period.ts'

describe('the day of the cut', () => {
  it('is the 28th of February where there is no 29th', () => {
    expect(dayIn(2024, '02-29')).toBe('2024-02-29')
    expect(dayIn(2025, '02-29')).toBe('2025-02-28')
    expect(endOfMonth(2)).toBe('02-29')
  })

  it('leaves a month running unless it is its last day, in any year', () => {
    expect(runningMonth('11-14')).toBe(11)
    expect(runningMonth('11-30')).toBeNull()
    expect(runningMonth('02-28')).toBeNull()
  })
})

describe('months up to the cut', () => {
  it('add up to the year up to the cut', () => {
    const months = [10.1, 20.2, 30.3, 40, 0, 0, 0, 0, 0, 0, 0, 0]
    expect(monthsToCut(months, 45.3, '03-15')).toEqual([
      10.1,
      20.2,
      15,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ])
    expect(monthsToCut(months, 100.6, '12-31').at(-1)).toBe(0)
  })
})

describe('a change', () => {
  it('is in percent of what was before, whatever its sign', () => {
    expect(changePercent(110, 100)).toBe(10)
    expect(changePercent(-50, -100)).toBe(50)
    expect(changePercent(5, 0)).toBeNull()
    expect(changePercent(null, 5)).toBeNull()
  })
})
