import { expect, test } from 'vitest'
import { exactChain } from './exact.ts'

test('the steps of a chain have the decimal sign of the language', () => {
  expect(exactChain('50+10.5', 'it')).toBe('50 + 10,5')
  expect(exactChain('50+10.5', 'en')).toBe('50 + 10.5')
  expect(exactChain('33.33', 'fr')).toBe('33,33')
})
