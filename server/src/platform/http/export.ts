import type { Call, ColumnType } from '@mandato/contract'
import type { Language } from '@mandato/contract/words'
import { writeXlsxStream } from 'hucre/xlsx'
import { clockAt } from '../clock.ts'
import type { Row, Table } from './asking.ts'
import { csvValue, spreadsheetValue } from './csv.ts'
import { fileHeaders } from './tables.ts'

export type Output = 'xlsx' | 'csv' | 'pdf'

export const outputTypes: Readonly<Record<Output, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
}

/** Which call, and of which day its figures are. */
export interface Named {
  readonly call: Call
  readonly day: string
}

/** Streams a table as a file, written while its rows are read. */
export function exportTable(
  { call, day }: Named,
  output: 'xlsx' | 'csv',
  { meta, parts }: Table,
  language: Language,
): AsyncIterable<Uint8Array> {
  if (output === 'csv') {
    const value = call.csv === 'data' ? csvValue : spreadsheetValue
    return csv(fileHeaders(call.table ?? [], language, meta), parts, value)
  }
  return spreadsheet({ call, day }, parts, meta, language)
}

/** A table as a spreadsheet, written while its rows are read. */
export function spreadsheet(
  { call, day }: Named,
  parts: AsyncIterable<Iterable<Row>>,
  meta: Row,
  language: Language,
): AsyncIterable<Uint8Array> {
  const headers = fileHeaders(call.table ?? [], language, meta)
  // Thirty-one characters is what a spreadsheet shows of a sheet's name.
  const name = call.path.toString().split('/')[3]?.slice(0, 20) ?? 'table'
  return writeXlsxStream(cells(headers, parts), {
    name: `${name} ${day}`,
    columns: headers.map(columnOf),
    freezePane: { rows: 1 },
  })
}

type Header = ReturnType<typeof fileHeaders>[number]

const formats: Partial<Record<ColumnType, string>> = {
  money: '#,##0.00',
  percent: '0.0',
  int: '#,##0',
  date: 'dd/mm/yyyy',
  datetime: 'dd/mm/yyyy hh:mm',
}
const widths: Partial<Record<ColumnType, number>> = {
  money: 16,
  percent: 9,
  int: 10,
  date: 12,
  datetime: 18,
  bool: 8,
}

const columnOf = ({ key, label, type }: Header) => {
  const numFmt = formats[type]
  return { key, header: label, width: widths[type] ?? 24, ...(numFmt && { numFmt }) }
}

async function* cells(headers: readonly Header[], parts: AsyncIterable<Iterable<Row>>) {
  for await (const rows of parts)
    for (const row of rows) yield headers.map((header) => cell(saidIn(header, row), header.type))
}

/** A code in its words; anything else as it is. */
function saidIn({ key, words }: Header, row: Row): unknown {
  const value = row[key]
  return typeof value === 'string' ? (words?.[value]?.label ?? value) : value
}

/**
 * Text stays text whatever it begins with. A sheet knows no zones and shows what stands in UTC: dates become its
 * midnights, so that no zone shifts them, and moments what the company's clock shows.
 */
function cell(value: unknown, type: ColumnType): string | number | boolean | Date | null {
  if (value === null || value === undefined) return null
  if ((type === 'date' || type === 'datetime') && typeof value === 'string')
    return new Date(value.length === 10 ? `${value}T00:00:00Z` : `${clockAt(new Date(value))}Z`)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' ? value : JSON.stringify(value)
}

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
