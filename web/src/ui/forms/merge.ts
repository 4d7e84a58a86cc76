import { same } from './same.ts'

/** A field that both sides changed, each its own way. */
export interface Clash {
  readonly key: string
  readonly mine: unknown
  readonly theirs: unknown
}
export interface Meanwhile {
  readonly clashes: readonly Clash[]
  /** Fields only the other side changed: they need no decision. */
  readonly others: readonly string[]
}

type Fields = Readonly<Record<string, unknown>>

/** What somebody else changed since the form was begun, field by field. */
export function mergeOf(base: Fields, theirs: Fields, mine: Fields): Meanwhile {
  const moved = Object.keys(theirs).filter((key) => !same(base[key], theirs[key]))
  const open = moved.filter((key) => !same(mine[key], theirs[key]))
  return {
    clashes: open
      .filter((key) => !same(base[key], mine[key]))
      .map((key) => ({ key, mine: mine[key], theirs: theirs[key] })),
    others: open.filter((key) => same(base[key], mine[key])),
  }
}
