import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Placed } from './point-index.ts'
import { PointIndex } from './point-index.ts'

const maxZoom = 12
const everywhere = [-180, -85, 180, 85] as const
const towns = [
  { city: 'Treviso', lat: 45.666, lng: 12.243 },
  { city: 'Lyon', lat: 45.748, lng: 4.847 },
  { city: 'Palermo', lat: 38.116, lng: 13.361 },
]
/** Clients around a few towns, several of them at the very same point. */
const clients = fc
  .array(
    fc.record({
      town: fc.constantFrom(...towns),
      north: fc.integer({ min: -3, max: 3 }),
      east: fc.integer({ min: -3, max: 3 }),
    }),
    { minLength: 1, maxLength: 120 },
  )
  .map((drawn) =>
    drawn.map(({ town, north, east }, id) => {
      const place = { city: town.city, lat: town.lat + north / 50, lng: town.lng + east / 50 }
      return { id, ...place } as Placed
    }),
  )
const zooms = fc.integer({ min: 2, max: maxZoom })

it('every client is in exactly one circle, at any zoom, and is found there', () => {
  fc.assert(
    fc.property(clients, zooms, (given, zoom) => {
      const index = new PointIndex(given, maxZoom)
      const spots = index.spots([...everywhere], zoom)
      const held = spots.flatMap((spot) =>
        spot.client ? [spot.client.id] : index.clientsOf(spot.cluster ?? -1).map(({ id }) => id),
      )
      expect(held.toSorted((a, b) => a - b)).toEqual(given.map(({ id }) => id))
      expect(spots.reduce((sum, { count }) => sum + count, 0)).toBe(given.length)
      expect(given.every(({ id }) => index.spotOf(id, spots) !== undefined)).toBe(true)
      expect(new Set(spots.map(({ key }) => key)).size).toBe(spots.length)
    }),
  )
})

it('names the town where one looks closely, and not from afar', () => {
  const treviso = towns.slice(0, 1).map((town, id) => ({ id, ...town }) as Placed)
  const index = new PointIndex(treviso, maxZoom)
  expect(index.spots([...everywhere], 8).map(({ town }) => town)).toEqual([null])
  expect(index.spots([...everywhere], 9).map(({ town }) => town)).toEqual(['Treviso'])
})

it('what no zoom can part opens as a list: its zoom lies beyond the last', () => {
  const same = [1, 2, 3].map((id) => ({ id, ...towns[0] }) as Placed)
  const index = new PointIndex(same, maxZoom)
  const [spot] = index.spots([...everywhere], maxZoom)
  expect(spot?.count).toBe(3)
  expect(index.opensAt(spot?.cluster ?? -1)).toBeGreaterThan(maxZoom)
})

it('says from which zoom on a client has a circle of its own, or the nearest where others stand at its point', () => {
  fc.assert(
    fc.property(clients, zooms, (given, from) => {
      const index = new PointIndex(given, maxZoom)
      const isAlone = (client: Placed, zoom: number) =>
        index.spots([...everywhere], zoom).some((spot) => spot.client?.id === client.id)
      for (const client of given.slice(0, 5)) {
        const zoom = index.apartAt(client, from, maxZoom)
        expect(zoom === maxZoom || isAlone(client, zoom)).toBe(true)
        for (let farther = from; farther < zoom; farther += 1) expect(isAlone(client, farther)).toBe(false)
      }
    }),
  )
})
