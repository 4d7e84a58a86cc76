import { dot } from '../../../ui/dot.ts'
import { blocks, isBlank, unwrap } from './elements.ts'

/* Tables: a cell of ours holds words and line ends, and every row is as long as the others. */

const widest = 50

/** A table within a cell becomes lines of it: its cells side by side. */
function flatten(inner: Element): void {
  const document = inner.ownerDocument
  const lines = [...inner.querySelectorAll('tr')].map((row) =>
    [...row.children]
      .map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join(dot),
  )
  inner.replaceWith(
    ...lines.filter(Boolean).flatMap((line) => {
      const words = document.createElement('p')
      words.textContent = line
      return [words]
    }),
  )
}

/** Paragraphs of a cell become its lines. */
function linesOf(cell: Element): void {
  for (const block of cell.querySelectorAll(blocks)) {
    // The blanks between paragraphs are of the markup.
    for (const beside of [block.previousSibling, block.nextSibling])
      if (beside instanceof CharacterData && isBlank(beside)) beside.remove()
    if (isBlank(block)) {
      block.remove()
      continue
    }
    const isLast = !hasWordsBehind(block, cell)
    if (!isLast) block.append(cell.ownerDocument.createElement('br'))
    unwrap(block)
  }
}

function hasWordsBehind(block: Element, cell: Element): boolean {
  for (let at: Element | null = block; at && at !== cell; at = at.parentElement)
    for (let next = at.nextSibling; next; next = next.nextSibling) if (!isBlank(next)) return true
  return false
}

const span = (cell: Element, name: 'colspan' | 'rowspan'): number =>
  Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), widest)

/** Cells that were joined stand beside empty ones, so that every column stays one. */
function part(table: Element): void {
  const rows = [...table.querySelectorAll('tr')]
  const empty = () => table.ownerDocument.createElement('td')
  /** Rows still to be left out, by column. */
  const held: number[] = []
  for (const row of rows) {
    let column = 0
    // The row grows while it is walked.
    const cells = Array.from(row.children)
    for (const cell of cells) {
      for (; (held[column] ?? 0) > 0; column += 1) {
        held[column] = (held[column] ?? 0) - 1
        cell.before(empty())
      }
      const [wide, high] = [span(cell, 'colspan'), span(cell, 'rowspan')]
      for (let n = 1; n < wide; n += 1) cell.after(empty())
      for (let n = 0; n < wide; n += 1) held[column + n] = high - 1
      column += wide
    }
    for (; column < held.length; column += 1)
      if ((held[column] ?? 0) > 0) {
        held[column] = (held[column] ?? 0) - 1
        row.append(empty())
      }
  }
}

export function plainTables(root: Element): void {
  for (const inner of root.querySelectorAll('table table')) if (root.contains(inner)) flatten(inner)
  for (const cell of root.querySelectorAll('td, th')) linesOf(cell)
  for (const table of root.querySelectorAll('table')) part(table)
}
