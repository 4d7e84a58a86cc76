import { expect, test } from 'vitest'
import { faultWords, refusedWords } from './faults.ts'

test('a fault is a sentence that says what would be right', () => {
  expect(faultWords({ field: 'province', code: 'exactly', values: { n: 2 } }, 'it')).toBe(
    'Esattamente 2 lettere.',
  )
})

test('a code of the server carries its number behind it', () => {
  expect(refusedWords('exactly_2', 'en')).toBe('Exactly 2 letters.')
  expect(refusedWords('required', 'fr')).toBe('Obligatoire.')
})

test('a code this version does not know, or whose values did not come along, has no sentence here', () => {
  expect(refusedWords('made_up', 'it')).toBeNull()
  expect(refusedWords('abi_iban', 'it')).toBeNull()
})
