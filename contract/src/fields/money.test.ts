import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideRounded } from './divide.ts'
import { deltaPercent, money, moneyInput, reachedPercent } from './money.ts'

// Together below 9 × 10¹⁵ tenths of a percent, the last number a double holds exactly.
const cents = fc.oneof(fc.integer({ min: -2_000, max: 2_000 }), fc.integer({ min: -4e12, max: 4e12 }))

/** The same by long division on digits: no number in it is ever a fraction. */
function percentByHand(part: bigint, whole: bigint): number {
  const size = (part < 0n ? -part : part) * 1000n
  const by = whole < 0n ? -whole : whole
  const tenths = size / by + ((size % by) * 2n >= by ? 1n : 0n)
  const negative = part < 0n !== whole < 0n && tenths !== 0n
  return Number(`${negative ? '-' : ''}${tenths / 10n}.${tenths % 10n}`)
}

describe('the change in percent', () => {
  it('is “new” exactly when there was nothing before and there is something now', () => {
    fc.assert(
      fc.property(cents, fc.oneof(fc.constant(0), cents), (now, before) => {
        expect(deltaPercent(now, before) === null).toBe(before === 0 && now !== 0)
      }),
    )
    expect(deltaPercent(0, 0)).toBe(0)
  })

  it('is measured against the size of what was before, and rounded half away from zero', () => {
    fc.assert(
      fc.property(
        cents,
        cents.filter((n) => n !== 0),
        (now, before) => {
          expect(deltaPercent(now, before)).toBe(
            percentByHand(BigInt(now) - BigInt(before), BigInt(Math.abs(before))),
          )
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it.each([
    [10_005, 10_000, 0.1],
    [10_004, 10_000, 0],
    [9_995, 10_000, -0.1],
    [9_996, 10_000, 0],
    // 1.005 × 1000 is 1004.9999999999999 in floating point.
    [201, 200, 0.5],
    [2_010_005, 2_000_000, 0.5],
    [2_001_000, 2_000_000, 0.1],
    [2_000_999, 2_000_000, 0],
    [-50, -100, 50],
    [-150, -100, -50],
    [100, -100, 200],
    [99_999_999_999_999, 99_999_999_999_998, 0],
  ])('%d after %d is %d %%', (now, before, expected) => {
    expect(deltaPercent(now, before)).toBe(expected)
    expect(Object.is(deltaPercent(now, before), -0)).toBe(false)
  })
})

describe('what was reached of a budget', () => {
  it('has no percentage without a budget', () => expect(reachedPercent(5, 0)).toBeNull())
  it('is a share with one decimal', () =>
    fc.assert(
      fc.property(
        cents,
        cents.filter((n) => n !== 0),
        (actual, budget) => {
          expect(reachedPercent(actual, budget)).toBe(percentByHand(BigInt(actual), BigInt(budget)))
        },
      ),
    ))
})

describe('rounded division', () => {
  it('is the nearest whole number, halves away from zero', () => {
    const whole = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
    fc.assert(
      fc.property(
        whole,
        whole.filter((d) => d !== 0n),
        (n, d) => {
          const rest = n - divideRounded(n, d) * d
          const size = (x: bigint) => (x < 0n ? -x : x)
          expect(size(rest) * 2n <= size(d)).toBe(true)
          // Exactly half: the quotient went away from zero, so what is left has the other sign.
          if (size(rest) * 2n === size(d)) expect(rest < 0n).toBe(n > 0n)
        },
      ),
    )
  })
})

describe('amounts on the wire', () => {
  it('survive the way out and back to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (amount) => {
        const euros = money.parse(amount)
        expect(moneyInput.parse(JSON.parse(JSON.stringify(euros)))).toBe(amount + 0)
      }),
    )
  })

  it('are refused with a third decimal, beyond the limit, or when not a number', () => {
    for (const wrong of [0.001, 10.005, 1e12 + 1, Number.NaN, Number.POSITIVE_INFINITY, '10'])
      expect(moneyInput.safeParse(wrong).success).toBe(false)
    expect(money.safeParse(0.5).success).toBe(false)
  })

  it('never become minus zero', () => expect(Object.is(moneyInput.parse(-0), 0)).toBe(true))
})
