import { mergeShared, type Share } from './merge-shared.ts'

/** Lazy modules that are loaded one with the other count as one beginning, and weigh as much as they are loaded. */
const loadedTogether = [
  {
    name: 'house',
    weight: 20,
    modules: /\/src\/app\/(journal-run|shell\/(Later|MenuDrawer|Palette))\.tsx?$/,
  },
  {
    name: 'first screen',
    weight: 10,
    modules:
      /\/src\/(home\/(day\/cards|NetworkFurther|blocks\/Arrange)|sheets\/ring\/index|content\/list\/MustRead)\.tsx?$/,
  },
] as const
/** Pages behind the link of a mail, opened once on a phone, weigh more than one that a browser comes to know. */
const weightOfOnce = 10
/** Bytes: what one more script costs, and how much of what it never needs a page may load to save some. */
const worth = { perScript: 2_500, most: 2_250 }
/** What minifying and compressing leave of a shared module (measured: 246 of 2,210 kB). */
const compressed = 0.11
/** Whoever is here has them. */
const everywhere = new Set(['start', 'core'])

export interface Modules {
  /** What an `import()` loads. */
  readonly lazy: ReadonlySet<string>
  readonly isOpenedOnce: (module: string) => boolean
  /** A module and all it imports at once. */
  readonly reached: (module: string) => ReadonlySet<string>
  readonly importsOf: (module: string) => readonly string[]
  readonly lengthOf: (module: string) => number
  /** The piece that a module is put into by its name, if any. */
  readonly pieceOf: (module: string) => string | undefined
}

/** What no piece holds and several lazy modules share, put together where that is worth it. */
export function sharesOf(modules: Modules): Share[] {
  const { lazy, isOpenedOnce, importsOf, lengthOf, pieceOf } = modules
  for (const { name, modules: those } of loadedTogether)
    if (![...lazy].some((id) => those.test(id)))
      throw new Error(`nothing is loaded with the ${name} any more`)
  const reachedBy = new Map<string, Set<string>>()
  const timesReached = new Map<string, number>()
  const piecesOf = new Map<string, Set<string>>()
  for (const one of lazy) {
    const name = nameOf(one)
    const pieces = piecesOf.get(name) ?? new Set(everywhere)
    piecesOf.set(name, pieces)
    for (const id of modules.reached(one)) {
      const piece = pieceOf(id)
      if (piece) pieces.add(piece)
      if (piece || lazy.has(id)) continue
      timesReached.set(id, (timesReached.get(id) ?? 0) + 1)
      reachedBy.set(id, (reachedBy.get(id) ?? new Set()).add(name))
    }
  }
  const shares = new Map<string, Share>()
  for (const [id, names] of reachedBy) {
    if ((timesReached.get(id) ?? 0) < 2) continue
    const key = [...names].sort().join()
    const { modules: others = [], size = 0 } = shares.get(key) ?? {}
    shares.set(key, {
      modules: [...others, id],
      size: size + lengthOf(id) * compressed,
      reachedBy: names,
    })
  }
  return mergeShared([...shares.values()], {
    ...worth,
    importsOf,
    weightOf: (name) =>
      loadedTogether.find((group) => group.name === name)?.weight ?? (isOpenedOnce(name) ? weightOfOnce : 1),
    loads: (name, id) => {
      const piece = pieceOf(id)
      return piece ? piecesOf.get(name)?.has(piece) === true : reachedBy.get(id)?.has(name) === true
    },
  })
}

const nameOf = (module: string): string =>
  loadedTogether.find(({ modules }) => modules.test(module))?.name ?? module
