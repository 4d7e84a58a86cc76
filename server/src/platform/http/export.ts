import type { Call, ColumnType } from '@mandato/contract'
import type { Language } from '@mandato/contract/words'
import { writeXlsxStream } from 'hucre/xlsx'
import { fileHeaders, rowsOf } from './tables.ts'

type Row = Readonly<Record<string, unknown>>
/** One page of the call: the parsed response and what the envelope says beside it. */
export type Page = { readonly response: unknown; readonly meta: Row; readonly total: number | null }
/** Asks the call for a page; the filters are those of the request. */
export type Ask = (page: number, perPage: number) => Promise<Page>
export type Output = 'xlsx' | 'csv' | 'pdf'

/** Small first, so that the first bytes leave at once; then long, so that deep offsets stay few. */
const firstPage = 500
const furtherPages = 20_000

export const outputTypes: Readonly<Record<Output, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
}

/** Asked for before anything is sent: a refusal must still be able to become an error answer. */
export const firstPageOf = (call: Call, ask: Ask): Promise<Page> =>
  ask(1, call.paged ? firstPage : Number.MAX_SAFE_INTEGER)

/** Which call, and of which day its figures are. */
export interface Named {
  readonly call: Call
  readonly day: string
}

/**
 * Streams a table, all pages with the same filters, as a spreadsheet. Runs in one snapshot of the data.
 * @param first from firstPageOf
 */
export function exportTable(
  { call, day }: Named,
  output: 'xlsx' | 'csv',
  first: Page,
  ask: Ask,
  language: Language,
): AsyncIterable<Uint8Array> {
  const headers = fileHeaders(call.table ?? [], language, first.meta)
  const rows = allRows(call, first, ask)
  if (output === 'csv') return csv(headers, rows)
  // Thirty-one characters is what a spreadsheet shows of a sheet's name.
  const name = call.path.toString().split('/')[3]?.slice(0, 20) ?? 'table'
  return writeXlsxStream(cells(headers, rows), {
    name: `${name} ${day}`,
    columns: headers.map(columnOf),
    freezePane: { rows: 1 },
  })
}

/** Every row of the table, page after page; the first page is already there. */
export async function* allRows(call: Call, first: Page, ask: Ask): AsyncGenerator<Row> {
  yield* rowsOf(first.response)
  if (!call.paged || (first.total ?? 0) <= firstPage) return
  for (let page = 1, seen = firstPage; seen < (first.total ?? 0); page += 1) {
    const rows = rowsOf((await ask(page, furtherPages)).response)
    if (rows.length === 0) return
    // The long pages begin at row 0 again: what the first, short one brought is left out.
    yield* page === 1 ? rows.slice(firstPage) : rows
    seen = page * furtherPages
  }
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

async function* cells(headers: readonly Header[], rows: AsyncIterable<Row>) {
  for await (const row of rows) yield headers.map((header) => cell(saidIn(header, row), header.type))
}

/** A code in its words; anything else as it is. */
function saidIn({ key, words }: Header, row: Row): unknown {
  const value = row[key]
  return typeof value === 'string' ? (words?.[value]?.label ?? value) : value
}

/** Text stays text whatever it begins with; dates become dates of the sheet at UTC midnight, so that no zone shifts them. */
function cell(value: unknown, type: ColumnType): string | number | boolean | Date | null {
  if (value === null || value === undefined) return null
  if ((type === 'date' || type === 'datetime') && typeof value === 'string')
    return new Date(value.length === 10 ? `${value}T00:00:00Z` : value)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' ? value : JSON.stringify(value)
}

async function* csv(headers: readonly Header[], rows: AsyncIterable<Row>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(`\uFEFF${headers.map(({ label }) => quoted(label)).join(',')}\r\n`)
  let batch = ''
  for await (const row of rows) {
    batch += `${headers.map((header) => quoted(saidIn(header, row))).join(',')}\r\n`
    if (batch.length > 65_536) {
      yield encoder.encode(batch)
      batch = ''
    }
  }
  yield encoder.encode(batch)
}

/** RFC 4180; text that a spreadsheet would take for a formula gets an apostrophe (OWASP, CSV injection). */
function quoted(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const harmless = /^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
