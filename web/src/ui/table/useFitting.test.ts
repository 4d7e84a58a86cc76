import { expect, it } from 'vitest'
import { howMany } from './useFitting.ts'

const natural = {
  table: 500,
  columns: new Map([
    ['name', 200],
    ['phone', 100],
    ['town', 100],
    ['email', 100],
  ]),
}

it.each([
  [500, 0],
  [499, 1],
  [400, 1],
  [399, 2],
  [10, 2],
])('in %d px %d of two columns go, the first one first', (room, gone) => {
  expect(howMany(natural, ['email', 'phone'], room)).toBe(gone)
})
