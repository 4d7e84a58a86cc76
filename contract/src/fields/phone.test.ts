import { expect, it } from 'vitest'
import { phone } from './phone.ts'

it.each([
  ['+390422555949', '+39 0422 555 949'],
  ['+393495552453', '+39 349 555 2453'],
  ['+39335555245', '+39 335 555 245'],
  ['+33536494000', '+33 5 36 49 40 00'],
  ['+3353649400', '+33 5364 9400'],
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
