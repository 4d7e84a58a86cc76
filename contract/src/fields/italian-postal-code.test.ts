import { expect, test } from 'vitest'
import { otherProvincesOf, provincesOfPostalCode } from './italian-postal-code.ts'
import { provinces } from './provinces.ts'

test.each([
  ['31100', 'TV'],
  ['38122', 'TN'],
  ['00184', 'RM'],
  ['20121', 'MI'],
  ['20900', 'MB'],
  ['20871', 'MB'],
  ['23100', 'SO'],
  ['23900', 'LC'],
  ['26100', 'CR'],
  ['26900', 'LO'],
  ['13100', 'VC'],
  ['13900', 'BI'],
  ['28100', 'NO'],
  ['28922', 'VB'],
  ['33100', 'UD'],
  ['33170', 'PN'],
  ['33077', 'PN'],
  ['34121', 'TS'],
  ['34074', 'GO'],
  ['34170', 'GO'],
  ['47121', 'FC'],
  ['47521', 'FC'],
  ['47921', 'RN'],
  ['63100', 'AP'],
  ['63900', 'FM'],
  ['76123', 'BT'],
  ['86100', 'CB'],
  ['86170', 'IS'],
  ['86079', 'IS'],
  ['88100', 'CZ'],
  ['88900', 'KR'],
  ['89121', 'RC'],
  ['89900', 'VV'],
  ['09170', 'OR'],
  ['07026', 'SS'],
])('%s is in the province %s', (postalCode, province) => {
  expect(provincesOfPostalCode(postalCode)).toEqual([province])
  expect(otherProvincesOf(postalCode, province)).toEqual([])
})

test('every province of today has postal codes', () => {
  const all = new Set(
    Array.from({ length: 100_000 }, (_, n) => provincesOfPostalCode(String(n).padStart(5, '0'))).flat(),
  )
  expect([...all].sort()).toEqual(
    provinces
      .filter(({ retired }) => !retired)
      .map(({ code }) => code)
      .sort(),
  )
})

test('a province that does not fit is answered with the one that does', () => {
  expect(otherProvincesOf('31100', 'TN')).toEqual(['Treviso (TV)'])
  expect(otherProvincesOf('08013', 'SS')).toEqual(['Nuoro (NU)', 'Oristano (OR)', 'Sud Sardegna (SU)'])
})

test('old province codes, partial codes, foreign ones and empty provinces give no result', () => {
  for (const [postalCode, province] of [
    ['07026', 'OT'],
    ['61121', 'PS'],
    ['311', 'TN'],
    ['49000', 'TN'],
    ['31100', ''],
  ] as const)
    expect(otherProvincesOf(postalCode, province)).toEqual([])
})
