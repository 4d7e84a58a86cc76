import { expect, it } from 'vitest'
import { rangeOf } from './ranges.ts'

it.each<[string | undefined, ReturnType<typeof rangeOf>]>([
  [undefined, null],
  ['bytes=0-9', { from: 0, to: 9 }],
  ['bytes=90-', { from: 90, to: 99 }],
  ['bytes=90-5000', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=-0', 'beyond'],
  ['bytes=100-', 'beyond'],
  ['bytes=99999999999999-', 'beyond'],
  ['bytes=9-5', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['items=0-9', null],
])('%s of a hundred bytes', (header, expected) => {
  expect(rangeOf(header, 100)).toEqual(expected)
})

it('of nothing there is no part', () => {
  expect(rangeOf('bytes=0-', 0)).toBe('beyond')
  expect(rangeOf('bytes=-1', 0)).toBe('beyond')
})
