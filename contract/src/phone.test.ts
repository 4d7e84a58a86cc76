import { expect, it } from 'vitest'
import { phone } from './phone.ts'

it.each([
  ['+390422555949', '+39 0422 555 949'],
  ['+393495552453', '+39 3495 552 453'],
  ['+33536494000', '+33 536 494 000'],
  ['+3904225556890', '+39 0422 5556 890'],
  ['+34915558', '+34 915 558'],
  ['+3991555', '+39 91555'],
  ['0422 555', '0422 555'],
  ['', ''],
])('writes %s as %s', (stored, shown) => {
  expect(phone(stored)).toBe(shown)
})

it.each(Array.from({ length: 9 }, (_, i) => '123456789012345'.slice(0, 7 + i)))(
  'loses no digit of %s',
  (digits) => {
    expect(phone(`+${digits}`).replaceAll(' ', '')).toBe(`+${digits}`)
  },
)
