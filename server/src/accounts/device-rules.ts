export interface Range {
  readonly from: number
  readonly to: number
}

/** Numbers in ascending order, as runs without a gap. */
export function rangesOf(numbers: readonly number[]): Range[] {
  const ranges: { from: number; to: number }[] = []
  for (const n of numbers) {
    const last = ranges.at(-1)
    if (last && n <= last.to + 1) last.to = Math.max(last.to, n)
    else ranges.push({ from: n, to: n })
  }
  return ranges
}

/** What lacks between 1 and the highest number. */
export function gapsIn(ranges: readonly Range[], highest: number): Range[] {
  const gaps: Range[] = []
  let next = 1
  for (const { from, to } of ranges) {
    if (from > next) gaps.push({ from: next, to: Math.min(from - 1, highest) })
    next = Math.max(next, to + 1)
  }
  if (next <= highest) gaps.push({ from: next, to: highest })
  return gaps.filter((gap) => gap.from <= gap.to)
}
