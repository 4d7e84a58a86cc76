import { expect, test } from 'vitest'
import { shareOf, tick } from './ticks.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const none: ReadonlySet<string> = new Set()

test('a row is ticked and unticked alone, the others keep theirs', () => {
  const two = tick(tick(none, order, 'd'), order, 'b')
  expect([...two].toSorted()).toEqual(['b', 'd'])
  expect([...tick(two, order, 'd')]).toEqual(['b'])
})

test('a range goes either way and gets what its last row gets', () => {
  expect([...tick(new Set(['b']), order, 'd', 'b')].toSorted()).toEqual(['b', 'c', 'd'])
  expect([...tick(new Set(['d', 'e']), order, 'b', 'd')].toSorted()).toEqual(['b', 'c', 'd', 'e'])
  // Its last row is ticked, so the range loses its ticks.
  expect([...tick(new Set(order), order, 'd', 'b')].toSorted()).toEqual(['a', 'e'])
})

test('a range from a row that is no longer there is that row alone', () => {
  expect([...tick(none, order, 'c', 'gone')]).toEqual(['c'])
})

test('the head tells all from some, and of an empty table none', () => {
  expect(shareOf(none, order)).toBe('none')
  expect(shareOf(new Set(['c']), order)).toBe('some')
  expect(shareOf(new Set(order), order)).toBe('all')
  expect(shareOf(new Set(['elsewhere']), order)).toBe('none')
  expect(shareOf(none, [])).toBe('none')
})
