import { expect, it } from 'vitest'
import { codesIn, namedBy } from './codes.ts'

it('reads codes however they were copied, each once', () => {
  expect(codesIn(' 014207\n014208;a12, A12\t014209\r\n')).toEqual(['014207', '014208', 'A12', '014209'])
  expect(codesIn(' \n;')).toEqual([])
})

it('finds the named ones, also without the leading zeros, and returns the unknown codes', () => {
  const rows = [{ code: '014207' }, { code: 'A12' }, { code: '0' }]
  expect(namedBy('14207 a12 014207 999 0', rows)).toEqual({ found: rows, unknown: ['999'] })
})
