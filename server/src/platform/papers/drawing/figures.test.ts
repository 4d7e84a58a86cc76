import { expect, it } from 'vitest'
import { figuresIn } from './figures.ts'

it('writes figures as the reader of each language does, thousands always grouped', () => {
  expect(figuresIn('it').whole(1234)).toBe('1.234')
  expect(figuresIn('es').whole(1234)).toBe('1.234')
  expect(figuresIn('en').cents(1234.5)).toBe('1,234.50')
  expect(figuresIn('fr').whole(1_234_567)).toBe('1\u00a0234\u00a0567')
  expect(figuresIn('it').percent(102.8)).toBe('102,8%')
})

it('writes a true minus, a plus where a change is meant, and never a minus zero', () => {
  const { whole, signedWhole, signedPercent, signedCents } = figuresIn('it')
  expect(whole(-1234)).toBe('−1.234')
  expect(signedWhole(1234)).toBe('+1.234')
  expect(signedPercent(-7.4)).toBe('−7,4%')
  expect([999, 999.1, -5000].map(signedPercent)).toEqual(['+999,0%', '> 999%', '< −999%'])
  expect(signedCents(0)).toBe('0,00')
  expect(whole(-0.4)).toBe('0')
})

it('writes days without shifting them, and moments as they were in Rome', () => {
  const { date, longDay, moment, monthShort } = figuresIn('it')
  expect(date('2025-11-04')).toBe('04/11/2025')
  expect(longDay('2025-01-01')).toBe('1 gennaio')
  expect(figuresIn('fr').longDay('2025-01-01')).toBe('1er janvier')
  expect(figuresIn('fr').longDay('2025-01-11')).toBe('11 janvier')
  expect(monthShort(12)).toBe('dic')
  expect(moment(new Date('2025-07-01T22:30:00Z'))).toBe('02/07/2025, 00:30')
  expect(figuresIn('en').date('2025-03-30')).toBe('30/03/2025')
})
