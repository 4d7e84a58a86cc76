import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Point, roundOf } from './round.ts'

const stops = fc.array(
  fc.record({
    lat: fc.double({ min: 36, max: 47, noNaN: true }),
    lng: fc.double({ min: 7, max: 18, noNaN: true }),
  }),
  { maxLength: 20 },
)

test('the corners of a square are driven around, not across', () => {
  const corner = (lat: number, lng: number) => ({ lat, lng })
  const [a, b, c, d] = [corner(45, 11), corner(46, 12), corner(46, 11), corner(45, 12)]
  expect(roundOf([a, b, c, d])).toEqual([a, d, b, c])
})

test('every stop once, beginning with the first', () => {
  fc.assert(
    fc.property(stops, (given) => {
      const round = roundOf(given)
      expect(round[0]).toBe(given[0])
      expect(new Set(round)).toEqual(new Set(given))
      expect(round.length).toBe(given.length)
    }),
  )
})

/** The whole round, back to its beginning, in degrees of latitude. */
const lengthOf = (round: readonly Point[]): number =>
  round.reduce((sum, a, at) => {
    const b = round[(at + 1) % round.length] ?? a
    return sum + Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos(((a.lat + b.lat) * Math.PI) / 360))
  }, 0)

test('no piece of it turned around makes it shorter', () => {
  fc.assert(
    fc.property(stops, (given) => {
      const round = roundOf(given)
      for (let from = 1; from < round.length; from += 1)
        for (let to = from + 1; to < round.length; to += 1) {
          const turned = round.toSpliced(from, to - from + 1, ...round.slice(from, to + 1).toReversed())
          expect(lengthOf(turned)).toBeGreaterThan(lengthOf(round) - 1e-6)
        }
    }),
  )
})
