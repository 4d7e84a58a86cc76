type Span = readonly [from: number, to: number]

/** Where a value of a chart stands in pixels. `from` and `to` of the values differ. */
export const linear =
  ([low, high]: Span, [start, end]: Span) =>
  (value: number): number =>
    start + ((value - low) / (high - low)) * (end - start)

/**
 * The round values of a scale between two values, in rising order.
 * @param count about how many; steps are 1, 2 or 5 times a power of ten, so it can be one or two more or fewer
 */
export function ticksBetween(low: number, high: number, count: number): number[] {
  const rough = (high - low) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  // The nearest step by ratio: the limits are the geometric means of 1, 2, 5 and 10.
  const lead = rough / power
  const step = power * (lead >= Math.sqrt(50) ? 10 : lead >= Math.sqrt(10) ? 5 : lead >= Math.SQRT2 ? 2 : 1)
  const first = Math.ceil(low / step)
  const last = Math.floor(high / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => (first + i) * step)
}
