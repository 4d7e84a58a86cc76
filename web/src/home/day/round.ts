/** A point on the earth, in degrees. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

/**
 * The stops of one day in the order of a round that ends where it begins: from the first always on to the nearest, then
 * turned piece by piece as long as the whole gets shorter (2-opt). As the crow flies: no roads are known.
 */
export function roundOf<T extends Point>(stops: readonly T[]): T[] {
  const round = nearestNext(stops)
  while (turnOnce(round));
  return round
}

function nearestNext<T extends Point>([first, ...others]: readonly T[]): T[] {
  if (!first) return []
  const round = [first]
  const left = new Set(others)
  for (let at = first; left.size > 0; ) {
    at = [...left].reduce((best, stop) => (apart(at, stop) < apart(at, best) ? stop : best))
    left.delete(at)
    round.push(at)
  }
  return round
}

/** Turns the first piece around that makes the round shorter; false when there is none. The first stop stays the first. */
function turnOnce(round: Point[]): boolean {
  for (let from = 1; from < round.length - 1; from += 1)
    for (let to = from + 1; to < round.length; to += 1) {
      const [before, first, last, after] = [
        round[from - 1],
        round[from],
        round[to],
        round[(to + 1) % round.length],
      ]
      if (!before || !first || !last || !after) continue
      const saved = apart(before, first) + apart(last, after) - apart(before, last) - apart(first, after)
      // Of what rounding alone would save, two orders would be turned for ever.
      if (saved < 1e-9) continue
      round.splice(from, to - from + 1, ...round.slice(from, to + 1).toReversed())
      return true
    }
  return false
}

/** In degrees of latitude; flat, which within a day's drive is near enough. */
function apart(a: Point, b: Point): number {
  const middle = ((a.lat + b.lat) / 2) * (Math.PI / 180)
  return Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos(middle))
}
