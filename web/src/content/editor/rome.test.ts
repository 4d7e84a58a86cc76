import { expect, it } from 'vitest'
import { fromRome, toRome } from './rome.ts'

it.each([
  ['2025-11-24T08:30', '2025-11-24T07:30:00.000Z'],
  ['2025-07-01T00:00', '2025-06-30T22:00:00.000Z'],
  ['2026-03-29T04:00', '2026-03-29T02:00:00.000Z'],
  ['2025-10-26T23:00', '2025-10-26T22:00:00.000Z'],
])('%s in Rome is %s', (local, instant) => {
  expect([fromRome(local), toRome(instant)]).toEqual([instant, local])
})

it('what is no moment is none', () => {
  expect(fromRome('')).toBeNull()
})
