/** What is wrong after a fault, told apart by how bad it is. */
export interface Verdict {
  /** Acknowledged, and not there. */
  readonly lost: string[]
  /** There more often than it was asked for. */
  readonly doubled: string[]
  /** There without what belongs to it. */
  readonly halfDone: string[]
}

export const emptyVerdict = (): Verdict => ({ lost: [], doubled: [], halfDone: [] })

export const isClean = ({ lost, doubled, halfDone }: Verdict): boolean =>
  lost.length + doubled.length + halfDone.length === 0

/** Compares how often each mark is there with how often it was acknowledged. */
export function compareCounts(
  verdict: Verdict,
  what: string,
  acknowledged: ReadonlyMap<string, number>,
  found: ReadonlyMap<string, number>,
): void {
  for (const mark of new Set([...acknowledged.keys(), ...found.keys()])) {
    const wanted = acknowledged.get(mark) ?? 0
    const there = found.get(mark) ?? 0
    if (there < wanted) verdict.lost.push(`${what} ${mark}: ${there} of ${wanted}`)
    // When the check runs every question has its answer, so that nothing may be there without one.
    if (there > wanted) verdict.doubled.push(`${what} ${mark}: ${there} instead of ${wanted}`)
  }
}

export function counted(marks: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  return counts
}
