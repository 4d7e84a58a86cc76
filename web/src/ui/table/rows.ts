import type { Sort } from './sort.ts'

/** What a row is to the sum: rows of other kinds are plain rows. */
export type RowKind = 'partition' | 'of_which' | 'cross' | 'total' | (string & {})

export type Shown<R> =
  | {
      readonly is: 'row'
      readonly row: R
      readonly key: string
      readonly depth: number
      readonly kind: RowKind
    }
  | { readonly is: 'waiting'; readonly key: string; readonly depth: number }
  | { readonly is: 'note'; readonly key: string; readonly of: R; readonly depth: number }

/** Rows that open into further rows, loaded when opened. */
export interface Tree<R> {
  isOpen(row: R): boolean
  toggle(row: R): void
  /** null: this row does not open; `loading`: on the way. */
  children(row: R): readonly R[] | 'loading' | null
  /** Its name, for "open Ferri Rappresentanze". */
  name(row: R): string
  /** A row of words at the end of the opened ones: "142 more". */
  hasNote?(row: R): boolean
}

type Values = object
export const valueOf = (row: Values, key: string): unknown => (row as Record<string, unknown>)[key]

/** Whether a row is the first of its group. */
export const startsGroup = <R>(
  groupOf: (row: R) => string,
  { row }: { readonly row: R },
  before: Shown<R> | undefined,
): boolean => before?.is !== 'row' || groupOf(before.row) !== groupOf(row)

/** Rows in the order they are seen, opened ones followed by what they open into. */
export function shownRows<R extends Values>(
  rows: readonly R[],
  keyOf: (row: R) => string,
  kindOf: (row: R) => RowKind,
  tree?: Tree<R>,
  depth = 0,
): Shown<R>[] {
  return rows.flatMap((row): Shown<R>[] => {
    const key = keyOf(row)
    const own: Shown<R> = { is: 'row', row, key, depth, kind: kindOf(row) }
    if (!tree?.isOpen(row)) return [own]
    const children = tree.children(row)
    if (children === null) return [own]
    if (children === 'loading') return [own, { is: 'waiting', key: `${key} …`, depth: depth + 1 }]
    const note: Shown<R>[] = tree.hasNote?.(row)
      ? [{ is: 'note', key: `${key} note`, of: row, depth: depth + 1 }]
      : []
    return [
      own,
      ...shownRows(children, (child) => `${key}/${keyOf(child)}`, kindOf, tree, depth + 1),
      ...note,
    ]
  })
}

/** Sorted on the screen: "of which" stays under its row, crosses and totals stay at the foot. */
export function sortRows<R extends Values>(
  rows: readonly R[],
  sort: Sort | null,
  kindOf: (row: R) => RowKind,
  compareWords: (a: string, b: string) => number,
): readonly R[] {
  if (!sort) return rows
  const groups: R[][] = []
  const foot: R[] = []
  for (const row of rows) {
    const kind = kindOf(row)
    if (kind === 'cross' || kind === 'total') foot.push(row)
    else if (kind === 'of_which' && groups.length) groups.at(-1)?.push(row)
    else groups.push([row])
  }
  const compare = (a: unknown, b: unknown): number => {
    if (a === b) return 0
    // Nothing stands last, whichever way the column is sorted.
    if (a === null || a === undefined) return sort.desc ? -1 : 1
    if (b === null || b === undefined) return sort.desc ? 1 : -1
    if (typeof a === 'number' && typeof b === 'number') return a - b
    return typeof a === 'string' && typeof b === 'string' ? compareWords(a, b) : Number(a) - Number(b)
  }
  const first = (group: R[]) => (group[0] ? valueOf(group[0], sort.key) : undefined)
  groups.sort((a, b) => (sort.desc ? -1 : 1) * compare(first(a), first(b)))
  return [...groups.flat(), ...foot]
}
