import { expect, test } from 'vitest'
import { placeOf } from './places.ts'

test('a town is found by its name, whatever the accents and the language', () => {
  expect(placeOf({ city: 'Forlì', province: 'FC', country: 'IT' })?.lat).toBeCloseTo(44.2, 1)
  expect(placeOf({ city: 'ROMA', province: 'RM', country: 'IT' })?.lng).toBeCloseTo(12.5, 1)
  expect(placeOf({ city: 'Lyon', province: '', country: 'FR' })?.lat).toBeCloseTo(45.7, 1)
})

test('in Italy the province has to fit: Massa is three towns', () => {
  const tuscany = placeOf({ city: 'Massa', province: 'MS', country: 'IT' })
  const romagna = placeOf({ city: 'Massa', province: 'PU', country: 'IT' })
  expect(tuscany?.lat).toBeCloseTo(44, 0)
  expect(romagna).toBeNull()
})

test('an unknown town has no point', () => {
  expect(placeOf({ city: 'Nowhere on Sea', province: '', country: 'GB' })).toBeNull()
  expect(placeOf({ city: '', province: 'TV', country: 'IT' })).toBeNull()
})
