import type { MeasuredPlace } from '@mandato/contract/registry/measured-place'
import type { KeptForm } from '../../../ui/forms/useDraftedForm.ts'

/** What was measured; null before. */
export interface Values {
  readonly measured: MeasuredPlace | null
}
export type KeptPlace = KeptForm<Values>
export const nothing: Values = { measured: null }

const earthRadius = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

interface Point {
  readonly lat: number
  readonly lng: number
}

/** Metres along the ground between two points (haversine; on a sphere, half a percent off at most). */
export function metresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng)
  return 2 * earthRadius * Math.asin(Math.sqrt(h))
}
