import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from './problem.ts'
import { decimalEvidence, readCents, readNumeric } from './decimals.ts'

const reasonOf = (read: string | Problem) => (read instanceof Problem ? read.reason : read)
const grouped = (digits: string, sign: string) => digits.replace(/\B(?=(\d{3})+$)/g, sign)

test('every amount is read to the cent, however it is written, without a float in between', () => {
  const cents = fc.bigInt({ min: -9_999_999_999_999n, max: 9_999_999_999_999n })
  fc.assert(
    fc.property(
      cents,
      fc.constantFrom('point', 'comma'),
      fc.boolean(),
      fc.integer({ min: 0, max: 3 }),
      (amount, decimals, groups, zeros) => {
        const [decimal, group] = decimals === 'point' ? ['.', ','] : [',', '.']
        const digits = String(amount < 0n ? -amount : amount).padStart(3, '0')
        const whole = digits.slice(0, -2)
        const text = `${amount < 0n ? '-' : ''}${groups ? grouped(whole, group) : whole}${decimal}${digits.slice(-2)}${'0'.repeat(zeros)}`
        const read = readCents(text, decimals)
        expect(typeof read === 'string' && BigInt(read)).toBe(amount)
      },
    ),
  )
})

test('whole numbers need no decimals, quantities have three', () => {
  expect(reasonOf(readCents('12', 'none'))).toBe('1200')
  expect(reasonOf(readCents('-0.05', 'point'))).toBe('-005')
  expect(reasonOf(readNumeric('1.5', 'point', 3))).toBe('1.500')
  expect(reasonOf(readNumeric('-2', 'comma', 3))).toBe('-2.000')
})

test('what cannot be exact is refused with its reason', () => {
  expect(reasonOf(readCents('1.005', 'point'))).toBe('too_many_decimals')
  expect(reasonOf(readCents('1.5000', 'point'))).toBe('150')
  expect(reasonOf(readCents('1e5', 'point'))).toBe('number')
  expect(reasonOf(readCents('', 'point'))).toBe('number')
  expect(reasonOf(readCents('.5', 'point'))).toBe('number')
  expect(reasonOf(readCents('--5', 'point'))).toBe('number')
  expect(reasonOf(readCents('1,5', 'point'))).toBe('number_needs_point')
  expect(reasonOf(readCents('1.5', 'comma'))).toBe('number_needs_comma')
  expect(reasonOf(readCents('999999999999', 'point'))).toBe('too_large')
  expect(reasonOf(readCents('-99999999999.99', 'point'))).toBe('-9999999999999')
  expect(reasonOf(readCents(`${'0'.repeat(30)}7`, 'point'))).toMatch(/^0+700$/)
})

test('one value shows the style of the file only when it can be read in one way', () => {
  expect(decimalEvidence('12.5', 2)).toBe('point')
  expect(decimalEvidence('12,50', 2)).toBe('comma')
  expect(decimalEvidence('1.234,56', 2)).toBe('comma')
  expect(decimalEvidence('1,234.56', 2)).toBe('point')
  expect(decimalEvidence('1.234.567', 2)).toBe('comma')
  expect(decimalEvidence('0.500', 3)).toBe('point')
  expect(decimalEvidence('1.500', 3)).toBe('either')
  // An amount has two decimals: 1.234 with a point would have three.
  expect(decimalEvidence('1.234', 2)).toBe('comma')
  expect(decimalEvidence('1234', 2)).toBe('nothing')
  expect(decimalEvidence('abc', 2)).toBe('nothing')
})
