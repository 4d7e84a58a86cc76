import { expect, it } from 'vitest'
import { fill } from './words.ts'

it.each([
  ['it', 'tra {n} {n:giorno|giorni}', ['tra 0 giorni', 'tra 1 giorno', 'tra 2 giorni']],
  ['en', 'in {n} {n:day|days}', ['in 0 days', 'in 1 day', 'in 2 days']],
  ['fr', 'dans {n} {n:jour|jours}', ['dans 0 jour', 'dans 1 jour', 'dans 2 jours']],
  ['es', 'en {n} {n:día|días}', ['en 0 días', 'en 1 día', 'en 2 días']],
] as const)('words agree with their number in %s', (language, sentence, said) => {
  expect([0, 1, 2].map((n) => fill(sentence, { n }, language))).toEqual(said)
})

it('a value that is not given stays visible', () => {
  expect(fill('{n} {n:day|days} of {all}', { n: 1 }, 'en')).toBe('1 day of {all}')
  expect(fill('{n:day|days}', {}, 'en')).toBe('{n:day|days}')
})

it('a count is grouped as the language groups it, any other number is left as it is', () => {
  expect(fill('{n} {n:riga|righe} del {year}', { n: 12_500, year: 2026 }, 'it')).toBe('12.500 righe del 2026')
  expect(fill('{n} {n:ligne|lignes}', { n: 12_500 }, 'fr')).toBe('12\u00a0500 lignes')
})
