/** What is counted one by one; so is a line without a price, of which nobody says in what it is measured. */
export const pieceUnits = ['', 'pz'] as const

export const isInPieces = (unit: string): boolean => pieceUnits.some((one) => one === unit.toLowerCase())

interface Counted {
  /** Empty: pieces. */
  readonly unit: string
  readonly quantity: number
}

/** How much lines are of: pieces with pieces, metres with metres, never one with the other; pieces first. */
export function countsOf(lines: readonly { readonly quantity: number | null; readonly unit: string }[]) {
  const sums = new Map<string, number>([['', 0]])
  for (const { quantity, unit } of lines) {
    const key = isInPieces(unit) ? '' : unit
    sums.set(key, (sums.get(key) ?? 0) + (quantity ?? 0))
  }
  return [...sums]
    .map(([unit, quantity]): Counted => ({ unit, quantity }))
    .filter(({ unit, quantity }) => quantity > 0 || (unit === '' && sums.size === 1))
}
