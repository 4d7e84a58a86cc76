import type { ImportKind } from '@mandato/contract/imports/names'
import type { FileAnswer } from '@mandato/contract'
import { columnsOf } from '@mandato/contract/imports/kinds'
import { csvValue } from '../platform/http/csv.ts'
import { outputTypes } from '../platform/http/export.ts'

/**
 * A file to begin with: all columns of a kind and an example row to write over. In the spreadsheet every cell is text,
 * so that codes keep their zeros.
 */
export async function importTemplate(kind: ImportKind, format: 'csv' | 'xlsx'): Promise<FileAnswer> {
  const columns = columnsOf(kind)
  const filename = `mandato-${kind}.${format}`
  if (format === 'csv') {
    const lines = [columns.map(({ name }) => name), columns.map(({ example }) => example)]
    const text = lines.map((cells) => `${cells.map(csvValue).join(',')}\r\n`).join('')
    // Opened by a double click: without the mark a spreadsheet takes accents for something else.
    return { filename, data: new TextEncoder().encode(`\uFEFF${text}`) }
  }
  // Seventy modules that the start need not wait for.
  const { writeXlsxStream } = await import('hucre/xlsx')
  const sheet = writeXlsxStream([columns.map(({ example }) => example)], {
    name: kind,
    columns: columns.map(({ name, example }) => ({
      key: name,
      header: name,
      width: Math.max(name.length, example.length) + 3,
      numFmt: '@',
    })),
    freezePane: { rows: 1 },
  })
  return { filename, type: outputTypes.xlsx, data: sheet }
}
