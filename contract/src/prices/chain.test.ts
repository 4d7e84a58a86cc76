import { describe, expect, test } from 'vitest'
import {
  effectivePercent,
  exactEuros,
  factorText,
  finerUnit,
  lineCents,
  netCents,
  readChain,
  stepsOf,
  vatCents,
} from './chain.ts'

/** List price in cents, chain, quantity; unit price and line. Worked out by two exact programs that share no code. */
const vectors: readonly (readonly [number, string | null, number, number, number])[] = [
  [129_900, '50+10+5', 1, 55_532, 55_532],
  [600, '50+10+5', 1, 257, 257],
  [2_200, '50+10+5', 1, 941, 941],
  [-600, '50+10+5', 1, -257, -257],
  [1_235, '50+10+5', 120, 528, 63_356],
  [189_900, '30+15+5', 7, 107_341, 751_387],
  [8_990, '50+10+5', 1, 3_843, 3_843],
  [189_900, '33.33+5', 1, 120_276, 120_276],
  [189_900, '100', 3, 0, 0],
  [6_240, null, 2, 6_240, 12_480],
  [129_168, '50+10+5', 2, 55_219, 110_439],
]

describe('the arithmetic of prices', () => {
  test.each(vectors)('%i with %s, %i pieces: %i each, %i the line', (list, chain, quantity, unit, line) => {
    expect(netCents(list, chain)).toBe(unit)
    expect(lineCents(list, chain, quantity)).toBe(line)
    expect(lineCents(list, chain, -quantity)).toBe(line === 0 ? 0 : -line)
  })

  test('VAT is counted on the sum of the lines', () => {
    expect(vatCents(3 * 1_584, 22)).toBe(1_045)
  })

  test('a chain has one to six steps of 0 to 100 with at most two decimals, and nothing else', () => {
    expect(['50+10+5', '33,33+5', '0', '100', '7.50', '007', '1+1+1+1+1+1'].map(readChain)).toEqual([
      '50+10+5',
      '33.33+5',
      '0',
      '100',
      '7.5',
      '7',
      '1+1+1+1+1+1',
    ])
    const wrong = [
      '50+110',
      '50+-5',
      '50++10',
      '50%',
      '33.333',
      '',
      '+5',
      '5+',
      '50 + 10',
      '1+1+1+1+1+1+1',
      '١',
      '1e1',
    ]
    expect(wrong.filter((chain) => readChain(chain) !== null)).toEqual([])
  })

  test('what is shown of the way is exact', () => {
    const steps = stepsOf('50+10+5')
    expect([0, 1, 2, 3].map((n) => exactEuros(129_168, steps.slice(0, n)))).toEqual([
      '1291.68',
      '645.84',
      '581.256',
      '552.1932',
    ])
    expect(effectivePercent('50+10+5')).toBe(57.25)
    expect(effectivePercent('33.33+33.33')).toBe(55.5511)
    expect(finerUnit(129_168, '50+10+5')).toBe('552.19320')
    expect(finerUnit(10_000, '50+10')).toBe(null)
    expect([factorText('50+10+5'), factorText('0'), factorText('100')]).toEqual(['0.4275', '1', '0'])
  })
})
