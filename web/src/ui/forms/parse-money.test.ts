import { describe, expect, it } from 'vitest'
import { parseMoney } from './parse-money.ts'

describe('an amount that is typed', () => {
  it('is read in the way of its language', () => {
    expect(parseMoney('33.514.000', 'it')).toBe(33_514_000)
    expect(parseMoney('33.514', 'it')).toBe(33_514)
    expect(parseMoney('33,514', 'en')).toBe(33_514)
    expect(parseMoney('1\u202f234,50 €', 'fr')).toBe(1234.5)
    expect(parseMoney('1.234,5', 'es')).toBe(1234.5)
    expect(parseMoney('1,234.5', 'en')).toBe(1234.5)
  })

  it('may have the other decimal mark, where that can mean nothing else', () => {
    expect(parseMoney('1234.5', 'it')).toBe(1234.5)
    expect(parseMoney('1234,56', 'en')).toBe(1234.56)
  })

  it('may be below nothing', () => {
    expect(parseMoney('-12,50', 'it')).toBe(-12.5)
    expect(parseMoney('\u221212', 'it')).toBe(-12)
  })

  it('is refused when it is none, or finer than a cent', () => {
    for (const text of ['', 'abc', '1.2.3', '12,345', '1,2,3', '12e3', '.', '33.51.400'])
      expect(parseMoney(text, 'it'), text).toBeNull()
  })
})
