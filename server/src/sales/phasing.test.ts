import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueByDay, monthDays, spread, workingYear } from './phasing.ts'

const amount = fc.oneof(fc.integer({ min: -1_000, max: 1_000 }), fc.integer({ min: -1e14, max: 1e14 }))
const sold = fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 12, maxLength: 12 })
const flat = Array.from({ length: 12 }, () => 0)

describe('a year’s budget over its months', () => {
  it('adds up to the budget, to the cent', () => {
    fc.assert(
      fc.property(
        amount,
        fc.oneof(sold, fc.array(fc.integer(), { minLength: 12, maxLength: 12 })),
        (budget, lastYear) => {
          const { months } = spread(budget, lastYear)
          expect(months).toHaveLength(12)
          expect(months.reduce((sum, cents) => sum + BigInt(cents), 0n)).toBe(BigInt(budget))
        },
      ),
    )
  })

  it('follows last year’s shares, each month cut to the cent and the remainder in December', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1e14 }),
        sold.filter((months) => months.some((cents) => cents > 0)),
        (budget, lastYear) => {
          const { months, phasing } = spread(budget, lastYear)
          const whole = lastYear.reduce((sum, cents) => sum + BigInt(cents), 0n)
          expect(phasing).toBe('last_year')
          for (const [i, cents] of months.slice(0, 11).entries()) {
            const exact = BigInt(budget) * BigInt(lastYear[i] ?? 0)
            expect(BigInt(cents) * whole <= exact && exact < (BigInt(cents) + 1n) * whole).toBe(true)
          }
        },
      ),
    )
  })

  it('follows the calendar when a month of last year was negative, nothing was sold, or there was no last year', () => {
    for (const lastYear of [flat, [], [...flat.slice(1), -1], [1_000, -1, ...flat.slice(2)]])
      expect(spread(2_300, lastYear)).toEqual({
        months: [200, 200, 200, 200, 200, 200, 200, 100, 200, 200, 200, 200],
        phasing: 'calendar',
      })
  })

  it('puts in December what eleven and a half months leave over', () => {
    expect(spread(10_000, []).months).toEqual([869, 869, 869, 869, 869, 869, 869, 434, 869, 869, 869, 876])
  })

  it('splits a negative budget alike', () =>
    expect(spread(-2_301, []).months.slice(-2)).toEqual([-200, -201]))
})

describe('the part of a budget due by a working day', () => {
  const months = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000, 2_000, 1_200]
  const calendar = workingYear(2025)
  const days = monthDays(calendar)
  /** As the roll-up answers: what stands at the last working day up to the cut. */
  const due = (cut: number, of = months): number =>
    dueByDay(of, calendar)[days.findLastIndex((day) => day <= cut)] ?? 0

  it('is nothing before the first one, and all of it on the last', () => {
    // 1 January is a holiday.
    expect(due(101)).toBe(0)
    expect(due(1231)).toBe(8_700)
  })

  it('is the months before and the share of the working days: 10 of 20 by 14 November 2025', () => {
    expect(due(1114)).toBe(5_500 + 1_000)
    expect(due(1116)).toBe(5_500 + 1_000)
  })

  it('is complete with the last working day, although the month goes on', () => {
    // 31 May 2025 is a Saturday.
    expect(due(530)).toBe(1_500)
    expect(due(529)).toBeLessThan(1_500)
  })

  it('rounds half a cent away from zero', () => {
    const november = (cents: number) => due(1114, [...flat.slice(0, 10), cents, 0])
    expect([5, 7, -5].map(november)).toEqual([3, 4, -3])
  })

  it('grows to each month’s end exactly, whatever the amounts', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 12, maxLength: 12 }), (of) => {
        let whole = 0
        for (const [i, cents] of of.entries()) {
          whole += cents
          expect(due((i + 1) * 100 + 31, of)).toBe(whole)
        }
      }),
    )
  })

  it('knows 251 working days in 2025 and 28 February as the last of its month', () => {
    expect(days).toHaveLength(251)
    expect(days.filter((day) => day > 200 && day < 300).at(-1)).toBe(228)
    expect(monthDays(workingYear(2024))).toContain(229)
  })
})
