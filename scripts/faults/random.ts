/** Chance that comes again: the same seed gives the same moments. */
export interface Random {
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  /** True so often out of one. */
  chance(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

/** Mulberry32: small, and good enough to scatter moments. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    between,
    chance: (share) => next() < share,
    pick: (items) => {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
  }
}
