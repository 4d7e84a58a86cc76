import type { Cell, Column } from './cells.ts'
import type { RowKind } from './kinds.ts'
import type { Measure } from './measure.ts'
import { type Layout, marginsOf } from './widths.ts'
import { wrap } from './wrap.ts'

/** A line of the table as the template draws it: what kind, how high, its cells. */
export interface Line {
  readonly kind: Kind
  readonly height: number
  readonly cells: readonly (string | readonly [text: string, tone: string])[]
}
export type Kind = RowKind | 'group' | 'subtotal'

/** Parts of the type size: height of a capital, distance of two lines. */
const [capital, pitch] = [0.7, 1.2]
const paddings: Readonly<Record<Kind, number>> = {
  row: 3.1,
  of_which: 3.1,
  cross: 3.1,
  group: 5.2,
  subtotal: 3.3,
  total: 4.5,
}

/** Breaks the cells of a row into lines that fit their columns. */
export function lineOf(
  kind: Kind,
  cells: readonly Cell[],
  columns: readonly Column[],
  layout: Layout,
  measure: Measure,
): Line {
  const strong = kind === 'subtotal' || kind === 'total'
  let lines = 1
  const broken = cells.map(({ text, tone }, i) => {
    const column = columns[i]
    const room = (layout.widths[i] ?? 0) - marginsOf(column)
    const bold = strong || column?.role === 'name'
    const own = wrap(text, room, (part) => measure(part, layout.size, bold))
    lines = Math.max(lines, own.length)
    return tone ? ([own.join('\n'), tone] as const) : own.join('\n')
  })
  return { kind, height: heightOf(kind, lines, layout.size), cells: broken }
}

export const heightOf = (kind: Kind, lines: number, size: number): number =>
  size * (capital + (lines - 1) * pitch) + 2 * paddings[kind]

/** The heading of a group, over all columns. */
export const groupLine = (label: string, layout: Layout): Line => ({
  kind: 'group',
  height: heightOf('group', 1, 9),
  cells: [label.slice(0, layout.landscape ? 140 : 90)],
})
