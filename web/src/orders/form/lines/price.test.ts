import { describe, expect, it } from 'vitest'
import type { TypedLine } from '../typed.ts'
import { isOver, netOf, type ShownPrice, shownIn, sumOf } from './price.ts'

const price: ShownPrice = {
  of: '014207',
  list: 'IT-A',
  list_price: 12.35,
  valid_from: '2025-01-01',
  discounts: [50, 10, 5].map((percent) => ({
    percent,
    source: 'list' as const,
    valid_from: '2025-01-01',
    subtotal: '0',
  })),
  net_price: 5.28,
  energy_class: null,
  energy_range: null,
}
const line = (change: Partial<TypedLine>): TypedLine => ({
  product_code: 'B60',
  description: 'Base',
  quantity: '120',
  price,
  ...change,
})

describe('a line of the form', () => {
  it('is rounded once, never the shown price times the quantity', () => {
    expect(netOf(line({}))).toBe(63_356)
    expect(netOf(line({ quantity: '1' }))).toBe(528)
  })

  it('without a price or a quantity has no amount', () => {
    const { price: _none, ...free } = line({})
    expect(netOf(free)).toBeNull()
    expect(netOf(line({ quantity: '' }))).toBeNull()
    expect(sumOf([line({}), free])).toMatchObject({ totals: [{ net: 63_356 }], unpriced: 1 })
    expect(sumOf([free])).toEqual({ totals: [], unpriced: 1, uncounted: 0 })
  })

  it('adds up to the cent, with what the list would have been', () => {
    expect(sumOf([line({}), line({ quantity: '2' })])).toEqual({
      totals: [{ currency: 'EUR', net: 63_356 + 1056, list: 150_670 }],
      unpriced: 0,
      uncounted: 0,
    })
  })

  it('never adds francs to euros', () => {
    const francs = line({ price: { ...price, currency: 'CHF' }, quantity: '1' })
    expect(sumOf([line({ quantity: '1' }), francs]).totals).toEqual([
      { currency: 'EUR', net: 528, list: 1235 },
      { currency: 'CHF', net: 528, list: 1235 },
    ])
  })

  it('holds no longer after its last day, where the price has changed', () => {
    const changed = { now: 6, reason: 'list' as const, holds_until: '2025-11-24' }
    const old = line({ price: { ...price, changed } })
    expect([isOver(old, '2025-11-24'), isOver(old, '2025-11-25'), isOver(line({}), '2026-01-01')]).toEqual([
      false,
      true,
      false,
    ])
  })
})

it('an answer without a price gives none', () => {
  const label = { energy_class: null, energy_range: null }
  expect(shownIn({ ...label, list: 'IT-A', list_price: null, net_price: null }, '014207')).toEqual({})
  expect(shownIn(label, '014207')).toEqual({})
})
