import type { Cell, Column } from './cells.ts'
import type { Measure } from './measure.ts'

/** How the table lies on the paper. */
export interface Layout {
  readonly landscape: boolean
  /** Of the type, in points. */
  readonly size: number
  /** Of each column, its inner margins included. */
  readonly widths: readonly number[]
}

/** Between the type and the edges of its cell. */
export const inset = 2.8
const badgeDot = 6.5
/** Of the headings, in parts of the table's size. */
export const headSize = 0.95
/** Inside the margins of `page.typ`, less a hair against rounding. */
const paper = { portrait: 498.8, landscape: 762.4 }
const attempts: readonly [landscape: boolean, size: number][] = [
  [false, 8.2],
  [false, 7.6],
  [true, 7.6],
  [true, 7.2],
  [true, 6.8],
  [true, 6.4],
  [true, 6],
]

/** The largest type and the smaller paper on which the columns stand side by side. */
export function layOut(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  measure: Measure,
): Layout {
  const wishes = columns.map((column, i) => wishOf(column, rows, i, measure))
  const at = (size: number, which: keyof Wish) =>
    wishes.map((wish, i) => wish[which] * size + marginsOf(columns[i]))
  for (const [landscape, size] of attempts) {
    const width = landscape ? paper.landscape : paper.portrait
    const good = at(size, 'good')
    if (sum(good) > width) continue
    const headed = grown(good, at(size, 'headed'), width)
    const full = grown(headed, at(size, 'all'), width)
    return { landscape, size, widths: filled(full, columns, width) }
  }
  const least = at(6, 'least')
  const width = paper.landscape
  const widths =
    sum(least) <= width ? grown(least, at(6, 'good'), width) : least.map((own) => (own * width) / sum(least))
  return { landscape: true, size: 6, widths }
}

/** What a cell needs besides its text, in points. */
export const marginsOf = (column: Column | undefined): number =>
  2 * inset + (column?.role === 'badge' ? badgeDot : 0)

/** Widths in ems. */
interface Wish {
  /** Holds single words, or a whole figure. */
  readonly least: number
  /** Holds nearly every cell on one line. */
  readonly good: number
  /** Holds the heading on one line too. */
  readonly headed: number
  /** Holds every cell. */
  readonly all: number
}

function wishOf(column: Column, rows: readonly (readonly Cell[])[], index: number, measure: Measure): Wish {
  const { label, numeric, role } = column
  // Figures stand in rows and, strong, in the sums below them. Strong is not always wider: its space is narrower, which
  // broke 10 956 in French.
  const weights = numeric ? [false, true] : [role === 'name']
  const widths = rows
    .map((cells) => Math.max(...weights.map((strong) => measure(cells[index]?.text ?? '', 1, strong))))
    .sort((a, b) => a - b)
  const word = Math.max(...label.split(' ').map((part) => measure(part, headSize, true)))
  const longest = widths.at(-1) ?? 0
  // One row in fifty may take a second line rather than make the type smaller for all.
  const nearlyAll = widths[Math.floor((widths.length - 1) * 0.98)] ?? 0
  const good = Math.max(word, numeric ? longest : Math.min(nearlyAll, 26))
  const headed = Math.max(good, measure(label, headSize, true))
  return {
    least: numeric ? good : Math.min(good, Math.max(word, 5)),
    good,
    headed,
    all: Math.max(headed, Math.min(longest, 32)),
  }
}

/** Moves widths towards what is wished for, as far as the paper goes. */
function grown(from: readonly number[], to: readonly number[], width: number): number[] {
  const wanted = sum(to) - sum(from)
  const part = wanted > 0 ? Math.max(0, Math.min(1, (width - sum(from)) / wanted)) : 0
  return from.map((own, i) => own + ((to[i] ?? own) - own) * part)
}

/** What is still left: a little air for every column, the rest to the texts in shares of what they have. */
function filled(given: readonly number[], columns: readonly Column[], width: number): number[] {
  const air = Math.min(8, (width - sum(given)) / given.length)
  const widths = given.map((own) => own + air)
  const left = width - sum(widths)
  const share = sum(widths.filter((_, i) => columns[i]?.numeric === false))
  if (share === 0) return widths.map((own) => own + left / widths.length)
  return widths.map((own, i) => (columns[i]?.numeric === false ? own + (left * own) / share : own))
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
