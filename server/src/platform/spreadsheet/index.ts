import { packageParts, type SheetAbout } from './package-parts.ts'
import { type Row, Rows } from './rows.ts'
import { widthsOf } from './widths.ts'
import { type Spreadsheet, worksheet } from './worksheet.ts'
import { type Entry, zip } from './zip.ts'

export { saidIn } from './cell.ts'

/** What a sheet can hold; the rows after these stand on a further one. */
const mostRows = 1_048_576

/**
 * Writes a table as an Office Open XML workbook (ECMA-376) while its rows are read: the memory does not depend on
 * their number. Widths are measured on the first part.
 */
export const writeSpreadsheet = (
  about: Spreadsheet,
  parts: AsyncIterable<Iterable<Row>>,
  rowsPerSheet = mostRows,
): AsyncIterable<Uint8Array> => zip(entries(about, new Rows(about.columns, parts), rowsPerSheet))

async function* entries(about: Spreadsheet, rows: Rows, rowsPerSheet: number): AsyncGenerator<Entry> {
  const sheets: SheetAbout[] = []
  try {
    const widths = widthsOf(about.columns, await rows.peek())
    do {
      const sheet = worksheet(about, rows, widths, { mostRows: rowsPerSheet, first: sheets.length === 0 })
      const path = `xl/worksheets/sheet${sheets.length + 1}.xml`
      yield { path, data: noting(sheet, (done) => sheets.push(done)) }
    } while ((await rows.peek()).length > 0)
  } finally {
    await rows.close()
  }
  for (const [path, text] of packageParts(about.name, sheets)) yield { path, data: once(text) }
}

/** Passes on what a generator yields, and hands over what it returns. */
async function* noting<Y, R>(source: AsyncGenerator<Y, R>, note: (returned: R) => void): AsyncGenerator<Y> {
  note(yield* source)
}

async function* once(text: string) {
  yield new TextEncoder().encode(text)
}
