interface Closure {
  readonly from: string
  readonly to: string
  readonly reason: string
}

/** Closures as lines of a text: first day, last day, why. */
export const closuresOf = (closures: readonly Closure[]): string =>
  closures.map(({ from, to, reason }) => [from, to, reason].filter(Boolean).join(' ')).join('\n')

/** The closures a text says; null where a line cannot be read. */
export function closuresIn(text: string): Closure[] | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const read = lines.map((line) => /^(\d{4}-\d\d-\d\d)\s+(\d{4}-\d\d-\d\d)\s*(.{0,80})$/.exec(line))
  const closures = read.flatMap((found) =>
    found ? [{ from: found[1] ?? '', to: found[2] ?? '', reason: found[3] ?? '' }] : [],
  )
  return closures.length === lines.length && closures.every(({ from, to }) => from <= to) ? closures : null
}
