import { ticksBetween } from './scale.ts'

export interface Month {
  /** 1–12 */
  readonly m: number
  readonly prev: number
  /** null for a month that has not begun. */
  readonly curr: number | null
  readonly budget: number | null
}

export interface MonthGeometry {
  readonly left: number
  readonly top: number
  readonly bottom: number
  readonly slot: number
  readonly low: number
  readonly high: number
  readonly ticks: readonly number[]
}

/** Where things stand in the chart: as high as its highest month, not as the next round number. Credit notes can pull a month below nothing, so the base may rise. */
export function monthGeometry(months: readonly Month[], width: number, height: number): MonthGeometry {
  const values = months.flatMap((month) => [month.prev, month.curr ?? 0, month.budget ?? 0])
  const low = Math.min(0, ...values) * 1.06
  const high = Math.max(1, ...values) * 1.04
  const ticks = ticksBetween(low, high, height < 150 || width < 500 ? 3 : 5)
  // As wide as the longest label of the scale, in thousands with its separators.
  const digits = Math.max(...ticks.map((tick) => String(Math.round(Math.abs(tick) / 1000)).length))
  const left = 12 + 8 * Math.max(3, digits + (digits > 3 ? 0.5 : 0))
  return {
    left,
    top: 8,
    bottom: height - 24,
    slot: Math.max(0, width - left) / Math.max(1, months.length),
    low,
    high,
    ticks,
  }
}
