import { emptyLine, type TypedLine } from '../typed.ts'
import { cellsOf } from './cells.ts'
import { type ColumnRole, quantityIn, rolesByContent, rolesOfHeader } from './columns.ts'

/** What was understood of a copied table. */
export interface Pasted {
  readonly lines: readonly TypedLine[]
  /** The first row named the columns, and is no line. */
  readonly headed: boolean
  /** Which of the three are there. */
  readonly found: readonly ColumnRole[]
  /** What is left out: each column by its head or its first cell. */
  readonly leftOut: readonly string[]
  /** Quantities that are no whole number: their field stays empty. */
  readonly unread: number
}

/** As many rows as anybody pastes; the rest of a whole sheet is not looked at. */
export const mostRows = 500

/** Rows copied out of a spreadsheet, or null for a text of one cell: the browser puts that where the cursor is. */
export function pastedLines(text: string): Pasted | null {
  const rows = cellsOf(text)
  const [first = []] = rows
  if (rows.length <= 1 && first.length <= 1) return null
  const header = rows.length > 1 ? rolesOfHeader(first) : null
  const body = (header ? rows.slice(1) : rows).slice(0, mostRows)
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => body.map((cells) => cells[at] ?? ''))
  const roles = header ?? rolesByContent(columns)
  const cellOf = (cells: readonly string[], role: ColumnRole) => cells[roles.indexOf(role)] ?? ''
  const lines = body.map((cells) => ({
    ...emptyLine,
    product_code: cellOf(cells, 'code').slice(0, 60),
    description: cellOf(cells, 'description').slice(0, 300),
    quantity: quantityIn(cellOf(cells, 'quantity')) ?? '',
  }))
  return {
    lines,
    headed: header !== null,
    found: (['code', 'description', 'quantity'] as const).filter((role) => roles.includes(role)),
    leftOut: columns.flatMap((cells, at) => {
      const role = roles[at] ?? null
      const said = cells.find((cell) => cell !== '')
      return (role === null || role === 'price') && said !== undefined ? [(header && first[at]) || said] : []
    }),
    unread: body.filter((cells) => {
      const cell = cellOf(cells, 'quantity')
      return cell !== '' && quantityIn(cell) === null
    }).length,
  }
}
