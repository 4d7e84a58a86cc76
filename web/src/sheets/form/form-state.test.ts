import { expect, test } from 'vitest'
import type { KeptSheet } from './draft.ts'
import { baseIn, begin, formReducer, type FormState } from './form-state.ts'
import type { Base } from './values.ts'

const values = { country: 'IT', postal_same: true, delivery_same: true, abi: null, cab: null, phone: null }
const seen: Base = { version: 1, values }
const shown = { latest: seen, paymentCodes: [] }
const typed = (state: FormState, key: string, value: string) =>
  formReducer(formReducer(state, { do: 'set', key, value, shown }), { do: 'leave', key, shown })

test('a right value takes its normal form when its field is left, a wrong one stays as it was typed', () => {
  const state = typed(typed(begin(null, seen), 'phone', '0422 123456'), 'vat_number', '123')
  expect(state.mine).toEqual({ phone: '+390422123456', vat_number: '123' })
})

test('an Italian IBAN fills in the codes of the bank, unless somebody typed them', () => {
  const iban = 'IT60 X054 2811 1010 0000 0123 456'
  expect(typed(begin(null, seen), 'iban', iban).mine).toMatchObject({ abi: '05428', cab: '11101' })
  expect(typed(typed(begin(null, seen), 'abi', '99999'), 'iban', iban).mine['abi']).toBe('99999')
})

test('the form follows the server until something is typed, and stays with what was seen from then on', () => {
  const newer: Base = { version: 2, values: { ...values, phone: '+390422999999' } }
  const empty = begin(null, seen)
  expect(baseIn(empty, newer)).toBe(newer)
  const state = typed(empty, 'notes', 'mine')
  expect(baseIn(state, newer)).toBe(seen)
  const settled = formReducer(state, { do: 'settle', theirs: [], shown: { latest: newer, paymentCodes: [] } })
  expect(baseIn(settled, newer)).toBe(newer)
  expect(settled.mine).toEqual({ notes: 'mine' })
})

test('what is the other person’s is no longer mine', () => {
  const state = typed(typed(begin(null, seen), 'notes', 'mine'), 'phone', '0422 1234567')
  expect(formReducer(state, { do: 'settle', theirs: ['phone'], shown }).mine).toEqual({ notes: 'mine' })
})

test('what was typed while the sheet was on its way stays, what arrived is no longer typed', () => {
  const sent: KeptSheet = {
    base: seen,
    mine: { notes: 'first', phone: '0422 123456' },
    changes: { notes: 'first', phone: '+390422123456' },
    ways: { language: 'fr' },
    staff: false,
    signer: null,
  }
  const before = { ...begin(null, seen), ways: { language: 'fr', customerMayFill: true } as const }
  const state = typed(typed(before, 'notes', 'first and more'), 'phone', '0422 123456')
  const next = formReducer(state, { do: 'arrived', sent, version: 2 })
  expect(next.mine).toEqual({ notes: 'first and more' })
  expect(next.ways).toEqual({ customerMayFill: true })
  expect(baseIn(next, seen)).toEqual({
    version: 2,
    values: { ...values, notes: 'first', phone: '+390422123456' },
  })
})

test('until the sheet was read again, the form shows what was saved', () => {
  const sent: KeptSheet = {
    base: seen,
    mine: { notes: 'x' },
    changes: { notes: 'x' },
    ways: {},
    staff: false,
    signer: null,
  }
  const next = formReducer(typed(begin(null, seen), 'notes', 'x'), { do: 'arrived', sent, version: 2 })
  expect(next.mine).toEqual({})
  expect(baseIn(next, seen).values['notes']).toBe('x')
  const read: Base = { version: 2, values: { ...values, notes: 'X' } }
  expect(baseIn(next, read)).toBe(read)
})
