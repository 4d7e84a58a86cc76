import { expect, test } from 'vitest'
import { countsOf } from './units.ts'

test('metres are not added to pieces, and a line nobody priced counts as pieces', () => {
  expect(
    countsOf([
      { quantity: 12, unit: 'm' },
      { quantity: 2, unit: 'pz' },
      { quantity: 3, unit: '' },
      { quantity: null, unit: 'PZ' },
      { quantity: 5, unit: 'm' },
    ]),
  ).toEqual([
    { unit: '', quantity: 5 },
    { unit: 'm', quantity: 17 },
  ])
})

test('only metres are no pieces; nothing yet is none', () => {
  expect(countsOf([{ quantity: 4, unit: 'm' }])).toEqual([{ unit: 'm', quantity: 4 }])
  expect(countsOf([])).toEqual([{ unit: '', quantity: 0 }])
})
