import { expect, it } from 'vitest'
import { lineOf } from './line.ts'

it('is rounded once, as in the order, not a piece times its number', () => {
  const nut = { price: 5.28, list_price: 12.35, chain: '50+10+5' }
  expect(lineOf(nut, 1)).toBe(5.28)
  expect(lineOf(nut, 99)).toBe(522.68)
})

it('without a discount is the list price', () => {
  expect(lineOf({ price: 612.1, list_price: 612.1, chain: null }, 3)).toBe(1836.3)
})

it('of the ERP’s own price is a piece times its number', () => {
  expect(lineOf({ price: 1.15, list_price: null, chain: null }, 3)).toBe(3.45)
  expect(lineOf({ price: null, list_price: null, chain: null }, 3)).toBeNull()
})
