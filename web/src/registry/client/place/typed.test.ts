import { expect, it } from 'vitest'
import { metresBetween } from './typed.ts'

it('measures along the ground', () => {
  const treviso = { lat: 45.6669, lng: 12.243 }
  expect(metresBetween(treviso, treviso)).toBe(0)
  // A degree of latitude is 111.2 km everywhere on a sphere of this radius, one of longitude shrinks with the cosine.
  expect(metresBetween({ lat: 45, lng: 12 }, { lat: 46, lng: 12 })).toBeCloseTo(111_195, -1)
  expect(metresBetween({ lat: 60, lng: 12 }, { lat: 60, lng: 13 })).toBeCloseTo(55_597, -1)
  expect(metresBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111_195, -1)
})
