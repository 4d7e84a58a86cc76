import { type Point, roundOf } from './round.ts'
import type { DayClient } from './reasons.ts'

/** The clients of one town. */
export interface Place {
  /** Empty for those of no town. */
  readonly name: string
  readonly clients: readonly DayClient[]
  /** Euro. */
  readonly stake: number
  /** Where the first of them is that is on the map. */
  readonly at: (Point & { readonly country: string }) | null
}

/** How the clients of a day stand: by town, by what is at stake, or by town in the order of a round. */
export type DayOrder = 'place' | (typeof otherOrders)[number]
/** What an address names; by town otherwise. */
export const otherOrders = ['amount', 'round'] as const

/** Clients of one town stand together; the towns in the order of what is at stake there. */
export const byPlace = (clients: readonly DayClient[]): Place[] =>
  [...Map.groupBy(clients, ({ place }) => place.city ?? '')]
    .map(([name, there]) => ({
      name,
      clients: there,
      stake: there.reduce((sum, { stake }) => sum + stake, 0),
      at: there.map(pointOf).find((point) => point !== null) ?? null,
    }))
    .toSorted((a, b) => b.stake - a.stake)

/** A place that is on the map. */
type Stop = Place & { readonly at: NonNullable<Place['at']> }

/** The towns as a round that begins where most is at stake, and after them those that nobody has put on the map. */
export function inRound(places: readonly Place[]): { stops: Stop[]; elsewhere: Place[] } {
  const isStop = (place: Place): place is Stop => place.at !== null
  const stops = places.filter(isStop).map((stop) => ({ ...stop.at, stop }))
  return {
    stops: roundOf(stops).map(({ stop }) => stop),
    elsewhere: places.filter((place) => !isStop(place)),
  }
}

function pointOf({ place: { lat, lng, country } }: DayClient) {
  return lat === null || lng === null ? null : { lat, lng, country }
}
