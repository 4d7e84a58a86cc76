import { expect, it } from 'vitest'
import { faultOfSeries, noSeries, seriesOf, typedSeries } from './series.ts'

const typed = (points: string, language: 'it' | 'en' = 'it') => ({ ...noSeries(language), points })
const values = (points: string, language: 'it' | 'en' = 'it') =>
  seriesOf(typed(points, language), 'Forni')?.points.map(({ value }) => value)

it('reads its numbers in the way of the language', () => {
  expect(values('2024 = 1.234\n2025 = 1.234,5')).toEqual([1234, 1234.5])
  expect(values('2024 = 1.234\n2025 = 1,234.5', 'en')).toEqual([1.234, 1234.5])
  expect(values('2023: 12 %\n2024; 12,5%\n2025\t-3')).toEqual([12, 12.5, -3])
  expect(seriesOf(typed('Base: 60 cm = 12\nAlta: 90 cm = 14'), '')?.points[0]?.label).toBe('Base: 60 cm')
})

it('names the lines that say no value, and how many there must be', () => {
  expect(faultOfSeries(typed('2024 = 12\n\n2025 = dodici\n = 7'))).toEqual({
    key: 'looks.pointsWrong',
    lines: '3 (2025 = dodici), 4 (= 7)',
  })
  expect(faultOfSeries(typed(`${'x'.repeat(41)} = 1\n2025 = 2000000000`))?.lines).toMatch(/^1 .*, 2 /)
  expect(faultOfSeries(typed('2025 = 12'))).toEqual({ key: 'looks.pointsCount', lines: '1' })
  expect(faultOfSeries(typed('2025 = 12\n'.repeat(61)))?.key).toBe('looks.pointsCount')
  expect(faultOfSeries(typed(''))).toBeNull()
  expect(seriesOf(typed(' \n'), 'Forni')).toBeNull()
})

it('is typed as it was kept', () => {
  const points = [
    { label: '2024', value: 1.234 },
    { label: '2025', value: -1234.5 },
  ]
  for (const language of ['it', 'en', 'fr', 'es'] as const) {
    const back = seriesOf(typedSeries({ label: 'Forni', unit: '%', points }, language), '')
    expect(back).toEqual({ label: 'Forni', unit: '%', points })
  }
})
