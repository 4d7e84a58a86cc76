import { describe, expect, test } from 'vitest'
import { type Base, changesOf, clashesOf } from './values.ts'

const base = (values: Base['values'], version = 1): Base => ({
  version,
  values: { country: 'IT', postal_same: true, delivery_same: true, ...values },
})

describe('what a form sends', () => {
  test('only what was typed and says something else', () => {
    const seen = base({ phone: '+390422123456', locality: 'Treviso', notes: null })
    expect(changesOf(seen, { phone: '0422 123456', locality: 'Mestre', notes: '' }, [])).toEqual({
      locality: 'Mestre',
    })
  })

  test('in its normal form', () => {
    expect(
      changesOf(base({ fixed_days: null, province: 'TV' }), { fixed_days: '25, 10', province: 've' }, []),
    ).toEqual({
      fixed_days: [10, 25],
      province: 'VE',
    })
  })

  test('a value that is wrong goes as it was typed, so that the server can name it', () => {
    expect(changesOf(base({ vat_number: null }), { vat_number: '123' }, [])).toEqual({ vat_number: '123' })
  })
})

describe('two people who change one sheet', () => {
  const seen = base({ phone: '+390422111111', notes: 'old', locality: 'Treviso' })

  test('meet where both changed a field, each its own way', () => {
    const theirs = base({ phone: '+390422222222', notes: 'old', locality: 'Mestre' }, 2)
    const { clashes, others } = clashesOf(seen, theirs, { phone: '+390422333333', notes: 'mine' })
    expect(clashes).toEqual([{ key: 'phone', theirs: '+390422222222', mine: '+390422333333' }])
    expect(others).toEqual(['locality'])
  })

  test('do not meet where both wrote the same, or only one wrote', () => {
    const theirs = base({ phone: '+390422222222', notes: 'old', locality: 'Treviso' }, 2)
    expect(clashesOf(seen, theirs, { phone: '+390422222222', notes: 'mine' })).toEqual({
      clashes: [],
      others: [],
    })
  })
})
