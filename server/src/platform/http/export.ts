import type { Call } from '@mandato/contract'
import { fill, type Language } from '@mandato/contract/words'
import { figuresIn } from '../papers/drawing/figures.ts'
import { tableWords } from '../papers/drawing/table/words.ts'
import { saidIn, writeSpreadsheet } from '../spreadsheet/index.ts'
import type { AboutFile } from './about-file.ts'
import type { Row } from './input.ts'
import type { Table } from './asking.ts'
import { csvValue, spreadsheetValue } from './csv.ts'
import { fileHeaders } from './tables.ts'

export type Output = 'xlsx' | 'csv' | 'pdf'

export const outputTypes: Readonly<Record<Output, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
}

/** Streams a table as a file, written while its rows are read. */
export function exportTable(
  { call, meta, parts }: Table & { readonly call: Call },
  output: 'xlsx' | 'csv',
  made: Made,
): AsyncIterable<Uint8Array> {
  const headers = fileHeaders(call.table ?? [], made.language, meta)
  if (output === 'csv') return csv(headers, parts, call.csv === 'data' ? csvValue : spreadsheetValue)
  return spreadsheet(headers, parts, made)
}

/** What a file says of itself, for whom and when it was made. */
interface Made {
  readonly about: AboutFile
  readonly language: Language
  readonly now: Date
}

/** A table as a spreadsheet; what it is stands above its heading. */
export function spreadsheet(
  headers: readonly Header[],
  parts: AsyncIterable<Iterable<Row>>,
  { about, language, now }: Made,
): AsyncIterable<Uint8Array> {
  const { title, subject, period, filters, asOf } = about
  const figures = figuresIn(language)
  const said = [
    period,
    filters,
    asOf && fill(tableWords.asOf[language], { day: figures.date(asOf) }),
    fill(tableWords.made[language], { moment: figures.moment(now) }),
  ]
  return writeSpreadsheet(
    {
      name: title,
      above: [[title, subject].filter(Boolean).join(' · '), said.filter(Boolean).join(' · ')],
      // Pictures and buttons stay on the screen.
      columns: headers
        .filter(({ type }) => type !== 'image' && type !== 'action')
        .map((header) => (header.type === 'bool' ? { ...header, words: yesOrNo(language) } : header)),
      totalLabel: tableWords.total[language],
    },
    parts,
  )
}

/** Else a spreadsheet writes TRUE and FALSE in its own language. */
const yesOrNo = (language: Language) => ({
  true: { label: tableWords.yes[language] },
  false: { label: tableWords.no[language] },
})

type Header = ReturnType<typeof fileHeaders>[number]

async function* csv(
  headers: readonly Header[],
  parts: AsyncIterable<readonly Row[]>,
  value: (text: string) => string,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const lineOf = (cells: readonly string[]) => `${cells.join(',')}\r\n`
  yield encoder.encode(`\uFEFF${lineOf(headers.map(({ label }) => value(label)))}`)
  const line = (row: Row) => lineOf(headers.map((header) => csvCell(saidIn(header, row), value)))
  for await (const rows of parts) yield encoder.encode(rows.map(line).join(''))
}

function csvCell(value: unknown, said: (text: string) => string): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return said(typeof value === 'string' ? value : JSON.stringify(value))
}
