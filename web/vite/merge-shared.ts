/** Modules that the same beginnings (pages, parts, dialogs: whatever an `import()` loads) reach; they come as one script. */
export interface Share {
  readonly modules: readonly string[]
  /** Bytes as sent, estimated. */
  readonly size: number
  readonly reachedBy: ReadonlySet<string>
}

export interface MergeOptions {
  /** What one more script costs whoever loads it, in bytes. */
  readonly perScript: number
  /** What a beginning may load for nothing, in bytes. */
  readonly most: number
  /** How often a beginning is loaded, beside one that is loaded once. */
  readonly weightOf: (beginning: string) => number
  /** The modules that a module imports at once. */
  readonly importsOf: (module: string) => readonly string[]
  /** Whether a beginning loads a module that no share holds. */
  readonly loads: (beginning: string, module: string) => boolean
}

/**
 * Puts shares together, the best pair first, as long as the scripts saved are worth more than what some load for nothing.
 * None of the result imports another that imports it: what is imported is loaded by everybody who loads what imports it,
 * so those two would be loaded by the same beginnings, and such a pair is always put together.
 * @returns each share behind those it imports
 */
export function mergeShared(given: readonly Share[], options: MergeOptions): Share[] {
  const needed = loadedBy(given)
  let shares = [...given]
  for (;;) {
    const best = bestPair(shares, options, mayJoin(shares, needed, options))
    if (!best) return importedFirst(shares, options)
    shares = [...shares.filter((one) => !best.includes(one)), together(...best)]
  }
}

function bestPair(
  shares: readonly Share[],
  options: MergeOptions,
  may: (one: string, share: Share) => boolean,
): [Share, Share] | null {
  const allMay = (from: Share, to: Share) =>
    [...from.reachedBy].every((one) => to.reachedBy.has(one) || may(one, to))
  let best: [Share, Share] | null = null
  let most = 0
  for (const [at, first] of shares.entries())
    for (const second of shares.slice(at + 1)) {
      const gain = gainOf(first, second, options)
      if (gain <= most) continue
      if (!allMay(first, second) || !allMay(second, first)) continue
      most = gain
      best = [first, second]
    }
  return best
}

/** Whoever needs both saves a script; whoever needs one loads the other for nothing. */
function gainOf(first: Share, second: Share, { perScript, weightOf }: MergeOptions): number {
  let gain = 0
  for (const one of first.reachedBy)
    gain += weightOf(one) * (second.reachedBy.has(one) ? perScript : -second.size)
  for (const one of second.reachedBy) if (!first.reachedBy.has(one)) gain -= weightOf(one) * first.size
  return gain
}

/** A beginning may load a share for nothing where there is room for it, and where it brings no other script along. */
function mayJoin(
  shares: readonly Share[],
  needed: ReadonlyMap<string, number>,
  { importsOf, loads, most }: MergeOptions,
) {
  const holder = holders(shares)
  const loaded = loadedBy(shares)
  return (one: string, share: Share): boolean =>
    (loaded.get(one) ?? 0) + share.size <= (needed.get(one) ?? 0) + most &&
    share.modules.flatMap(importsOf).every((module) => {
      const held = holder.get(module)
      return held ? held === share || held.reachedBy.has(one) : loads(one, module)
    })
}

function loadedBy(shares: readonly Share[]): Map<string, number> {
  const bytes = new Map<string, number>()
  for (const { reachedBy, size } of shares)
    for (const one of reachedBy) bytes.set(one, (bytes.get(one) ?? 0) + size)
  return bytes
}

const together = (first: Share, second: Share): Share => ({
  modules: [...first.modules, ...second.modules],
  size: first.size + second.size,
  reachedBy: first.reachedBy.union(second.reachedBy),
})

const holders = (shares: readonly Share[]): Map<string, Share> =>
  new Map(shares.flatMap((share) => share.modules.map((module) => [module, share] as const)))

function importedFirst(shares: readonly Share[], { importsOf }: MergeOptions): Share[] {
  const holder = holders(shares)
  const found = new Set<Share>()
  const visit = (share: Share): void => {
    for (const module of share.modules.flatMap(importsOf)) {
      const imported = holder.get(module)
      if (imported && imported !== share && !found.has(imported)) visit(imported)
    }
    found.add(share)
  }
  for (const share of shares) visit(share)
  return [...found]
}
