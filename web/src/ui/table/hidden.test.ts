import { expect, it } from 'vitest'
import { hiddenFromAddress, hiddenToAddress } from './hidden.ts'

const atFirst = ['email', 'phone']

it.each([
  [['email', 'phone'], undefined],
  [['phone', 'email'], undefined],
  [['email'], 'email'],
  [['email', 'phone', 'code'], 'email,phone,code'],
  [[], 'none'],
])('%j put away are %s in the address, and the same again', (hidden, address) => {
  expect(hiddenToAddress(hidden, atFirst)).toBe(address)
  expect([...hiddenFromAddress(address, atFirst)].sort()).toEqual([...hidden].sort())
})

it('the default, with all columns shown, is not in the address', () => {
  expect(hiddenToAddress([])).toBeUndefined()
  expect(hiddenFromAddress(undefined)).toEqual([])
})
