import { expect, it } from 'vitest'
import { phone } from './phone.ts'

it.each([
  ['+390422555949', '+39 0422 555 949'],
  ['+393495552453', '+39 3495 552 453'],
  ['+33536494000', '+33 536 494 000'],
  ['0422 555', '0422 555'],
  ['', ''],
])('writes %s as %s', (stored, shown) => {
  expect(phone(stored)).toBe(shown)
})
