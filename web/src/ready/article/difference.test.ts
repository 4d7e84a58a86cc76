import { expect, it } from 'vitest'
import { differenceOf } from './difference.ts'

const dishwasher = { price: 428.4, energy_class: 'B' } as const

it('says what another article costs more or less, to the cent, and whether its class is better', () => {
  expect(differenceOf({ price: 523.6, energy_class: 'A' }, dishwasher)).toEqual({
    amount: 95.2,
    better: true,
  })
  expect(differenceOf({ price: 383.6, energy_class: 'C' }, dishwasher)).toEqual({
    amount: -44.8,
    better: false,
  })
  expect(differenceOf(dishwasher, dishwasher)).toEqual({ amount: 0, better: false })
})

it('says nothing of what is not known', () => {
  expect(differenceOf({ price: null, energy_class: 'A' }, dishwasher)).toEqual({ amount: null, better: true })
  expect(differenceOf({ price: 1, energy_class: null }, { price: null, energy_class: null })).toEqual({
    amount: null,
    better: false,
  })
})
