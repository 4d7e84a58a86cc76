import { fill } from '@mandato/contract/words'
import { figuresIn } from '../figures.ts'
import { frameData, shortened } from '../frame.ts'
import type { Printable } from '../printable.ts'
import { type Cell, type Column, columnsOf, plainText } from './cells.ts'
import { kindOf } from './kinds.ts'
import { groupLine, heightOf, type Line, lineOf } from './lines.ts'
import type { Measure } from './measure.ts'
import { type Page, paginate } from './pages.ts'
import type { Row, TableAbout } from './request.ts'
import { sumCells } from './sums.ts'
import { headSize, inset, layOut, type Layout } from './widths.ts'
import { tableWords } from './words.ts'
import { wrap } from './wrap.ts'

/** A table broken into pages, and what all its pages share. */
export interface Composed {
  readonly pages: readonly Page[]
  readonly shared: Readonly<Record<string, unknown>>
}

/** The height inside the margins of `page.typ`, less a hair against rounding. */
const paperHeight = { portrait: 736.5, landscape: 507 }
const letterheadHeight = 43

/** Formats, measures and breaks a whole table; nothing is left to chance when it is drawn. */
export function compose(
  about: TableAbout,
  rows: readonly Row[],
  measure: Measure,
  printable: Printable,
): Composed {
  const { language, headers, groupBy } = about
  const columns = columnsOf(
    headers.filter(({ key }) => key !== groupBy),
    rows,
    language,
  )
  const write = (row: Row) =>
    columns.map(({ key, write: own }): Cell => {
      const cell = own(row[key])
      return { ...cell, text: printable(cell.text) }
    })
  const cells = rows.map(write)
  const sums =
    rows.some((row) => kindOf(row) === 'total') || !columns.some((column) => column.sums)
      ? undefined
      : sumCells(columns, rows, tableWords[groupBy ? 'grandTotal' : 'total'][language], about.totals)
  const groups = groupsOf(rows, groupBy).map((group) => ({
    ...group,
    sums: sumCells(columns, rows.slice(group.from, group.to), tableWords.total[language]),
  }))
  const widest = [...cells, ...groups.map((group) => group.sums), ...(sums ? [sums] : [])]
  const layout = layOut(columns, widest, measure)
  const body = bodyLines(groups, { columns, rows, cells, layout, measure, printable })
  const lines = sums && rows.length > 0 ? [...body, lineOf('total', sums, columns, layout, measure)] : body
  const head = headOf(columns, layout, measure)
  const filters = filterLines(about, layout, measure, printable)
  const height = layout.landscape ? paperHeight.landscape : paperHeight.portrait
  const letterhead = letterheadHeight + (filters.length > 0 ? 14 + filters.length * 8.9 : 0) + 10
  const room = { first: height - letterhead - head.height, further: height - head.height }
  const continued = (line: Line): Line => ({
    ...line,
    cells: [`${String(line.cells[0])} ${tableWords.continued[language]}`],
  })
  return {
    pages: paginate(lines, room, continued),
    shared: {
      frame: frameOf(about, rows, printable),
      layout,
      columns: columns.map(({ align, role }) => ({ align, role })),
      head,
      filters,
      letterhead,
      ...(rows.length === 0 && { none: tableWords.none[language] }),
    },
  }
}

interface Material {
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly cells: readonly (readonly Cell[])[]
  readonly layout: Layout
  readonly measure: Measure
  readonly printable: Printable
}

interface Group {
  readonly heading: string | undefined
  readonly from: number
  readonly to: number
}

/** Runs of rows with the same value; one run without a heading when nothing is grouped. */
function groupsOf(rows: readonly Row[], groupBy: string | undefined): Group[] {
  if (!groupBy) return [{ heading: undefined, from: 0, to: rows.length }]
  const starts = rows.flatMap((row, i) => (i === 0 || row[groupBy] !== rows[i - 1]?.[groupBy] ? [i] : []))
  return starts.map((from, i) => ({
    heading: shortened(plainText(rows[from]?.[groupBy]) || '–', 90),
    from,
    to: starts[i + 1] ?? rows.length,
  }))
}

/** The rows, with the headings and sums of their groups. */
function bodyLines(groups: readonly (Group & { sums: Cell[] })[], material: Material): Line[] {
  const { columns, rows, cells, layout, measure, printable } = material
  const line = (kind: Line['kind'], own: readonly Cell[]) => lineOf(kind, own, columns, layout, measure)
  const adds = columns.some((column) => column.sums)
  return groups.flatMap(({ heading, from, to, sums }) => {
    const own = rows.slice(from, to).map((row, i) => line(kindOf(row), cells[from + i] ?? []))
    if (heading === undefined) return own
    return [groupLine(printable(heading), layout), ...own, ...(adds ? [line('subtotal', sums)] : [])]
  })
}

function headOf(columns: readonly Column[], layout: Layout, measure: Measure) {
  const size = layout.size * headSize
  const labels = columns.map(({ label }, i) =>
    wrap(label, (layout.widths[i] ?? 0) - 2 * inset, (text) => measure(text, size, true)),
  )
  const most = Math.max(1, ...labels.map((label) => label.length))
  return { height: heightOf('row', most, size) + 1, labels: labels.map((label) => label.join('\n')) }
}

function filterLines(
  { filters }: TableAbout,
  layout: Layout,
  measure: Measure,
  printable: Printable,
): string[] {
  if (!filters) return []
  const width = layout.landscape ? 762 : 498
  return wrap(printable(filters), width, (text) => measure(text, 7.4, true))
}

function frameOf(about: TableAbout, shown: readonly Row[], printable: Printable) {
  const { language, asOf, filters } = about
  const figures = figuresIn(language)
  const title = printable(shortened(about.title, 70))
  // Rows that contain each other are not counted.
  const counts = shown.every((row) => kindOf(row) === 'row')
  const rows = tableWords[shown.length === 1 ? 'oneRow' : 'rows'][language]
  const day = asOf ? fill(tableWords.asOf[language], { day: figures.date(asOf) }) : ''
  return frameData({
    language,
    company: about.company,
    title,
    subtitle: [
      ...(about.subject ? [{ strong: printable(shortened(about.subject, 90)) }] : []),
      ...(about.subject && (counts || day) ? [' · '] : []),
      ...(counts ? [{ strong: figures.whole(shown.length) }, rows] : []),
      counts && day ? ` · ${day}` : day,
    ],
    running: [title, about.subject, filters].flatMap((text) => (text ? printable(text) : [])).join(' · '),
    corner: fill(tableWords.printed[language], { moment: figures.moment(about.printedAt) }),
    foot: 'running',
  })
}
