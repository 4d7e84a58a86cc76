import { expect, test } from 'vitest'
import { faultsOf, newCode, type PaymentCode } from './codes.ts'

const named = (code: string): PaymentCode => ({ code, label: { it: 'a', en: 'b', fr: 'c', es: 'd' } })

test('codes in their own signs, each once and named in every language, are right', () => {
  expect(faultsOf([named('RB60FM'), named('BB-30')]).size).toBe(0)
})

test('each kind of wrong code has its own fault', () => {
  const faults = faultsOf([
    named('RB60'),
    newCode,
    named('rb60'),
    named('RB 90'),
    { ...named('BB30'), label: { ...named('').label, fr: ' ' } },
  ])
  expect([...faults]).toEqual([
    [1, 'code'],
    [2, 'twice'],
    [3, 'code'],
    [4, 'label'],
  ])
})
