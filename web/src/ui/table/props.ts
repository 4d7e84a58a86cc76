import type { ReactNode } from 'react'
import type { TableHeader } from '../../platform/table-header.ts'
import type { RowKind, Tree } from './rows.ts'
import type { Sort } from './sort.ts'

/**
 * Rows that can be ticked, see useSelection; `order`: the keys of the rows as they stand. It draws its cells
 * itself, so that a table without it need not load them.
 */
export interface Selection<R> {
  readonly ticked: ReadonlySet<string>
  readonly head: (order: readonly string[]) => ReactNode
  readonly cell: (row: R, key: string, order: readonly string[]) => ReactNode
}

export interface DataTableProps<R extends object> {
  /** What the table shows, read aloud before it. */
  label: string
  headers: readonly TableHeader[]
  rows: readonly R[]
  rowKey: (row: R) => string
  /** The column that names a row, said with each of its values; the first one shown unless told. */
  nameKey?: string | undefined
  kindOf?: (row: R) => RowKind
  /** Columns a page draws its own way; the others follow their type. */
  cells?: Readonly<Record<string, (row: R) => ReactNode>>
  /** Past figures stand back, this year's stand out. */
  tones?: Readonly<Record<string, 'muted' | 'strong'>>
  /** Cells tinted by the size of a change, in per cent. */
  tints?: Readonly<Record<string, (row: R) => number | null | undefined>>
  /** Narrow cells: twelve months side by side. */
  dense?: boolean
  /** Columns not shown. */
  hidden?: readonly string[]
  /** Columns that go when there is no room for all, the first one first. */
  giveWay?: readonly string[]
  /** Sorted by the server or the address; without `onSort` the rows are sorted here. */
  sort?: Sort | null
  onSort?: (sort: Sort) => void
  /** A last row with the sums, kept in sight. */
  totals?: R
  /** Rows that belong together as they stand: a heading above the first of each, unless there are so many that each must be equally high. */
  groups?: { readonly of: (row: R) => string; readonly head: (group: string) => ReactNode } | undefined
  tree?: Tree<R>
  note?: (row: R) => ReactNode
  /** What stands below one row, across all columns: the answer to it, while it is given. */
  below?: { readonly key: string; readonly content: ReactNode } | undefined
  /** The row opens something: the whole row may be clicked, its first cell should hold the link. */
  onRow?: (row: R) => void
  /** The row under the mouse or with the keyboard in it: what belongs to it elsewhere lights up. */
  onPoint?: (row: R | null) => void
  selected?: string | null
  /** Rows that can be ticked. */
  selection?: Selection<R> | undefined
  /** `fill`: scrolls inside what the window leaves; `auto`: as high as its rows. */
  height?: 'fill' | 'auto'
}
