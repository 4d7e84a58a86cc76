/** Ticks a row or takes its tick away; all rows from `since` to it get what it gets. */
export function tick(
  ticked: ReadonlySet<string>,
  order: readonly string[],
  key: string,
  since: string | null = null,
): ReadonlySet<string> {
  const next = new Set(ticked)
  const [at, from] = [order.indexOf(key), since === null ? -1 : order.indexOf(since)]
  const range = from < 0 ? [key] : order.slice(Math.min(at, from), Math.max(at, from) + 1)
  for (const one of range) {
    if (ticked.has(key)) next.delete(one)
    else next.add(one)
  }
  return next
}

/** How much of what is shown is ticked. */
export function shareOf(ticked: ReadonlySet<string>, order: readonly string[]): 'none' | 'some' | 'all' {
  const count = order.filter((key) => ticked.has(key)).length
  if (count === 0) return 'none'
  return count === order.length ? 'all' : 'some'
}
