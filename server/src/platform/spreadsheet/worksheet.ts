import { cellXml, escaped, letters, type SheetColumn, styleOfCell, styles } from './cell.ts'
import { type SheetAbout, worksheetOpen } from './package-parts.ts'
import type { Rows, SheetRow } from './rows.ts'

/** A table for people: what it is stands above its heading, and its columns are as wide as what is in them. */
export interface Spreadsheet {
  /** The name of its sheet. */
  readonly name: string
  /** The lines above the table, the first as its title. */
  readonly above: readonly string[]
  readonly columns: readonly SheetColumn[]
  /** The word of the line of sums. */
  readonly totalLabel: string
}

const encoder = new TextEncoder()

/**
 * One worksheet: title lines, a heading with a filter that stays in sight, rows, and under the last row the sums.
 * @param mostRows how many lines the sheet takes; the rows beyond are left to the next one
 * @param first whether no other sheet stands before it: then its sums can be formulas
 * @returns where its heading and its filter are
 */
export async function* worksheet(
  about: Spreadsheet,
  rows: Rows,
  widths: readonly number[],
  { mostRows, first }: { readonly mostRows: number; readonly first: boolean },
): AsyncGenerator<Uint8Array, SheetAbout> {
  const { columns, above } = about
  const headRow = above.length + 2
  yield encoder.encode(head(about, widths, headRow))
  let line = headRow
  while (line < mostRows) {
    const part = await rows.take(mostRows - line)
    if (part.length === 0) break
    yield encoder.encode(part.map((row) => rowXml(columns, row, (line += 1))).join(''))
  }
  const range = `A${headRow}:${letters(Math.max(0, columns.length - 1))}${Math.max(line, headRow + 1)}`
  const ended = (await rows.peek()).length === 0
  const sums =
    ended && rows.totals.wanted && line > headRow
      ? sumsXml(about, rows, { from: headRow + 1, to: line, formulas: first && rows.totals.plain })
      : ''
  yield encoder.encode(
    `${sums}</sheetData><autoFilter ref="${range}"/><pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>` +
      `<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/><headerFooter><oddFooter>&amp;L${footer(above)}&amp;R&amp;P/&amp;N</oddFooter></headerFooter></worksheet>`,
  )
  return { headRow, range }
}

/** The ampersand commands in a footer; a pair of them is one. */
const footer = ([title = '']: readonly string[]) => escaped(title.slice(0, 120).replaceAll('&', '&&'))

function head({ above, columns }: Spreadsheet, widths: readonly number[], headRow: number): string {
  const cols = widths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  )
  const titles = above.map((text, i) =>
    row(i + 1, [cellXml(`A${i + 1}`, text, i === 0 ? styles.title : styles.note)]),
  )
  const labels = columns.map((column, i) => {
    const right = column.type === 'int' || column.type === 'money' || column.type === 'percent'
    return cellXml(`${letters(i)}${headRow}`, column.label, right ? styles.headRight : styles.head)
  })
  return (
    `${worksheetOpen}<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="${headRow}" topLeftCell="A${headRow + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${cols.join('')}</cols><sheetData>${titles.join('')}${row(headRow, labels)}`
  )
}

const row = (line: number, cells: readonly string[]) => `<row r="${line}">${cells.join('')}</row>`

const rowXml = (columns: readonly SheetColumn[], { values, strong }: SheetRow, line: number) =>
  row(
    line,
    columns.map((column, i) => {
      const value = values[i] ?? null
      return cellXml(`${letters(i)}${line}`, value, styleOfCell(column, value) + (strong ? styles.strong : 0))
    }),
  )

/** Sums that follow the spreadsheet's own filter. */
function sumsXml(
  { columns, totalLabel }: Spreadsheet,
  { totals }: Rows,
  { from, to, formulas }: { readonly from: number; readonly to: number; readonly formulas: boolean },
): string {
  const labelled = columns.findIndex(({ total, type }) => !total && type === 'text')
  return row(
    to + 1,
    columns.map((column, i) => {
      const at = `${letters(i)}${to + 1}`
      if (!column.total) return i === labelled ? cellXml(at, totalLabel, styles.strong) : ''
      const value = totals.of(column.key)
      const style = styleOfCell(column, value) + styles.strong
      if (!formulas) return cellXml(at, value, style)
      return `<c r="${at}" s="${style}"><f>SUBTOTAL(109,${letters(i)}${from}:${letters(i)}${to})</f><v>${value}</v></c>`
    }),
  )
}
