import { expect, test } from 'vitest'
import { provinceChoices, provincesFor } from './choices.ts'

const first = (typed: string, postalCode = '') =>
  provincesFor(typed, postalCode)
    .slice(0, 3)
    .map(({ value }) => value)

test('two letters find the province of the postal code before any other', () => {
  expect(first('tr', '31100')).toEqual(['TV', 'TR', 'TP'])
  expect(first('TV', '38122')).toEqual(['TV'])
})

test('without a postal code the letters of a province come before names that begin with them', () => {
  expect(first('tr')).toEqual(['TR', 'TP', 'TN'])
  expect(first('pi')[0]).toBe('PI')
})

test('before anything is typed the whole list stands there, its own province first', () => {
  expect(first('', '31100')[0]).toBe('TV')
  expect(provincesFor('', '')).toEqual(provinceChoices)
})
