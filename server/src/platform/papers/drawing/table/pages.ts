import type { Line } from './lines.ts'

export interface Page {
  readonly lines: readonly Line[]
}

/** The room for lines on the first and on every further page, in points. */
export interface Room {
  readonly first: number
  readonly further: number
}

/**
 * Breaks the lines into pages. A heading stays with the first row of its group and is repeated, marked as
 * continued, where the group goes on; a sum never stands alone at the head of a page.
 * @param continued writes the heading of a group that goes on
 */
export function paginate(lines: readonly Line[], room: Room, continued: (heading: Line) => Line): Page[] {
  const pages: Line[][] = [[]]
  let heading: Line | undefined
  let left = room.first
  const turn = (again: readonly Line[]) => {
    pages.push([...again])
    left = room.further - sumOf(again)
  }
  lines.forEach((line, i) => {
    if (line.kind === 'group') heading = line
    const next = lines[i + 1]
    const needed = line.height + (line.kind === 'group' && next ? next.height : 0)
    const page = pages.at(-1) ?? []
    if (needed > left && page.length > 0) {
      const companion = isSum(line) && page.length > 1 ? page.pop() : undefined
      const again = heading && line.kind !== 'group' && line.kind !== 'total' ? [continued(heading)] : []
      turn([...again, ...(companion ? [companion] : [])])
    }
    pages.at(-1)?.push(line)
    left -= line.height
    if (line.kind === 'subtotal') heading = undefined
  })
  return pages.map((page) => ({ lines: page }))
}

const isSum = ({ kind }: Line) => kind === 'subtotal' || kind === 'total'
const sumOf = (lines: readonly Line[]) => lines.reduce((total, { height }) => total + height, 0)
